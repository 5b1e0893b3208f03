import { describe, expect, it } from 'vitest';
import { templateOf } from '../cards/index.ts';
import { opened } from '../testing/built-in.ts';
import { readTrialPosition, trialTable, tryInPosition } from './try-in-position.ts';

/** Showdown with some descriptors alone. */
const alone = (...files: readonly { path: string; text: string }[]) =>
  opened({ cards: { files, alone: true } });

const text = templateOf('mob');
const one = alone({ path: 'one.lua', text });
const name = one.own[0]?.design.name ?? '';

describe('the table of a trial', () => {
  it('has the card, those of the other opening, and plain ones', () => {
    const other = text.replaceAll(name, 'Another');
    const { card, book } = trialTable(name, one, alone({ path: 'other.lua', text: other }));
    expect(card).toBe(name);
    expect(book.has(name) && book.has('Another')).toBe(true);
    expect(book.sheets.length).toBeGreaterThan(2);
  });

  it('has no other card of its name', () => {
    const { book } = trialTable(name, one, alone({ path: 'again.lua', text }));
    expect(book.sheets.filter(({ design }) => design.name.startsWith(name))).toHaveLength(1);
  });
});

describe('a card that is tried', () => {
  const table = trialTable(name, one, alone());

  it('is played in a usual position if none is given', () => {
    const tried = tryInPosition(table, undefined, { choices: [0, 0, 0, 0, 0, 0, 0, 0] });
    expect(tried).toMatchObject({ trial: { refusals: [] } });
  });

  it('does what the position says, unless something else is wished', () => {
    const read = readTrialPosition(table, '{"do": ["play"], "choices": []}', 'p.json');
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const done = tryInPosition(table, read.read, {});
    const wished = tryInPosition(table, read.read, { actions: ['turn'] });
    expect('trial' in done && 'trial' in wished).toBe(true);
    expect(wished).not.toEqual(done);
  });

  it('names cards that are on the table only', () => {
    const wrong = '{"players": [{"hand": ["No Such Card"]}, {}]}';
    expect(readTrialPosition(table, wrong, 'p.json')).toMatchObject({
      ok: false,
      problems: [{ file: 'p.json' }],
    });
  });
});
