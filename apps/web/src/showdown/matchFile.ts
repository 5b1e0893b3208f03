import { problemLine, readRecord } from '@cardscape/kernel';
import { readPosition, type ShowdownOptions } from '@cardscape/showdown';
import type { Opening } from '../match/keeper.ts';
import { freshSeed } from '../match/seed.ts';
import { type CardSource, libraryOf, startingWith } from './library.ts';

/** What a match is opened from: its start, or its record so far. */
export type MatchOrigin = Opening<ShowdownOptions>['from'];

/** A record of a match, or a position in the readable form. */
export function readMatchFile(
  text: string,
  file: string,
  source: CardSource,
): { readonly from: MatchOrigin } | { readonly problems: readonly string[] } {
  if (isRecord(text)) {
    const read = readRecord(JSON.parse(text));
    if ('problem' in read) return { problems: [read.problem] };
    if (read.record.game !== 'showdown')
      return { problems: [`This is a match of ${read.record.game}, not of Showdown.`] };
    return { from: read.record as MatchOrigin };
  }
  const read = readPosition(text, file, libraryOf(source).book);
  if (!read.ok) return { problems: read.problems.map(problemLine) };
  const { position } = read.read;
  const [near, far] = position.players;
  return {
    from: {
      options: { characters: [near.character ?? '', far.character ?? ''], decks: [[], []] },
      seed: position.seed ?? freshSeed(),
      ...startingWith({ ...source, position }),
    },
  };
}

function isRecord(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && 'steps' in data;
  } catch {
    return false;
  }
}
