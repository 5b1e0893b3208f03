import type { CardSet } from '@cardscape/kolyma';
import { kept } from '../look/storage.ts';
import type { SeatPlans } from '../match/seats.ts';

/** Whom one can meet. */
export type OpponentKey = 'random' | 'greedy' | 'person';

/** The opponents as the set-up page offers them. */
export const opponents: readonly { key: OpponentKey; name: string; line: string }[] = [
  { key: 'random', name: 'Easy (random)', line: 'Does anything that is allowed.' },
  { key: 'greedy', name: 'Normal (greedy)', line: 'Takes what looks best one step ahead.' },
  { key: 'person', name: 'A second person here', line: 'You hand the screen back and forth.' },
];

/** Who sits where against this opponent. */
export function plansFor(opponent: OpponentKey): SeatPlans {
  if (opponent === 'person')
    return [
      { kind: 'human', name: 'Player 1' },
      { kind: 'human', name: 'Player 2' },
    ];
  const name = opponent === 'random' ? 'Easy bot' : 'Normal bot';
  return [
    { kind: 'human', name: 'Player 1' },
    { kind: 'bot', name, bot: opponent },
  ];
}

/** A match as it was last set up. */
export interface LastSetUp {
  readonly mine: string;
  readonly theirs: string;
  readonly opponent: OpponentKey;
}

/** Remembers the set-up. The names may be of cards that are gone since: see `charactersIn`. */
export const lastSetUp = kept<LastSetUp>(
  'kolyma/set-up',
  1,
  { mine: '', theirs: '', opponent: 'greedy' },
  isSetUp,
);

/** The characters of a set-up that are in the set; for the others, the first two. */
export function charactersIn(
  { characters }: CardSet,
  { mine, theirs }: LastSetUp,
): { mine: string; theirs: string } {
  const known = (name: string, other: number) =>
    characters.some((character) => character.name === name)
      ? name
      : (characters[other]?.name ?? '');
  return { mine: known(mine, 0), theirs: known(theirs, 1) };
}

function isSetUp(found: unknown): found is LastSetUp {
  if (typeof found !== 'object' || found === null) return false;
  const { mine, theirs, opponent } = found as Record<string, unknown>;
  return (
    typeof mine === 'string' &&
    typeof theirs === 'string' &&
    opponents.some(({ key }) => key === opponent)
  );
}
