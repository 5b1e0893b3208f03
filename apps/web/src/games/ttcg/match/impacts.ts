import type { SeenCard } from '@cardscape/kernel';
import type { TtcgEvent } from '@cardscape/ttcg';
import { numeral } from '../../../look/card/numerals.ts';
import { cardAnchor } from '../../../table/anchors.ts';
import type { Impact, Place } from '../../../table/impact/impact.ts';
import { pointsAnchor } from '../table/tableTypes.ts';

/** What of these events is felt: battles, what is destroyed, points, ranking up. */
export function impactsOf(events: readonly TtcgEvent[]): Impact[] {
  return events.flatMap((event): Impact[] => {
    switch (event.type) {
      case 'battle': {
        const { attacker, attack, defender, defense } = event;
        const to = defender ? placeOf(defender) : pointsLost(events);
        const meets =
          defense === undefined ? undefined : ([numeral(attack), numeral(defense)] as const);
        return to === undefined ? [] : [{ kind: 'strike', from: placeOf(attacker), to, meets }];
      }
      case 'destroyed': {
        const at = placeOf(event.subject);
        return at === undefined ? [] : [{ kind: 'break', at }];
      }
      case 'points':
        return [{ kind: 'change', at: pointsAnchor(event.seat), by: event.by }];
      case 'played': {
        const at = event.onto && placeOf(event.subject);
        return at === undefined ? [] : [{ kind: 'rise', at, words: 'Ranked up' }];
      }
      default:
        return [];
    }
  });
}

/** What an attack without a defender hits: the points that are lost by it. */
function pointsLost(events: readonly TtcgEvent[]): Place | undefined {
  const lost = events.find((event) => event.type === 'points' && event.by < 0);
  return lost?.type === 'points' ? pointsAnchor(lost.seat) : undefined;
}

function placeOf(seen: SeenCard): Place | undefined {
  return 'card' in seen ? cardAnchor(seen.card) : undefined;
}
