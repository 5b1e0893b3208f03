import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anchor, inDocs, referencePages } from '../../scripts/reference.ts';
import { REFRESH } from '../../scripts/refresh.ts';
import {
  OTHER_FUNCTIONS,
  OTHER_POINTCUTS,
  TABLE_FLAGS,
  TABLE_FUNCTIONS,
  TABLE_POINTCUTS,
} from './testing/table-names.ts';

it.each(referencePages())('docs/showdown/$name is up to date', ({ name, text }) => {
  const stale = `The page is stale. Write it again with: ${REFRESH}`;
  expect(readFileSync(inDocs(name), 'utf8') === text, stale).toBe(true);
});

describe('the reference lists every name of the tables', () => {
  const text = new Map(referencePages().map((page) => [page.name, page.text]));
  const nameOf = (row: string) => row.split(/[/:=]/)[0] ?? '';

  it.each([
    ['functions.md', [...TABLE_FUNCTIONS, ...OTHER_FUNCTIONS]],
    ['pointcuts.md', [...TABLE_POINTCUTS, ...OTHER_POINTCUTS]],
  ])('%s, among its contents', (page, rows) => {
    expect(rows.map(nameOf).filter((name) => !text.get(page)?.includes(`[${name}](#`))).toEqual([]);
  });

  it('flags.md, with its number', () => {
    const lines = (text.get('flags.md') ?? '').split('\n');
    const missing = Object.values(TABLE_FLAGS)
      .flat()
      .filter((row) => {
        const [flag, number] = row.split('=');
        return !lines.some(
          (line) => line.includes(`\`${flag}\``) && line.includes(`| ${number} |`),
        );
      });
    expect(missing).toEqual([]);
  });
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
