import {
  capital,
  cardOf,
  counted,
  type Decision,
  type Option,
  type OptionPhrase,
} from '@cardscape/kernel';
import type { LanternState } from '../rules/state.ts';
import type { LanternBook } from '../set/book.ts';

/** What is asked, in words. */
export function promptOf({ kind, min, max }: Decision): string {
  if (kind === 'bid') return `Bid a number from ${min} to ${max}.`;
  if (kind === 'bury') return `Bury up to ${counted(max, 'lantern')}; the last one lies lowest.`;
  return 'Draw, peek, show, keep, roll, bury or bid.';
}

/** What the acts are about that are about no lantern in particular. */
const OBJECTS: Readonly<Record<string, string>> = {
  roll: 'the die',
  bid: 'a number',
  draw: 'a lantern',
  peek: 'at the top of the deck',
  bury: 'lanterns under the deck',
};

/** An option in its parts: "Keep", "Paper Moon (7) face down". */
export function optionPhrase(
  book: LanternBook,
  { table }: LanternState,
  { act, card }: Option,
): OptionPhrase {
  const verb = capital(act);
  if (card === undefined) return { verb, object: OBJECTS[act] ?? '' };
  const { design } = cardOf(table, card);
  const lantern = `${design} (${book.value(design)})`;
  return { verb, object: act === 'keep' ? `${lantern} face down` : lantern };
}

/** Why a match ended. */
export function endingOf(reason: string): string {
  return reason === 'equal' ? 'equal scores' : 'the higher score';
}
