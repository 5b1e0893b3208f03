import { eitherOf, fileProblem, type OpenedGame, type Opening } from '@cardscape/kernel';
import { type GameEntry, games } from './games.ts';
import { loadEntry, type OpenWith } from './load-game.ts';

/** Opens a game by its name, with its built-in set. */
export async function openGame(
  name: string,
  request: OpenWith = {},
  list: readonly GameEntry[] = games,
): Promise<Opening<OpenedGame>> {
  const entry = list.find((each) => each.name === name);
  if (!entry) return { problems: [unknownGame(name, list)] };
  return (await loadEntry(entry)).open(request);
}

function unknownGame(name: string, list: readonly GameEntry[]) {
  const expected = list.map((each) => `"${each.name}"`);
  return fileProblem('game', {
    found: `"${name}"`,
    expected,
    message: `There is no game "${name}" here; there is ${eitherOf(expected)}.`,
  });
}
