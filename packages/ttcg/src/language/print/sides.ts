import { thirdPerson } from './words.ts';

/** A player as a text speaks of them. */
export interface Side {
  /** "you", "your opponent", "Ada". */
  readonly words: string;
  /** "your", "your opponent's", "Ada's". */
  readonly own: string;
  /** Whether it is the one who reads. */
  readonly isYou: boolean;
}

/** The player whose effect it is, and the other one, as somebody reads of them. */
export interface Sides {
  readonly you: Side;
  readonly opponent: Side;
}

/** What a card says of the players: it is read by the one whose effect it is. */
const USUAL: Sides = {
  you: { words: 'you', own: 'your', isYou: true },
  opponent: { words: 'your opponent', own: "your opponent's", isYou: false },
};

/** For whom something is printed; on cards for the one whose effect it is. */
export interface Reader {
  sides?: Sides | undefined;
}

/** One of the two players, as the reader calls them. */
export function sideOf(who: 'you' | 'opponent', { sides = USUAL }: Reader): Side {
  return sides[who];
}

/** Is it the reader who is meant? */
export function isReader(who: string, reader: Reader): boolean {
  return (who === 'you' || who === 'opponent') && sideOf(who, reader).isYou;
}

/** "you control", "your opponent controls", "Ada controls". */
export function sideDoes(who: 'you' | 'opponent', verb: string, reader: Reader): string {
  const { words, isYou } = sideOf(who, reader);
  return `${words} ${isYou ? verb : thirdPerson(verb)}`;
}
