import fc from 'fast-check';

const USERS = ['ann lee', 'bob', '__proto__', 'dee'];
const ITEMS = ['A1', 'A2', 'B1', 'C1', '__PROTO__', 'D1', 'X-9'];
const DUMMIES = ['%D', '%E'];

/** Small files of lists of all kinds, with dummies, repeated and unknown wants, and priorities or none. */
export const smallListFiles: fc.Arbitrary<string> = fc
  .record({
    priorities: fc.constantFrom(
      '',
      'LINEAR-PRIORITIES',
      'EXPLICIT-PRIORITIES',
      'SQUARE-PRIORITIES',
    ),
    owners: fc.array(fc.nat(USERS.length - 1), {
      minLength: ITEMS.length + 8,
      maxLength: ITEMS.length + 8,
    }),
    wants: fc.array(
      fc.array(fc.constantFrom(...ITEMS, ...DUMMIES, ';', 'unknown'), { maxLength: 5 }),
      { minLength: ITEMS.length + 8, maxLength: ITEMS.length + 8 },
    ),
    colon: fc.constantFrom(' : ', ': ', ' '),
    count: fc.nat(ITEMS.length),
  })
  .map(({ priorities, owners, wants, colon, count }) => {
    const isExplicit = priorities.startsWith('EXPLICIT');
    const written = (want: string, at: number) =>
      isExplicit && want !== ';' ? `${want}=${at + 1}` : want;
    const line = (user: string, item: string, list: readonly string[]) =>
      `(${user}) ${item}${colon}${list.map(written).join(' ')}`;
    const dummies = USERS.flatMap((user, at) =>
      DUMMIES.map((dummy, number) =>
        line(user, dummy, wants[ITEMS.length + 2 * at + number] ?? []),
      ),
    );
    const items = ITEMS.slice(0, count + 1).map((item, at) =>
      line(USERS[owners[at] as number] as string, item, wants[at] ?? []),
    );
    return [`#! ALLOW-DUMMIES ${priorities}`, '# a comment', ...items, ...dummies].join('\n');
  });
