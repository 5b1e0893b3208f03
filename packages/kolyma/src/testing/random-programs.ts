import fc from 'fast-check';
import type { Amount, Command, Condition, Program } from '../language/tree.ts';

const side = fc.constantFrom('player' as const, 'opponent' as const);
const type = fc.constantFrom('number' as const, 'special' as const);
const count = fc.nat(12);
const flag = fc.constantFrom('discarded', 'swapped', 'flipped', 'transferred', 'target');

const targets = (amount: fc.Arbitrary<number>): fc.Arbitrary<Amount[]> =>
  fc.array(fc.record({ side, amount }), { minLength: 1, maxLength: 3 });

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ test: fc.constant('class' as const), side, colour: fc.nat(5), count }),
  fc.record({ test: fc.constant('duplicate' as const), side, type }),
  fc.record({ test: flag as fc.Arbitrary<'flipped'>, side }),
  fc.record({ test: fc.constant('quantity' as const), side, from: count, to: count, type }),
  fc.record({
    test: fc.constant('value' as const),
    side,
    value: fc.integer({ min: -12, max: 12 }),
    count,
  }),
);

const plain: fc.Arbitrary<Command> = fc.oneof(
  fc.constant({ do: 'none' as const }),
  fc.record({
    do: fc.constant('add' as const),
    targets: targets(fc.integer({ min: -1_000_000, max: 1_000_000 })),
  }),
  fc.record({
    do: fc.constantFrom('draw', 'discard', 'transfer', 'swap'),
    targets: targets(count),
    type,
  }),
);

/** A list of commands. A conditional only stands last: nothing else can be written (R-K4). */
function list(depth: number): fc.Arbitrary<Command[]> {
  const some = fc.array(plain, { minLength: 1, maxLength: 3 });
  if (depth === 0) return some;
  const conditional: fc.Arbitrary<Command> = fc.record({
    do: fc.constant('if' as const),
    conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
    success: list(depth - 1),
    failure: list(depth - 1),
  });
  const withIf = fc
    .tuple(fc.array(plain, { maxLength: 2 }), conditional)
    .map(([before, last]) => [...before, last]);
  return fc.oneof(some, withIf);
}

/** Any program that can be written, with conditionals up to three deep. */
export const anyProgram: fc.Arbitrary<Program> = list(3).map((commands) => ({ commands }));
