import type { CardId, PickDecision } from '@cardscape/kernel';
import { nameOf } from '@cardscape/ttcg/tools';
import { type Seen, slotParts } from '../table/seen.ts';

/** Questions that are answered in words, not on the table. */
const inWords = ['mulligan', 'decide', 'effect'];

/** Is this answered by picking one of some sentences? */
export function asksInWords(asked: PickDecision | undefined): asked is PickDecision {
  return asked !== undefined && inWords.includes(asked.kind);
}

/** Does this ask for cards that do not all lie open on the table, so that they must be shown? */
export function asksForHidden(
  asked: PickDecision | undefined,
  seen: ReadonlyMap<CardId, Seen>,
): asked is PickDecision {
  if (asked?.kind !== 'choose') return false;
  return asked.options.some(({ card, target }) => {
    if (card === undefined) return target?.is !== 'hidden' || !slotParts(target.zone ?? '');
    const found = seen.get(card);
    if (found?.field?.active === false) return true;
    return found?.place !== 'field' && !(found?.place === 'hand' && found.seat === asked.seat);
  });
}

/** Where a card to choose lies, in a word or two. */
export function placeWords(
  found: Seen | undefined,
  near: number,
  seen: ReadonlyMap<CardId, Seen>,
): string {
  if (!found) return 'Hidden';
  const above = found.field?.active === false && activeIn(found.slot, seen);
  if (above) return `Under ${nameOf(above.design)}`;
  const whose = found.seat === near ? 'Your' : 'Their';
  const words = { hand: 'hand', field: 'field', discard: 'discard', deck: 'deck', chain: 'chain' };
  return `${whose} ${words[found.place]}`;
}

/** The active card of a stack, if its face can be seen. */
function activeIn(slot: string | undefined, seen: ReadonlyMap<CardId, Seen>): Seen | undefined {
  return [...seen.values()].find((each) => each.slot === slot && each.field?.active);
}
