import { type CardSet, openSet } from '@cardscape/kolyma';
import { kolymaAtTerminal } from './play/kolyma.ts';
import type { TerminalGame } from './play/terminal-game.ts';

/** Opens the game that a record speaks of, with its cards; or says why it cannot be opened. */
export function openGame(
  name: string,
  cards: unknown,
  options: unknown,
): TerminalGame | { readonly problem: string } {
  if (name !== 'kolyma') return { problem: `There is no game "${name}" here; there is "kolyma".` };
  const opened = openSet(cards);
  if ('problem' in opened) return opened;
  const missing = missingCharacter(opened.set, options);
  if (missing !== undefined) return { problem: missing };
  return kolymaAtTerminal(opened.set);
}

function missingCharacter({ characters }: CardSet, options: unknown): string | undefined {
  const given = (options as { characters?: unknown } | null)?.characters;
  if (!Array.isArray(given) || given.length !== 2)
    return 'The record does not name two characters.';
  const unknown = given.find((name) => !characters.some((known) => known.name === name));
  return unknown === undefined ? undefined : `There is no character "${unknown}".`;
}
