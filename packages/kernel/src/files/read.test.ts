import { describe, expect, it } from 'vitest';
import { readObject } from './read.ts';

describe('what is handed over as data or as its file', () => {
  it('is read as the same thing', () => {
    const data = { turn: 3 };
    const file = { path: 'p.json', text: '{\n  "turn": 3\n}' };
    for (const given of [data, file])
      expect(readObject(given, 'position', 'a position')).toMatchObject({
        source: { node: { kind: 'object' } },
      });
  });

  it('has what is wrong in its own file', () => {
    const found = (given: unknown) => readObject(given, 'position', 'a position');
    expect(found({ path: 'p.json', text: '\n  7' })).toMatchObject({
      problems: [{ file: 'p.json', line: 2, column: 3 }],
    });
    expect(found({ path: 'p.json', text: '{' })).toMatchObject({ problems: [{ file: 'p.json' }] });
    expect(found(7)).toMatchObject({ problems: [{ file: 'position', line: 0 }] });
  });

  it('is data if there is more in it than a file has', () => {
    const given = { path: 'p.json', text: '7', turn: 3 };
    expect(readObject(given, 'position', 'a position')).toMatchObject({
      source: { file: 'position' },
    });
  });
});
