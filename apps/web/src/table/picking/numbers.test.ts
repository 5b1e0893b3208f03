import { describe, expect, it, vi } from 'vitest';
import { isAnswer, numberDeeds, stepped } from './numbers.ts';
import type { AskedNumber } from './turn.ts';

const asking = (min: number, max: number): AskedNumber => ({
  ask: 'number',
  seat: 0,
  kind: 'bid',
  prompt: 'Bid.',
  min,
  max,
});

/** The keys that answer a question, with what they do to the number 2. */
function keysOf(min: number, max: number) {
  const setAmount = vi.fn();
  const confirm = vi.fn();
  const deeds = numberDeeds({ number: asking(min, max), amount: 2, setAmount, confirm });
  const press = (key: string) => deeds.find((deed) => deed.key === key)?.run();
  return { keys: deeds.map(({ key }) => key), press, setAmount, confirm };
}

describe('a question for a number', () => {
  it('is answered by whole numbers of its range', () => {
    const question = asking(-1, 3);
    expect([-2, -1, 0, 3, 4, 1.5, Number.NaN].map((each) => isAnswer(question, each))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('is stepped within its range, also from outside of it and from nothing', () => {
    const question = asking(1, 3);
    expect(stepped(question, 2, 1)).toBe(3);
    expect(stepped(question, 3, 1)).toBe(3);
    expect(stepped(question, 1, -1)).toBe(1);
    expect(stepped(question, 99, -1)).toBe(3);
    expect(stepped(question, Number.NaN, 1)).toBe(1);
  });

  it('has keys for one more, one less, each digit that it can be, and its answer', () => {
    const { keys, press, setAmount, confirm } = keysOf(1, 4);
    expect(keys).toEqual(['+', '-', '1', '2', '3', '4', 'c']);
    for (const key of ['+', '-', '4', 'c']) press(key);
    expect(setAmount.mock.calls).toEqual([[3], [1], [4]]);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('has no keys where no number is asked for', () => {
    const nothing = { amount: 0, setAmount: () => {}, confirm: () => {} };
    expect(numberDeeds({ number: undefined, ...nothing })).toEqual([]);
  });
});
