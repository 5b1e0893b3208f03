import { describe, expect, it } from 'vitest';
import { builtIn } from '../testing/built-in.ts';
import { ownList } from '../testing/own-list.ts';
import { checkCardList } from './check-list.ts';

const check = (text: string) => checkCardList({ path: 'a.csv', text }, builtIn.cardSet);

describe('checking a card list', () => {
  it('says of each row whether it can be played, with errors and warnings', () => {
    const changes = [{}, { EFFECT2: 'Draw one glorp.' }, { DEFENSE: '100' }];
    expect(check(ownList(3, (place) => changes[place] ?? {}))).toMatchObject([
      { name: 'Wharf Newt 0', line: 2, ok: true, errors: [], warnings: [] },
      { name: 'Wharf Newt 1', line: 3, ok: false, errors: [{ line: 3, part: 'EFFECT2' }] },
      { name: 'Wharf Newt 2', line: 4, ok: true, errors: [], warnings: [{ part: 'ATTACK' }] },
    ]);
  });

  it('tells of lines that are no rows, in their place', () => {
    const [header, first, second] = ownList(2).split('\n');
    const entries = check([header, first, 'too;few', second].join('\n'));
    expect(entries.map(({ line, name, ok }) => [line, name, ok])).toEqual([
      [2, 'Wharf Newt 0', true],
      [3, undefined, false],
      [4, 'Wharf Newt 1', true],
    ]);
  });

  it('warns of the name of a built-in card (R-T121)', () => {
    expect(check(ownList(1, () => ({ NAME: 'cairn pup' })))).toMatchObject([
      { ok: true, warnings: [{ part: 'NAME', line: 2, column: 1 }] },
    ]);
  });
});
