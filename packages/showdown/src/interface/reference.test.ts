import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anchor, inDocs, referencePages } from '../../scripts/reference.ts';
import { REFRESH } from '../../scripts/refresh.ts';

it.each(referencePages())('docs/showdown/$name is up to date', ({ name, text }) => {
  const stale = `The page is stale. Write it again with: ${REFRESH}`;
  expect(readFileSync(inDocs(name), 'utf8') === text, stale).toBe(true);
});

it('has only links that lead somewhere', () => {
  const pages = new Map(referencePages().map(({ name, text }) => [name, text]));
  const anchors = new Map(
    [...pages].map(([name, text]) => {
      const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
      return [name, new Set(headings.map(anchor))];
    }),
  );
  for (const [from, text] of pages) {
    for (const [, page, anchor = ''] of text.matchAll(/\]\(([\w.]*)#([^)]*)\)/g)) {
      const to = page || from;
      expect([from, to, anchor, anchors.get(to)?.has(anchor)]).toEqual([from, to, anchor, true]);
    }
  }
});
