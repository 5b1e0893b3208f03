import { nearestOf, type Problem, problemAt, quoted } from '@cardscape/kernel';
import { type CardSet, nameKey } from '../set/card-set.ts';
import type { Deck, DeckEntry } from './deck.ts';
import { type ReportAt, readEntry } from './read-entry.ts';

/** What a deck list says, and what in it could not be read. */
export interface DeckList {
  readonly deck: Deck;
  readonly problems: readonly Problem[];
}

const COMMENT = '#';
const LONGEST_LIST = 100_000;

/** The header lines and what they fill. */
const HEADERS: ReadonlyMap<string, 'name' | 'note'> = new Map([
  ['name', 'name'],
  ['plan', 'note'],
  ['note', 'note'],
]);

/**
 * Reads a deck list; a line that cannot be read is left out. With a set, names must be its cards'.
 * `#` begins a comment, except in a header, where it may belong to the name.
 */
export function readDeck(text: string, file: string, set?: CardSet): DeckList {
  if (text.length > LONGEST_LIST) return tooLong(text, file);
  const problems: Problem[] = [];
  const headers: { name?: string; note?: string } = {};
  const entries = new Map<string, DeckEntry>();
  text.split(/\r\n|\r|\n/).forEach((written, index) => {
    const visible = written.replace('\ufeff', ' ');
    const start = visible.length - visible.trimStart().length + 1;
    const report: ReportAt = (offset, finding) => {
      problems.push(problemAt({ file, line: index + 1, column: start + offset }, finding));
    };
    const header = /^(\p{L}+)\s*:\s*(.*)$/u.exec(visible.trim());
    const line = visible.split(COMMENT, 1)[0]?.trim();
    if (header) readHeader(header[1] ?? '', header[2] ?? '', headers, report);
    else if (line) addEntry(entries, readEntry(line, report, set));
  });
  const { name = '', note = '' } = headers;
  return { deck: { name, note, entries: [...entries.values()] }, problems };
}

function readHeader(
  word: string,
  value: string,
  headers: { name?: string; note?: string },
  report: ReportAt,
): void {
  const fills = HEADERS.get(word.toLowerCase());
  if (!fills) {
    const hint = nearestOf(word, HEADERS.keys());
    report(0, { found: quoted(`${word}:`), expected: ['"Name:"', '"Plan:"'], ...hint });
  } else if (headers[fills] !== undefined) {
    report(0, { found: `a second ${quoted(`${word}:`)}`, expected: ['only one'] });
  } else {
    headers[fills] = value;
  }
}

/** Lines with the same card and tier become one entry. */
function addEntry(entries: Map<string, DeckEntry>, entry: DeckEntry | undefined): void {
  if (!entry) return;
  const key = `${nameKey(entry.name)}/${entry.tier}`;
  const before = entries.get(key);
  entries.set(key, before ? { ...before, count: before.count + entry.count } : entry);
}

function tooLong(text: string, file: string): DeckList {
  const finding = {
    found: `a list of ${text.length} characters`,
    expected: [`at most ${LONGEST_LIST}`],
  };
  const problems = [problemAt({ file, line: 1, column: 1 }, finding)];
  return { deck: { name: '', note: '', entries: [] }, problems };
}
