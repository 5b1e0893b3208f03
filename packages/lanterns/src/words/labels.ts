import { cardOf, counted, type Decision, type Option } from '@cardscape/kernel';
import type { LanternState } from '../rules/state.ts';
import type { LanternBook } from '../set/book.ts';

/** What is asked, in words. */
export function promptOf({ kind, min, max }: Decision): string {
  if (kind === 'bid') return `Bid a number from ${min} to ${max}.`;
  if (kind === 'bury') return `Bury up to ${counted(max, 'lantern')}; the last one lies lowest.`;
  return 'Draw, peek, show, keep, roll, bury or bid.';
}

const ACTS: Readonly<Record<string, string>> = {
  roll: 'Roll the die',
  bid: 'Bid a number',
  draw: 'Draw a lantern',
  peek: 'Peek at the top of the deck',
  bury: 'Bury lanterns under the deck',
};

/** An option in words: "Keep Paper Moon (7) face down". */
export function optionLabel(
  book: LanternBook,
  { table }: LanternState,
  { act, card }: Option,
): string {
  if (card === undefined) return ACTS[act] ?? act;
  const { design } = cardOf(table, card);
  const lantern = `${design} (${book.value(design)})`;
  if (act === 'keep') return `Keep ${lantern} face down`;
  return `${act === 'bury' ? 'Bury' : 'Show'} ${lantern}`;
}

/** Why a match ended. */
export function endingOf(reason: string): string {
  return reason === 'equal' ? 'equal scores' : 'the higher score';
}
