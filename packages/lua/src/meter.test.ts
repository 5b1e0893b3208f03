import { expect, it } from 'vitest';
import { Meter, spendMemory, spendSteps } from './meter.ts';

const LIMITS = { steps: 100, memory: 1000, depth: 10 };

it('what is refused is not taken out of the purse beyond what was left', () => {
  const purse = { steps: 300, memory: 5000 };
  const meter = new Meter(LIMITS, purse);
  spendMemory(meter, 400);
  expect(() => spendMemory(meter, 1e9)).toThrow('too much');
  expect(() => spendSteps(meter, 1e9)).toThrow('too long');
  meter.tell();
  expect(purse).toEqual({ steps: 200, memory: 4000 });
  expect([meter.usedSteps, meter.usedMemory]).toEqual([100, 1000]);
});

it('a call within another has no more than there is in the purse, the first one its own limits', () => {
  const purse = { steps: 30, memory: 5000 };
  const first = new Meter(LIMITS, purse);
  expect(() => spendSteps(first.nested(LIMITS), 31)).toThrow('too long');
  expect(() => spendSteps(first, 90)).not.toThrow();
});
