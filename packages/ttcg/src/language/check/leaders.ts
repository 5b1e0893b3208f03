import type { Act, Leader } from '../tree/tree.ts';
import type { Case } from './case.ts';

const LEADING: Readonly<Record<Leader, true>> = {
  'most units': true,
  'most spells': true,
  'most points': true,
  'most cards in hand': true,
  'fewest units': true,
  'fewest spells': true,
  'fewest points': true,
  'fewest cards in hand': true,
};

/** "the player with the most points", as a tree says it. */
export const LEADERS: readonly string[] = Object.keys(LEADING);

/** "The player with the most points loses 3 points and draws a card": after the first, that may be the other one. */
export function checkLeaders(checked: Case): void {
  const [, second] = checked.acts.filter(isByLeader);
  if (second)
    checked.complainOf(second, 'what was done before may have changed who that is; say one thing');
}

const isByLeader = (act: Act): boolean =>
  [(act as { who?: string }).who, (act as { by?: unknown }).by].some(
    (who) => typeof who === 'string' && who in LEADING,
  );
