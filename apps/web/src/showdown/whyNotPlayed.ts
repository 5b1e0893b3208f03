import { changedDesigns, changesInWords } from '@cardscape/games';
import { problemLine, sentence } from '@cardscape/kernel';
import { openShowdown } from './core.ts';
import type { ShowdownOrigin } from './matchFile.ts';

/** Why a match cannot be played on: what is wrong with its cards, or which of them have changed. */
export function whyNotPlayed(from: ShowdownOrigin, error: unknown): string {
  const { cards, options, position } = from;
  const opening = openShowdown({ ...(cards && { cards }), options, position });
  if ('problems' in opening) return problemLine(opening.problems[0]);
  const changes = 'steps' in from ? changedDesigns(from, opening.opened) : [];
  if (changes.length > 0)
    return sentence(`since this match was played, ${changesInWords(changes)}`);
  return error instanceof Error ? error.message : 'It cannot be played.';
}
