import { type CardId, cardOf, knows, type Option, type Seat } from '@cardscape/kernel';
import { nameOf } from '../book/book.ts';
import { activeCards, allActive, type Duel, sheetOf, topOf } from '../position/duel.ts';
import type { TtcgState } from '../position/state.ts';
import { COLUMNS, ROWS, spotNumber, spotOf, zoneAt } from '../position/zones.ts';
import { wordOf } from './prompt.ts';

/** An option in words, as its player reads it: "Play Ember Fox in column 2", "Attack directly with ...". */
export function optionLabel(duel: Duel, option: Option): string {
  const { act, card, on } = option;
  const name = card === undefined ? '' : cardLabel(duel, card);
  switch (act) {
    case 'keep':
      return 'Keep your hand';
    case 'mulligan':
      return `Shuffle it in and draw ${duel.edition.mulligan ?? 0}`;
    case 'battle':
      return 'To battle';
    case 'end':
      return 'End turn';
    case 'pass':
      return 'Pass';
    case 'play':
      return playLabel(duel, option, name);
    case 'set':
      return `Set ${name} face down ${setPlace(duel, option)}`;
    case 'flip':
      return `Turn up ${name}`;
    case 'attack':
      return `Attack ${attacked(duel, option)} with ${name}`;
    case 'use':
    case 'work':
      return `Use ${name}: ${effectText(duel, option)}`;
    case 'choose':
      return `Choose ${card === undefined ? hiddenLabel(option.at ?? 0) : name}`;
    case 'say':
      return words(duel, option.at ?? 0);
    case 'place':
      return on === undefined ? placeLabel(option.at ?? 0) : `Rank up ${cardLabel(duel, on)}`;
    default:
      return name === '' ? act : `${act} ${name}`;
  }
}

function attacked(duel: Duel, { on, at }: Option): string {
  if (on !== undefined) return cardLabel(duel, on);
  return at === undefined ? 'directly' : hiddenLabel(at);
}

/** A face-down card, by the number of its place. */
function hiddenLabel(at: number): string {
  const spot = spotOf(zoneAt(at));
  return spot ? `the face-down ${spot.row} in column ${spot.column + 1}` : 'a card you cannot see';
}

/** A card by its name; with its column where two of that name lie, by its place alone if it is hidden. */
function cardLabel(duel: Duel, id: CardId): string {
  const { table } = duel.state;
  const { design, zone } = cardOf(table, id);
  const spot = spotOf(zone);
  const where = spot ? ` in column ${spot.column + 1}` : '';
  if (!knows(cardOf(table, id), decider(duel.state))) return hiddenLabel(spotNumber(zone));
  const name = nameOf(design);
  const namesakes = allActive(duel).filter((other) => sheetOf(duel, other).design.name === name);
  if (!spot || namesakes.length < 2) return name;
  const mine = activeCards(duel, decider(duel.state)).includes(id);
  return `${mine ? 'your ' : "your opponent's "}${name}${where}`;
}

function decider({ question, window, active }: TtcgState): Seat {
  return question?.seat ?? window?.seat ?? active;
}

function playLabel(duel: Duel, option: Option, name: string): string {
  const top = playedUpon(duel, option);
  return top === undefined
    ? `Play ${name} in column ${(option.at ?? 0) + 1}`
    : `Rank up ${cardLabel(duel, top)} with ${name}`;
}

function setPlace(duel: Duel, option: Option): string {
  const top = playedUpon(duel, option);
  return top === undefined ? `in column ${(option.at ?? 0) + 1}` : `on ${cardLabel(duel, top)}`;
}

/** The card that a play ranks up. */
function playedUpon(duel: Duel, { card, at = 0 }: Option): CardId | undefined {
  const row = sheetOf(duel, card as CardId).isSpell ? 'spell' : 'unit';
  return topOf(duel, ROWS[row][decider(duel.state)][at] as string);
}

function placeLabel(at: number): string {
  return `Place it in column ${(at % COLUMNS) + 1}`;
}

function effectText(duel: Duel, { card, effect }: Option): string {
  return sheetOf(duel, card as CardId).design.effects[effect as 0 | 1].text;
}

function words(duel: Duel, at: number): string {
  const { question } = duel.state;
  return question?.ask === 'words' ? wordOf(duel, question, at) : '';
}
