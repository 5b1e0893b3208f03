/** What stands in a position for the card that is tried. */
export const THIS = 'this';

/** What the card that is tried is called if nobody names it. */
export const USUAL_NAME = 'Trial Card';

/** What is done in a position: an act with its cards by name, or the words of an option. */
export type Deed =
  | string
  | {
      readonly do: string;
      readonly card?: string | undefined;
      readonly on?: string | undefined;
      /** A column from 1. */
      readonly at?: number | undefined;
      readonly effect?: number | undefined;
    };

/** What a choice names: options by number from 0, by card or by label. */
export type NamedChoice = number | string | readonly (number | string)[];

/** What is printed on the card that is tried, besides its effect. */
export interface OwnCard {
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly subtypes?: readonly string[] | undefined;
  readonly rank?: number | undefined;
  readonly attack?: number | undefined;
  readonly defense?: number | undefined;
}
