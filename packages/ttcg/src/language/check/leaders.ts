import type { Act } from '../tree/tree.ts';
import type { Case } from './case.ts';

/** "The player with the most points loses 3 points and draws a card": after the first, that may be the other one. */
export function checkLeaders(checked: Case): void {
  const [, second] = checked.acts.filter(isByLeader);
  if (second)
    checked.complainOf(second, 'what was done before may have changed who that is; say one thing');
}

const isByLeader = (act: Act): boolean =>
  [(act as { who?: string }).who, (act as { by?: unknown }).by].some(
    (who) => typeof who === 'string' && /^(most|fewest) /.test(who),
  );
