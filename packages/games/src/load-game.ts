import { mustOpen, type OpenedGame, type Opening, type OpenRequest } from '@cardscape/kernel';
import { type GameEntry, gamesByName, type OpenedGames } from './games.ts';

/** What a game is opened with besides its built-in set. */
export type OpenWith = Omit<OpenRequest, 'set'>;

/** A game whose rules and cards are here: from now on it is opened without waiting. */
export interface LoadedGame<Opened extends OpenedGame = OpenedGame> {
  /** Opens it with its built-in set, and with what else is given. */
  readonly open: (request?: OpenWith) => Opening<Opened>;
  /** The game with its built-in set alone; made when it is first asked for. */
  readonly builtIn: Opened;
}

/** Loads a game that is known by its name, and what only it has. */
export function loadGame<Name extends keyof OpenedGames>(
  name: Name,
): Promise<LoadedGame<OpenedGames[Name]>> {
  return loadEntry<OpenedGames[Name]>(gamesByName[name]);
}

const loading = new WeakMap<GameEntry, Promise<LoadedGame>>();

/** Loads a game of the list, once; what could not be loaded is tried again. */
export function loadEntry<Opened extends OpenedGame>(
  entry: GameEntry<Opened>,
): Promise<LoadedGame<Opened>> {
  const known = loading.get(entry) as Promise<LoadedGame<Opened>> | undefined;
  if (known) return known;
  const begun = load(entry);
  loading.set(entry, begun);
  begun.catch(() => loading.delete(entry));
  return begun;
}

async function load<Opened extends OpenedGame>(
  entry: GameEntry<Opened>,
): Promise<LoadedGame<Opened>> {
  const [module, set] = await Promise.all([entry.module(), entry.set()]);
  const open = (request: OpenWith = {}) => module.open({ ...request, set });
  let builtIn: Opened | undefined;
  return {
    open,
    get builtIn() {
      builtIn ??= mustOpen(open());
      return builtIn;
    },
  };
}
