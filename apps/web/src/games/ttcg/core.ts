import { loadGame } from '@cardscape/games';

/** TTCG with its built-in set alone, and how it is opened with something else. */
export const { open: openWith, builtIn } = await loadGame('ttcg');
