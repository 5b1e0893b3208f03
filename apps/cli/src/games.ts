import { z } from '@cardscape/kernel/schema';
import { openSet } from '@cardscape/kolyma';
import { coreSet, EDITIONS, nameOf } from '@cardscape/ttcg';
import { kolymaAtTerminal } from './play/kolyma.ts';
import { showdownAtTerminal } from './play/showdown.ts';
import type { TerminalGame } from './play/terminal-game.ts';
import { ttcgAtTerminal } from './play/ttcg.ts';
import { playingSet } from './showdown/playing-set.ts';

type Opened = TerminalGame | { readonly problem: string };

/** Opens the game that a record speaks of, with its cards; or says why it cannot be opened. */
export function openGame(name: string, cards: unknown, options: unknown): Opened {
  switch (name) {
    case 'kolyma':
      return openKolyma(cards, options);
    case 'ttcg':
      return openTtcg(options);
    case 'showdown':
      return openShowdown(cards, options);
    default:
      return {
        problem: `There is no game "${name}" here; there are "kolyma", "ttcg" and "showdown".`,
      };
  }
}

function openKolyma(cards: unknown, options: unknown): Opened {
  const opened = openSet(cards);
  if ('problem' in opened) return opened;
  const given = (options as { characters?: unknown } | null)?.characters;
  if (!Array.isArray(given) || given.length !== 2)
    return { problem: 'The record does not name two characters.' };
  const { characters } = opened.set;
  const unknown = given.find((name) => !characters.some((known) => known.name === name));
  if (unknown !== undefined) return { problem: `There is no character "${unknown}".` };
  return kolymaAtTerminal(opened.set);
}

function openTtcg(options: unknown): Opened {
  const set = coreSet();
  const { edition, decks } = (options ?? {}) as { edition?: unknown; decks?: unknown };
  if (edition !== undefined && !Object.hasOwn(EDITIONS, String(edition)))
    return { problem: `There is no edition "${edition}".` };
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(Array.isArray))
    return { problem: 'The record does not name two decks.' };
  const unknown = decks.flat().find((card) => typeof card !== 'string' || !set.find(nameOf(card)));
  if (unknown !== undefined) return { problem: `There is no card "${unknown}".` };
  return ttcgAtTerminal(set);
}

const descriptors = z.array(z.object({ path: z.string(), text: z.string() })).optional();

function openShowdown(cards: unknown, options: unknown): Opened {
  const files = descriptors.safeParse(cards);
  if (!files.success) return { problem: 'The cards of the record are not descriptors.' };
  const set = playingSet(files.data);
  const { characters, decks } = (options ?? {}) as { characters?: unknown; decks?: unknown };
  if (!Array.isArray(characters) || characters.length !== 2)
    return { problem: 'The record does not name two characters.' };
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(Array.isArray))
    return { problem: 'The record does not name two decks.' };
  const unknown = [...characters, ...decks.flat()].find((card) => !set.book.has(String(card)));
  if (unknown !== undefined) return { problem: `There is no card "${unknown}".` };
  return showdownAtTerminal(set);
}
