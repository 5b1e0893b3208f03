import fc from 'fast-check';
import type { Person, Round } from '../round/round.ts';

/** Names that have a meaning to careless programs among them. */
const IDS = ['ada', 'bo', '__proto__', 'constructor', 'eve', 'toString'];
const DESIGNS = ['fox', 'hare', '__proto__', 'wolf', 'valueOf'];

function personNamed(id: string): fc.Arbitrary<Person> {
  const counts = fc.array(fc.nat(2), { minLength: DESIGNS.length, maxLength: DESIGNS.length });
  return fc
    .record({
      counts,
      sides: fc.array(fc.boolean(), { minLength: DESIGNS.length, maxLength: DESIGNS.length }),
      limit: fc.nat(4),
      waited: fc.nat(3),
      wished: fc.shuffledSubarray(DESIGNS),
      blocks: fc.subarray(IDS, { maxLength: 2 }),
    })
    .map(({ counts: numbers, sides, limit, waited, wished, blocks }) => {
      const side = (isSpare: boolean) =>
        new Map(
          DESIGNS.flatMap((design, at): [string, number][] =>
            sides[at] === isSpare ? [[design, numbers[at] as number]] : [],
          ),
        );
      const wants = side(false);
      const order = wished.filter((design) => wants.has(design));
      return { id, spares: side(true), wants, limit, waited, order, blocks };
    });
}

/** Small rounds of all kinds. */
export const smallRounds: fc.Arbitrary<Round> = fc
  .subarray(IDS, { minLength: 1 })
  .chain((ids) => fc.tuple(...ids.map(personNamed)))
  .map((people) => ({ people }));
