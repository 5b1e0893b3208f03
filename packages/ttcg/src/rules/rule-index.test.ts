import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVERY_EDITION } from '../testing/table.ts';

/** How many bullets each section has, nested ones included. */
const BULLETS = {
  '0.001': {
    '2.2.1': 3,
    '2.2.2': 3,
    '2.2.3': 6,
    '2.2.4': 6,
    '2.2.5': 18,
    '2.2.6': 5,
    '2.2.7': 7,
    '2.2.8': 5,
    '2.2.9': 3,
    '2.2.10': 2,
    '2.2.11': 2,
  },
  '2025-03-06': {
    '2.2.1': 3,
    '2.2.2': 3,
    '2.2.3': 6,
    '2.2.4': 5,
    '2.2.5': 21,
    '2.2.6': 6,
    '2.2.7': 7,
    '2.2.8': 5,
    '2.2.9': 3,
    '2.2.10': 2,
    '2.2.11': 2,
  },
  '0.059': {
    '2.2.1': 3,
    '2.2.2': 4,
    '2.2.3': 7,
    '2.2.4': 8,
    '2.2.5': 14,
    '2.2.6': 6,
    '2.2.7': 9,
    '2.2.8': 5,
    '2.2.9': 4,
    '2.2.10': 2,
    '2.2.11': 2,
    '3.3.1': 16,
  },
} as const;

const TERMS =
  'card, deck, hand, draw, shuffle, discard, discard pile, search, mill, recover, field, unit zone, spell zone, play, active, tap, untap, rank up, under, below, destroy, turn, point, unit, spell card, type, subtype, rank, attack, defense, effect, action, equip, counter, immune, trigger, chain, indestructible, exactly, owning, gain, lose, modify, phase, place, prevent, row, stack, swap'.split(
    ', ',
  );
const TIERS = ['common', 'uncommon', 'rare', 'ultra', 'mythic', 'primal'];

const docs = new URL('../../../../docs/', import.meta.url);
const page = readFileSync(new URL('ttcg/rules-index.md', docs), 'utf8');
const rulings = readFileSync(new URL('rulings.md', docs), 'utf8');
const sources = import.meta.glob<string>('../**/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The rows of all tables, without their heads. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (\d|R-T)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** The words of each title in a test file. */
function titles(source: string): Set<string>[] {
  const lines = source.split('\n').filter((line) => /^\s*(it|describe|'|`)/.test(line));
  return lines.map((line) => new Set(line.split(/[^\w.-]+/)));
}

const titlesIn = new Map(Object.entries(sources).map(([path, text]) => [path, titles(text)]));

function isNamed(path: string, cite: string): boolean {
  const words = cite.split(' ');
  return titlesIn.get(path)?.some((title) => words.every((word) => title.has(word))) ?? false;
}

describe('docs/ttcg/rules-index.md', () => {
  it.each(EVERY_EDITION)('has every bullet of edition %s once', (edition) => {
    const column = 2 + EVERY_EDITION.indexOf(edition);
    const listed = rows.flatMap((row) => (row.length === 6 ? [row[column]] : []));
    const wanted = Object.entries(BULLETS[edition]).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, place) => `${section}.${place + 1}`),
    );
    expect(listed.filter((place) => place !== '-').sort()).toEqual(wanted.sort());
  });

  it('has every term and every tier once', () => {
    const named = rows.map(([rule]) => rule).filter((rule) => /^(2\.1|4\.6) /.test(rule ?? ''));
    const wanted = [...TERMS.map((term) => `2.1 ${term}`), ...TIERS.map((tier) => `4.6 ${tier}`)];
    expect(named.sort()).toEqual(wanted.sort());
  });

  it.each(rows.filter(([rule]) => !rule?.startsWith('R-T')).map((row) => [row[0], row.at(-1)]))(
    '%s is pinned by a test, or says why it cannot be',
    (rule = '', pinned = '') => {
      if (/^cannot be tested: \w/.test(pinned)) return;
      const [, file, cite] = /^`(.+?)`(?: (.+))?$/.exec(pinned) ?? [];
      const path = file?.startsWith('rules/') ? `./${file.slice(6)}` : `../${file}`;
      expect(isNamed(path, cite ?? rule), `${file} has a test named "${cite ?? rule}"`).toBe(true);
    },
  );
});

const excused = rows.map(([rule]) => rule).filter((rule) => rule?.startsWith('R-T'));
const numbers = [...rulings.matchAll(/^- \*\*(R-T\d+)\*\*/gm)].map(([, number]) => number ?? '');

it.each(numbers.filter((number) => !excused.includes(number)))(
  'ruling %s is pinned by a test',
  (number) => {
    const all = [...titlesIn.keys()];
    expect(
      all.some((path) => isNamed(path, number)),
      `a test names ${number}`,
    ).toBe(true);
  },
);
