import type { CardId } from '@cardscape/kernel';
import type { Link } from '../position/chain-link.ts';
import { type Duel, present, refsTo } from '../position/duel.ts';
import type { CardsQuestion } from '../position/question.ts';
import { askCards } from './ask.ts';

/** Does what comes after stay possible with these cards chosen, and more of them if they are not all? */
type IsFine = (chosen: readonly CardId[], all: boolean) => boolean;

/** More ways to choose than this are not looked through before: cards are asked for one by one. */
const MANY = 64;

/**
 * R-T65. Lets a player choose cards so that what comes after stays possible: together where every choice does,
 * else one after the other.
 */
export function askSparing(
  duel: Duel,
  link: Link,
  question: Omit<CardsQuestion, 'ask'>,
  isFine: IsFine,
): readonly CardId[] | undefined {
  const { from, min } = question;
  const max = Math.min(question.max, from.length);
  if (!link.sparing) {
    if (max === 0 || min >= from.length) return askCards(duel, question);
    if (max === 1) {
      const fine = from.filter((id) => isFine([id], true));
      const least = min === 0 && isFine([], true) ? 0 : 1;
      return askCards(duel, { ...question, from: fine, min: least });
    }
    if (areAllFine(from, min, max, isFine)) return askCards(duel, question);
    link.sparing = [];
  }
  for (;;) {
    const chosen = present(duel, link.sparing);
    const enough = chosen.length >= min && isFine(chosen, true);
    const open = from.filter((id) => !chosen.includes(id) && isFine([...chosen, id], false));
    const more = askCards(duel, { ...question, from: open, min: enough ? 0 : 1, max: 1 });
    if (!more) return undefined;
    link.sparing = [...link.sparing, ...refsTo(duel, more)];
    if (more.length > 0 && link.sparing.length < max) continue;
    const all = present(duel, link.sparing);
    delete link.sparing;
    return all;
  }
}

/** Is every choice a good one? Not told where there are too many. */
function areAllFine(from: readonly CardId[], min: number, max: number, isFine: IsFine): boolean {
  let looked = 0;
  const go = (chosen: readonly CardId[], rest: readonly CardId[]): boolean => {
    if (++looked > MANY) return false;
    if (chosen.length >= min && !isFine(chosen, true)) return false;
    if (chosen.length === max) return true;
    return rest.every((id, at) => go([...chosen, id], rest.slice(at + 1)));
  };
  return go([], from);
}
