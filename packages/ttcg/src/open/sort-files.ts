import { fileProblem, type Problem, type TextFile } from '@cardscape/kernel';

/** What has been brought, by what it is. */
export interface SortedFiles {
  readonly list: TextFile | undefined;
  readonly lore: TextFile | undefined;
  readonly words: readonly TextFile[];
  readonly decks: readonly TextFile[];
  readonly problems: readonly Problem[];
}

/** Sorts brought files; what is no file of TTCG, or one too many, is a problem. */
export function sortFiles(files: readonly TextFile[]): SortedFiles {
  const of = (kind: FileKind | undefined) => files.filter((file) => kindOf(file) === kind);
  const [lists, lores] = [of('card list'), of('lore')];
  const [list] = lists;
  const [lore] = lores;
  return {
    list,
    lore,
    words: of('subtypes'),
    decks: of('deck'),
    problems: [
      ...of(undefined).map(strangeFile),
      ...[...lists.slice(1), ...lores.slice(1)].map(secondFile),
      ...(lore && !list ? [loreAlone(lore)] : []),
    ],
  };
}

type FileKind = 'card list' | 'lore' | 'subtypes' | 'deck';

/** A deck is a text; the others are tables, told apart by their columns. */
function kindOf({ path, text }: TextFile): FileKind | undefined {
  if (/\.txt$/i.test(path)) return 'deck';
  if (!/\.csv$/i.test(path)) return undefined;
  const [header = ''] = text.trimStart().split(/\r\n|\r|\n/, 1);
  const columns = header
    .toUpperCase()
    .split(/[;,\s"\ufeff]+/)
    .filter(Boolean);
  if (columns.join() === 'SUBTYPES') return 'subtypes';
  return columns.includes('LORE') && !columns.includes('TYPE') ? 'lore' : 'card list';
}

const EXPECTED = ['a card list (.csv)', 'lore (.csv)', 'a deck (.txt)'];

function strangeFile({ path }: TextFile): Problem {
  const message = `This is no file of TTCG; expected ${EXPECTED.join(', ')}.`;
  return fileProblem(path, { found: 'another file', expected: EXPECTED, message });
}

function secondFile(file: TextFile): Problem {
  const kind = kindOf(file) === 'lore' ? 'lore file' : 'card list';
  const message = `This is a second ${kind}; put all cards into one.`;
  return fileProblem(file.path, { found: `a second ${kind}`, expected: [`one ${kind}`], message });
}

function loreAlone({ path }: TextFile): Problem {
  const message = 'There is lore, but no card list that it belongs to.';
  return fileProblem(path, { found: 'lore alone', expected: ['a card list, too'], message });
}
