import type { MatchStart, Picks } from '@cardscape/kernel';
import type { Thinking } from '@cardscape/players';

/** What a match is played with, as it is opened again beside the page. */
export type PlayedWith = Pick<MatchStart<unknown>, 'options' | 'cards' | 'position'> & {
  readonly game: string;
};

/** What the page says: which match is played, and what is to be thought about. */
export type Order =
  | { readonly do: 'open'; readonly match: number; readonly with: PlayedWith }
  | {
      readonly do: 'think';
      readonly match: number;
      /** Which thought it is: its answer says so, too. */
      readonly thought: number;
      readonly bot: string;
      readonly about: Omit<Thinking, 'game'>;
    };

/** What is answered: what to choose, or why nothing came of it. */
export type Answer = { readonly thought: number } & (
  | { readonly picks: Picks }
  | { readonly why: string }
);
