import { kept } from '../look/storage.ts';
import type { SeatPlans } from '../match/seats.ts';
import { cards } from './game.ts';

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

const usual: LastSetUp = {
  mine: cards.characters[0]?.name ?? '',
  theirs: cards.characters[1]?.name ?? '',
  opponent: 'greedy',
};

/** Remembers the set-up; a character that is no longer in the set is not remembered. */
export const lastSetUp = kept<LastSetUp>('kolyma/set-up', 1, usual, isSetUp);

function isSetUp(found: unknown): found is LastSetUp {
  if (typeof found !== 'object' || found === null) return false;
  const { mine, theirs, opponent } = found as Record<string, unknown>;
  const known = (name: unknown) => cards.characters.some((character) => character.name === name);
  return known(mine) && known(theirs) && opponents.some(({ key }) => key === opponent);
}
