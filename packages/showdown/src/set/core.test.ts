import { expect, it } from 'vitest';
import { cardFiles } from '../testing/core-files.ts';

it('no two cards are alike once names, texts and numbers are taken out', () => {
  const shapes = cardFiles().map(({ text }) =>
    text
      .replace(/--.*/g, '')
      .replace(/"(NAME|IMAGE|INFO|TEXT|COST|ELEMENT|RARITY)"\s+"[^"\n]*"/g, '')
      .replace(/-?\d+/g, '0')
      .replace(/\s+/g, ' '),
  );
  const seen = new Map<string, string>();
  const alike = cardFiles().flatMap(({ path }, at) => {
    const shape = shapes[at] as string;
    const other = seen.get(shape);
    seen.set(shape, path);
    return other === undefined ? [] : [[other, path]];
  });
  expect(alike).toEqual([]);
});
