import type { CardId, Seat } from '@cardscape/kernel';
import { CARD_TYPES } from '../../cards/card.ts';
import {
  attributesOf,
  characterOf,
  type Duel,
  deployed,
  isAway,
  levelOf,
  sheetOf,
} from '../position/duel.ts';

/** What a filter asks for; masks have a bit for each type and element, nothing is all. */
export interface Filter {
  readonly attributes: number;
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly types: number | undefined;
  readonly elements: number | undefined;
  readonly text: string;
}

/** The six arguments that filters come as. */
export type FilterArguments = [
  attributes: number,
  minLevel: number,
  maxLevel: number,
  types: number | undefined,
  elements: number | undefined,
  text: string,
];

/** The filter of its arguments. */
export function filterOf(...args: FilterArguments): Filter {
  const [attributes, minLevel, maxLevel, types, elements, text] = args;
  return { attributes, minLevel, maxLevel, types, elements, text };
}

/** Does a card pass a filter, for a player? */
export function passes(duel: Duel, seat: Seat, id: CardId, filter: Filter): boolean {
  const { design, element } = sheetOf(duel, id);
  const { types, elements, text, attributes } = filter;
  if (types !== undefined && !(types & (1 << CARD_TYPES.indexOf(design.type)))) return false;
  if (elements !== undefined && !(elements & (1 << element))) return false;
  const level = levelOf(duel, id);
  if (level < filter.minLevel || level > filter.maxLevel) return false;
  if (text !== '' && !design.name.includes(text) && !design.info.includes(text)) return false;
  return attributes <= 0 || attributesOf(duel, seat, element) >= attributes;
}

/** Whose cards a mode means, as seats: 1 the adversary's, 2 the player's, 3 both. */
export function seatsIn(seat: Seat, mode: number | undefined): Seat[] {
  const other: Seat = seat === 0 ? 1 : 0;
  if (mode === 1) return [other];
  return mode === 2 ? [seat] : [seat, other];
}

/** The deployed cards of some players that pass a filter; away ones are not met. */
export function onTable(duel: Duel, seat: Seat, seats: readonly Seat[], filter: Filter): CardId[] {
  return seats.flatMap((side) =>
    deployed(duel, side).filter((id) => !isAway(duel, id) && passes(duel, seat, id, filter)),
  );
}

/** The opponent's character, mobs or both that pass a filter. */
export function globalTargets(
  duel: Duel,
  seat: Seat,
  whom: number | undefined,
  filter: Filter | null,
): CardId[] {
  const foe: Seat = seat === 0 ? 1 : 0;
  const mask = whom ?? 3;
  const character = characterOf(duel, foe);
  return deployed(duel, foe).filter((id) => {
    const { type } = sheetOf(duel, id).design;
    const isMob = type === 'mob' || type === 'jrboss' || type === 'boss';
    const wanted = (id === character && (mask & 1) !== 0) || (isMob && (mask & 2) !== 0);
    return wanted && !isAway(duel, id) && (filter === null || passes(duel, seat, id, filter));
  });
}
