import type { Seat, Viewer } from '../contract/seats.ts';

/** The players as a viewer calls them. */
export interface Names {
  /** "You", "Your opponent" or "Player 1", at the start of a sentence. */
  who(seat: Seat): string;
  /** "you" or "your opponent", within a sentence. */
  whom(seat: Seat): string;
  /** "your" or "your opponent's", within a sentence. */
  whose(seat: Seat): string;
  /** "your" or "their": of the player just named. */
  own(seat: Seat): string;
  /** The player and a verb with its ending: "You draw", "Player 2 searches". */
  does(seat: Seat, verb: string): string;
}

/** What the players are called by those who do not play, by seat. */
export type PlayerNames = readonly [string, string];

const NAMELESS: PlayerNames = ['Player 1', 'Player 2'];

/** What a viewer calls the players: those who do not play know them by their names. */
export function namesFor(viewer: Viewer, names: PlayerNames = NAMELESS): Names {
  const named = viewer === 'table' || viewer === 'hands';
  const who = (seat: Seat) => (named ? names[seat] : seat === viewer ? 'You' : 'Your opponent');
  const whom = (seat: Seat) => (named ? who(seat) : who(seat).toLowerCase());
  return {
    who,
    whom,
    whose: (seat) => (seat === viewer ? 'your' : `${whom(seat)}'s`),
    own: (seat) => (seat === viewer ? 'your' : 'their'),
    does: (seat, verb) => `${who(seat)} ${seat === viewer ? verb : thirdPerson(verb)}`,
  };
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|sh|ch)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
