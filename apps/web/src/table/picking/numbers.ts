import type { Deed } from '../gameTable.ts';
import type { AskedNumber, TableTurn } from './turn.ts';

/** Can a question be answered with this number? */
export function isAnswer({ min, max }: Pick<AskedNumber, 'min' | 'max'>, amount: number): boolean {
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

/** What a question can be answered with. */
export function numberWords({ min, max }: Pick<AskedNumber, 'min' | 'max'>): string {
  return `Choose a whole number from ${min} to ${max}.`;
}

/** One more or one less, as far as the question goes. */
export function stepped({ min, max }: AskedNumber, amount: number, by: 1 | -1): number {
  if (Number.isNaN(amount)) return min;
  return Math.max(min, Math.min(max, amount + by));
}

type Numbering = Pick<TableTurn, 'number' | 'amount' | 'setAmount' | 'confirm'>;

/** The keys that answer a question for a number; its buttons stand with the number. */
export function numberDeeds({ number, amount, setAmount, confirm }: Numbering): Deed[] {
  if (!number) return [];
  const { min, max } = number;
  const digits = Array.from({ length: 9 }, (_, at) => at + 1).filter(
    (digit) => digit >= min && digit <= max,
  );
  return [
    { key: '+', words: 'One more', run: () => setAmount(stepped(number, amount, 1)) },
    { key: '-', words: 'One less', run: () => setAmount(stepped(number, amount, -1)) },
    ...digits.map((digit) => ({
      key: String(digit),
      words: `Set the number to ${digit}`,
      run: () => setAmount(digit),
    })),
    { key: 'c', words: 'Answer with the number', run: confirm },
  ];
}
