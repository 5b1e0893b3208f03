import { type CardId, cardOf, type Option, opponentOf, type Seat } from '@cardscape/kernel';
import { type CardBook, nameOf } from '../rules/book/book.ts';
import type { TtcgState } from '../rules/position/state.ts';
import { pileOf, spotOf } from '../rules/position/zones.ts';
import type { TtcgGame } from '../rules/ttcg.ts';
import { hiddenLabel } from '../rules/words/labels.ts';
import { nameKey } from '../set/card-set.ts';
import { THIS } from './deed.ts';

/** A position and the game that is played in it. */
export interface Table {
  readonly game: TtcgGame;
  readonly state: TtcgState;
}

/** By what cards and options are called: who speaks, and what `this` stands for. */
export interface Naming extends Table {
  readonly book: CardBook;
  readonly speaker: Seat;
  readonly own: string;
}

/** Who has a card. */
export function holderOf({ state }: Table, id: CardId): Seat {
  const { zone } = cardOf(state.table, id);
  return (spotOf(zone) ?? pileOf(zone))?.seat ?? 0;
}

/** A card with its player and its column: "Player 2's Loam Mole in column 3". */
export function placedName(table: Table, id: CardId): string {
  const { design, zone } = cardOf(table.state.table, id);
  return `Player ${holderOf(table, id) + 1}'s ${nameOf(design)}${columnOf(zone)}`;
}

/** Is a card called so: by its name, alone or with whose it is, its column, or both? */
export function isNamed(naming: Naming, id: CardId, name: string): boolean {
  const { design, zone } = cardOf(naming.state.table, id);
  const bare = nameOf(design);
  const names = nameKey(bare) === nameKey(naming.own) ? [bare, THIS] : [bare];
  const holder = holderOf(naming, id);
  const whose = ['', `Player ${holder + 1}'s `];
  if (holder === naming.speaker) whose.push('your ');
  if (holder === opponentOf(naming.speaker)) whose.push("your opponent's ");
  return names.some((one) =>
    whose.some((before) =>
      ['', columnOf(zone)].some((after) => nameKey(`${before}${one}${after}`) === nameKey(name)),
    ),
  );
}

/** All cards that are called so. */
export function cardsNamed(naming: Naming, name: string): CardId[] {
  return [...naming.state.table.cards.keys()].filter((id) => isNamed(naming, id, name));
}

function columnOf(zone: string): string {
  const spot = spotOf(zone);
  return spot ? ` in column ${spot.column + 1}` : '';
}

/** Are these the words of an option? */
export function isLabel({ game, state }: Table, option: Option, words: string): boolean {
  return nameKey(game.label(state, option)) === nameKey(words);
}

/** Is this what a choice is called: its words, its card, the card it is played upon, its column? */
export function isCalled(naming: Naming, option: Option, name: string): boolean {
  const { act, card } = option;
  if (isLabel(naming, option, name) || isLabel(naming, option, `${act} ${name}`)) return true;
  if (act !== 'place') return card !== undefined && isNamed(naming, card, name);
  const on = cardUpon(naming, option);
  return on === undefined
    ? nameKey(name) === `column ${(columnIn(option) ?? 0) + 1}`
    : isNamed(naming, on, name);
}

/** What an attack on the player is upon. */
export const DIRECTLY = 'directly';

/** Is this what an attack or a play is upon? */
export function isUpon(naming: Naming, option: Option, name: string): boolean {
  const { target } = option;
  if (target?.is === 'seat') return nameKey(name) === DIRECTLY;
  if (target?.is === 'hidden') return nameKey(name) === nameKey(hiddenLabel(target.zone));
  const on = cardUpon(naming, option);
  return on !== undefined && isNamed(naming, on, name);
}

/** The card that is attacked, or that a play is laid upon. */
export function cardUpon({ state }: Table, { target }: Option): CardId | undefined {
  if (target?.is === 'card') return target.card;
  return target?.is === 'zone' ? state.table.zones[target.zone]?.cards[0] : undefined;
}

/** The column to which a card is played, from 0. */
export function columnIn({ target }: Option): number | undefined {
  return target?.is === 'zone' ? target.column : undefined;
}
