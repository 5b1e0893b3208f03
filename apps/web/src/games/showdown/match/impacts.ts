import type { Seat, SeenCard } from '@cardscape/kernel';
import type { ShowdownEvent } from '@cardscape/showdown';
import { numeral } from '../../../look/card/numerals.ts';
import { cardAnchor } from '../../../table/anchors.ts';
import type { Impact, Place } from '../../../table/impact/impact.ts';

/** What of these events is felt: attacks, what is destroyed, HP, levelling up. */
export function impactsOf(events: readonly ShowdownEvent[], near: Seat): Impact[] {
  return events.flatMap((event): Impact[] => {
    switch (event.type) {
      case 'attack': {
        const to = placeOf(event.target);
        if (to === undefined || event.how === 'missed') return [];
        const from = event.subject ? placeOf(event.subject) : undefined;
        return [{ kind: 'strike', from, to, meets: meetingOf(event.target, events) }];
      }
      case 'damaged':
      case 'suffered':
        return changeOf(event.target, -event.damage);
      case 'healed':
        return changeOf(event.target, event.by);
      case 'destroyed': {
        const at = placeOf(event.subject);
        return at === undefined ? [] : [{ kind: 'break', at }];
      }
      case 'levelUp': {
        const side = event.seat === near ? 'near' : 'far';
        const at = `[data-zone="character"][data-side="${side}"] [data-card]`;
        return [{ kind: 'rise', at, words: `Level ${event.level}` }];
      }
      default:
        return [];
    }
  });
}

/** The damage that gets through, and the HP that it meets. */
function meetingOf(
  target: SeenCard,
  events: readonly ShowdownEvent[],
): readonly [string, string] | undefined {
  for (const event of events)
    if (event.type === 'damaged' && placeOf(event.target) === placeOf(target))
      return [numeral(event.damage), `${numeral(event.hp + event.damage)} HP`];
  return undefined;
}

function changeOf(target: SeenCard, by: number): Impact[] {
  const at = placeOf(target);
  return at === undefined || by === 0 ? [] : [{ kind: 'change', at, by }];
}

function placeOf(seen: SeenCard): Place | undefined {
  return 'card' in seen ? cardAnchor(seen.card) : undefined;
}
