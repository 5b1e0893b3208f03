import {
  type CardSetFiles,
  eitherOf,
  fileProblem,
  type GameModule,
  type OpenedGame,
  type Opening,
  type OpenRequest,
} from '@cardscape/kernel';
import { type GameEntry, games } from './games.ts';

/** What a game is opened with besides its built-in set. */
export type OpenWith = Omit<OpenRequest, 'set'>;

/** Opens a game by its name, with its built-in set. */
export async function openGame(
  name: string,
  request: OpenWith = {},
  list: readonly GameEntry[] = games,
): Promise<Opening<OpenedGame>> {
  const entry = list.find((each) => each.name === name);
  if (!entry) return { problems: [unknownGame(name, list)] };
  const [module, set] = await partsOf(entry);
  return module.open({ ...request, set });
}

/** The module of a game and its built-in set; both are loaded when they are first asked for. */
function partsOf(entry: GameEntry): Promise<[GameModule, CardSetFiles]> {
  return Promise.all([entry.module(), entry.set()]);
}

function unknownGame(name: string, list: readonly GameEntry[]) {
  const expected = list.map((each) => `"${each.name}"`);
  return fileProblem('game', {
    found: `"${name}"`,
    expected,
    message: `There is no game "${name}" here; there is ${eitherOf(expected)}.`,
  });
}
