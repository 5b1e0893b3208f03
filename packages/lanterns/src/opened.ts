import {
  createGame,
  digest,
  fileProblem,
  type OpenedGame,
  type Opening,
  type OpenRequest,
  type Problem,
} from '@cardscape/kernel';
import { printOf } from './print/print.ts';
import { arrange } from './rules/arrange.ts';
import { evaluateWith, goOn } from './rules/evaluate.ts';
import type { LanternEvent } from './rules/events.ts';
import { rulesOf } from './rules/lanterns.ts';
import { type LanternOptions, NUMBERS, readOptions } from './rules/options.ts';
import type { LanternState } from './rules/state.ts';
import type { LanternView } from './rules/view.ts';
import { lanternBook } from './set/book.ts';
import { openLanterns, ownLanterns } from './set/open-lanterns.ts';
import { tableText } from './words/table-text.ts';

/** Lanterns with its cards. */
export type LanternsOpened = OpenedGame<LanternState, LanternOptions, LanternView, LanternEvent>;

/** Moves on when views or events change their shape. */
const VIEW_VERSION = 1;

/** Opens Lanterns with the built-in set and what someone brought. */
export function openModule({
  set,
  cards,
  options,
  position,
}: OpenRequest): Opening<LanternsOpened> {
  const { lanterns, problems } = openLanterns(set.files, cards);
  const [problem, ...more] = [...problems, ...positionProblems(position)];
  if (problem) return { problems: [problem, ...more] };
  const read = options === undefined ? undefined : readOptions(options);
  if (read && 'problems' in read) return read;
  const book = lanternBook(lanterns);
  const own = new Set(ownLanterns(cards).lanterns.map(({ name }) => name));
  const find = (design: string) => lanterns.find(({ name }) => name === design);
  return {
    opened: {
      game: createGame(rulesOf(book)),
      set: { id: set.id, hash: set.hash },
      cards,
      position: undefined,
      options: read?.options,
      problems: [],
      designs: () =>
        lanterns.map(({ name, rarity }) => ({ id: name, name, rarity, own: own.has(name) })),
      designHash(design) {
        const lantern = find(design);
        return lantern && digest({ name: lantern.name, value: lantern.value });
      },
      takingPart: ({ table }) => [...new Set(table.cards.map(({ design }) => design))],
      print(design) {
        const lantern = find(design);
        return lantern && printOf(lantern);
      },
      viewVersion: VIEW_VERSION,
      bots: { evaluate: evaluateWith(book), policy: goOn },
      consult: () => undefined,
      tableText: (view, names) => tableText(book, view, names),
      sides: () => [],
      sideNames: () => ['Player 1', 'Player 2'],
      variants: [],
      numbers: NUMBERS,
      arrange,
    },
  };
}

/** A match of Lanterns has nothing to begin in but its start. */
function positionProblems(position: unknown): Problem[] {
  if (position === undefined) return [];
  const expected = ['no position'];
  const message = 'A match of Lanterns begins at its start; expected no position.';
  return [fileProblem('position', { found: 'a position', expected, message })];
}
