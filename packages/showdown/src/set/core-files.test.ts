import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EMBEDDED, embedded, inPackage, REFRESH } from '../../scripts/embed.ts';
import { CARD_FILES } from './core-files.ts';

it('the embedded cards are those of the folder', () => {
  const stale = `The copy is stale. Refresh it with: ${REFRESH}`;
  expect(readFileSync(inPackage(EMBEDDED), 'utf8') === embedded(), stale).toBe(true);
});

it('no two cards are alike once names, texts and numbers are taken out', () => {
  const shapes = CARD_FILES.map(({ text }) =>
    text
      .replace(/--.*/g, '')
      .replace(/"(NAME|IMAGE|INFO|TEXT|COST|ELEMENT|RARITY)"\s+"[^"\n]*"/g, '')
      .replace(/-?\d+/g, '0')
      .replace(/\s+/g, ' '),
  );
  const seen = new Map<string, string>();
  const alike = CARD_FILES.flatMap(({ path }, at) => {
    const shape = shapes[at] as string;
    const other = seen.get(shape);
    seen.set(shape, path);
    return other === undefined ? [] : [[other, path]];
  });
  expect(alike).toEqual([]);
});
