import type { Problem } from '@cardscape/kernel';
import { check, readObject, type Source } from '@cardscape/kernel/json';
import { DEFAULT_EDITION, EDITIONS, type EditionName } from '../rules/book/editions.ts';
import type { CardSet } from '../set/card-set.ts';
import { fillers } from '../trial/build-position.ts';
import type { Position, PositionPlayer } from '../trial/position.ts';
import { matchPositionSchema } from '../trial/position-schema.ts';
import { refusal, take } from '../trial/problems.ts';
import { CardReader } from '../trial/read-card.ts';
import { SideReader } from '../trial/read-side.ts';

/**
 * Checks what a match is to begin in. What it leaves open that depends on the whole set is written out:
 * a record of the match then means the same when cards have been added.
 */
export function readMatchPosition(
  given: unknown,
  set: CardSet,
  edition: EditionName | undefined,
): { readonly position: Position } | { readonly problems: readonly Problem[] } {
  const read = readObject(given, 'position', 'a position in { }');
  if ('problems' in read) return read;
  const problems: Problem[] = [];
  const position = readParts(read.source, set, edition, problems);
  return position && problems.length === 0 ? { position } : { problems };
}

function readParts(
  source: Source,
  set: CardSet,
  wanted: EditionName | undefined,
  problems: Problem[],
): Position | undefined {
  const fields = take(check(matchPositionSchema, source), problems);
  if (!fields) return undefined;
  const { edition = wanted ?? DEFAULT_EDITION, seed, turn, active, stage } = fields;
  if (wanted !== undefined && edition !== wanted) {
    const right = `"${wanted}", as the options say`;
    problems.push(refusal(source, ['edition'], `"${edition}"`, right));
  }
  const cards = new CardReader(set, undefined, EDITIONS[edition], problems);
  const [first, second] = new SideReader(cards, undefined).both(source);
  const withDeck = (player: PositionPlayer) => ({
    ...player,
    deck: player.deck ?? fillers(set.designs, edition),
  });
  return {
    edition,
    ...(seed !== undefined && { seed: String(seed) }),
    ...(turn !== undefined && { turn }),
    ...(active !== undefined && { active }),
    ...(stage && { stage }),
    players: [withDeck(first), withDeck(second)],
  };
}
