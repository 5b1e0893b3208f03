import type { Answers } from './answers.ts';
import { type Plain, type PlainCard, type Side, spellsOf, stackOf, unitsOf } from './plain.ts';

/** What a text must change, in a few lines that share nothing with the rules. */
export interface Model {
  readonly text: string;
  /** Can it be used? Absent: always. */
  readonly can?: (plain: Plain) => boolean;
  readonly change: (plain: Plain, answers: Answers) => void;
}

export const mine = ({ sides }: Plain): Side => sides[0];
export const theirs = ({ sides }: Plain): Side => sides[1];
export const allUnits = ({ sides }: Plain): PlainCard[] => sides.flatMap(unitsOf);
export const allSpells = ({ sides }: Plain): PlainCard[] => sides.flatMap(spellsOf);
export const some = (cards: readonly PlainCard[]): boolean => cards.length > 0;
export const isTapped = (plain: Plain, card: PlainCard): boolean => stackOf(plain, card).tapped;
export const isUnit = ({ kind }: PlainCard): boolean => kind === 'unit';
export const each = (cards: readonly PlainCard[], does: (card: PlainCard) => void): void => {
  for (const card of [...cards]) does(card);
};
export const freeColumns = (row: Side['units']): number[] =>
  row.flatMap((stack, column) => (stack === null ? [column] : []));
export const highest = (
  cards: readonly PlainCard[],
  by: (card: PlainCard) => number,
): PlainCard[] => cards.filter((card) => by(card) === Math.max(...cards.map(by)));

export function model(text: string, change: Model['change'], can?: Model['can']): Model {
  return { text, change, ...(can && { can }) };
}

/** What an effect does to one card that its player chooses, if there is any. */
export function toOne(
  text: string,
  among: (plain: Plain) => PlainCard[],
  does: (plain: Plain, card: PlainCard, answers: Answers) => void,
): Model {
  return model(
    text,
    (plain, answers) => does(plain, answers.chooseOne(among(plain)), answers),
    (plain) => some(among(plain)),
  );
}

/** What an effect does to all of some cards, of which there must be one. */
export function toAll(
  text: string,
  among: (plain: Plain) => PlainCard[],
  does: (plain: Plain, card: PlainCard) => void,
): Model {
  return model(
    text,
    (plain) => each(among(plain), (card) => does(plain, card)),
    (plain) => some(among(plain)),
  );
}

export const enemyUnits = (plain: Plain) => unitsOf(theirs(plain));
export const ownUnits = (plain: Plain) => unitsOf(mine(plain));
/** Your units with something under them. */
export const covering = (plain: Plain) =>
  ownUnits(plain).filter((card) => stackOf(plain, card).cards.length > 1);
export const enemySpells = (plain: Plain) => spellsOf(theirs(plain));
