import { nearestOf, type Place, type Problem, problemAt, quoted } from '@cardscape/kernel';
import { nameKey } from './card-set.ts';
import { writeCsv } from './csv.ts';
import type { Design } from './design.ts';
import { readTable } from './table.ts';

const LORE_COLUMNS = ['NAME', 'LORE'] as const;
const LONGEST_LORE = 300;

/** A line of a card's story, and where it was read. */
export interface LoreLine extends Place {
  readonly name: string;
  readonly lore: string;
}

/** What a lore file holds. */
export interface LoreList {
  readonly lines: readonly LoreLine[];
  readonly problems: readonly Problem[];
}

/** Reads `lore.csv`: NAME;LORE. */
export function readLore(text: string, file: string): LoreList {
  const table = readTable(text, file, LORE_COLUMNS);
  const lines: LoreLine[] = [];
  const problems = [...table.problems];
  const seen = new Set<string>();
  for (const { NAME, LORE } of table.rows) {
    const { line, column, text: name } = NAME;
    if (seen.has(nameKey(name))) {
      const expected = ['one line for each card'];
      problems.push(problemAt(NAME, { found: `${quoted(name)} again`, expected, entry: name }));
    } else if (LORE.text === '' || LORE.text.length > LONGEST_LORE) {
      const expected = [`1 to ${LONGEST_LORE} characters`];
      const found = LORE.text === '' ? 'empty' : `a text of ${LORE.text.length} characters`;
      problems.push(problemAt(LORE, { part: 'LORE', found, expected, entry: name }));
    } else {
      lines.push({ file, line, column, name, lore: LORE.text });
    }
    seen.add(nameKey(name));
  }
  return { lines, problems };
}

/** Writes the lore lines of designs in the form that `readLore` reads. */
export function writeLore(designs: readonly Design[]): string {
  const told = designs.filter(({ lore }) => lore !== '');
  return writeCsv([LORE_COLUMNS, ...told.map(({ name, lore }) => [name, lore])]);
}

/** The designs with their lore; a line for a card that is neither there nor left out is a problem. */
export function withLore(
  designs: readonly Design[],
  lines: readonly LoreLine[],
  leftOut: readonly string[] = [],
): { designs: readonly Design[]; problems: readonly Problem[] } {
  const byName = new Map(lines.map((line) => [nameKey(line.name), line.lore]));
  const known = designs.map(({ name }) => name);
  const names = new Set([...known, ...leftOut].map(nameKey));
  const strangers = lines.filter(({ name }) => !names.has(nameKey(name)));
  return {
    designs: designs.map((design) => {
      const lore = byName.get(nameKey(design.name));
      return lore === undefined ? design : { ...design, lore };
    }),
    problems: strangers.map((line) =>
      problemAt(line, {
        part: 'NAME',
        found: quoted(line.name),
        expected: ['the name of a card in the card list'],
        ...nearestOf(line.name, known),
      }),
    ),
  };
}
