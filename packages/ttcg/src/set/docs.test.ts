import { readFileSync } from 'node:fs';
import { problemLine } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { KEY_NAMES } from '../decks/query/keys.ts';
import { parseQuery } from '../decks/query/parse-query.ts';
import { blocks } from '../testing/doc-examples.ts';
import { CARD_COLUMNS } from './columns.ts';
import { readCardList } from './read-card-list.ts';

const page = readFileSync(new URL('../../../../docs/ttcg/cards.md', import.meta.url), 'utf8');

function readShown(file: string) {
  const [lines = []] = blocks(page, `csv title="${file}"`);
  return readCardList(lines.join('\n'), file);
}

/** The queries, each with what is said under it. */
const queries = blocks(page, 'queries').flatMap((lines) =>
  lines.flatMap((line, i) => (line.startsWith('  ') ? [[lines[i - 1] ?? '', line.trim()]] : [])),
);

describe('the page about card lists', () => {
  it('shows cards that can be read', () => {
    const { designs, problems } = readShown('my-cards.csv');
    expect(problems).toEqual([]);
    expect(designs).toHaveLength(2);
  });

  it('is right about mistakes', () => {
    expect(readShown('mistakes.csv').problems.map(problemLine)).toEqual(
      blocks(page, 'problems').flat(),
    );
  });

  it.each(CARD_COLUMNS)('tells of the column %s', (column) => {
    expect(page).toMatch(new RegExp(`^\\| [^|]*\\b${column}\\b[^|]* \\|`, 'm'));
  });
});

describe('the page about queries', () => {
  it('shows many', () => {
    expect(queries.length).toBeGreaterThan(15);
  });

  it.each(queries)('is right about %s', (query, said) => {
    const parsed = parseQuery(query);
    expect(parsed.ok ? parsed.english : `!! ${parsed.error}`).toBe(said);
  });

  it.each(KEY_NAMES)('tells of the key %s', (key) => {
    const rows = page.match(/^\| [a-z]+ \| [a-z, ]*\|/gm) ?? [];
    expect(rows.some((row) => row.split(/[^a-z]+/).includes(key))).toBe(true);
  });
});
