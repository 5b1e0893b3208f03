import type { CardId } from '@cardscape/kernel';
import type { PlayerView } from '@cardscape/kolyma';
import { signed } from '../../../look/card/NumberCard.tsx';
import type { CardPrints } from '../prints.ts';
import type { CardAct } from './acts.ts';
import { totalWords } from './totals.ts';

/** What a deed would do with this very card: its own text, or the sums that a flip changes. */
export function deedWords(
  { act, does }: CardAct,
  card: CardId,
  { hand, line, total }: Pick<PlayerView, 'hand' | 'line' | 'total'>,
  prints: Pick<CardPrints, 'special'>,
): string {
  if (act === 'play') {
    const seen = hand.find((each) => 'card' in each && each.card === card);
    return (seen && 'design' in seen && prints.special(seen.design).text) || does;
  }
  const laid = act === 'flip' && line.find((each) => each.card === card);
  return laid ? flipWords(laid.value, total) : does;
}

function flipWords(value: number, total: number): string {
  if (value === 0) return `0 stays 0: your total stays ${totalWords(total)}.`;
  const after = totalWords(total - 2 * value);
  return `${signed(value)} becomes ${signed(-value)}: your total goes from ${totalWords(total)} to ${after}.`;
}
