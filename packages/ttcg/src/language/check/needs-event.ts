import { CARDLESS } from '../tree/cardless.ts';
import type { Effect } from '../tree/tree.ts';
import { mentionsOf } from './mentions.ts';

/** Does an effect that is set off speak of what has set it off, so that it means nothing without that? */
export function needsItsEvent({ when, sentences }: Effect): boolean {
  if (!when || when.at === 'start' || when.at === 'end' || when.at === 'becomes') return false;
  if (when.at !== 'event') return true;
  // "When this card is attacked, it ...": "it" is this card, whatever has happened.
  let spoken = 'card' in when.event && when.event.card === 'this';
  for (const { if: condition, cost, acts } of sentences) {
    for (const part of [condition, ...(cost ?? []), ...acts]) {
      const { that, thatPlayer, countsThat, attack } = mentionsOf(part);
      if (thatPlayer || attack || pointsAtOther(part)) return true;
      if ((that || countsThat) && !spoken) return true;
      spoken ||= part !== undefined && 'do' in part && !CARDLESS.includes(part.do);
    }
  }
  return false;
}

/** "the card it destroyed", "the card that did it", "those points", "counter the effect". */
function pointsAtOther(part: unknown): boolean {
  return /"(?:victim|cause|that many|counter|redirect)"|"the":"points"/.test(
    JSON.stringify(part) ?? '',
  );
}
