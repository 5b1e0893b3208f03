import { type CardId, cardOf, knows, type Option, type Seat, type Target } from '@cardscape/kernel';
import { nameOf } from '../book/book.ts';
import { activeCards, allActive, type Duel, sheetOf, topOf } from '../position/duel.ts';
import type { TtcgState } from '../position/state.ts';
import { spotOf } from '../position/zones.ts';
import { answerText } from './prompt.ts';

/** An option in words, as its player reads it: "Play Ember Fox in column 2", "Attack directly with ...". */
export function optionLabel(duel: Duel, option: Option): string {
  const { act, card, target } = option;
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
      return playLabel(duel, target, name);
    case 'set':
      return `Set ${name} face down ${setPlace(duel, target)}`;
    case 'flip':
      return `Turn up ${name}`;
    case 'attack':
      return `Attack ${attackedLabel(duel, target)} with ${name}`;
    case 'use':
    case 'work':
      return `Use ${name}: ${effectText(duel, option)}`;
    case 'choose':
      return `Choose ${card === undefined ? hiddenLabel(zoneIn(target)) : name}`;
    case 'say':
      return answerLabel(duel, target);
    case 'place':
      return placeLabel(duel, target);
    default:
      return name === '' ? act : `${act} ${name}`;
  }
}

/** What an attack is upon: "Loam Mole", "directly". */
export function attackedLabel(duel: Duel, target: Target | undefined): string {
  if (target?.is === 'card') return cardLabel(duel, target.card);
  return target?.is === 'hidden' ? hiddenLabel(target.zone) : 'directly';
}

/** The zone that an option is aimed at, or that of a hidden card. */
function zoneIn(target: Target | undefined): string {
  return target?.is === 'zone' || target?.is === 'hidden' ? (target.zone ?? '') : '';
}

/** A face-down card, by its place. */
export function hiddenLabel(zone = ''): string {
  const spot = spotOf(zone);
  return spot ? `the face-down ${spot.row} in column ${spot.column + 1}` : 'a card you cannot see';
}

/** A card by its name; with its column where two of that name lie, by its place alone if it is hidden. */
function cardLabel(duel: Duel, id: CardId): string {
  const { table } = duel.state;
  const { design, zone } = cardOf(table, id);
  const seat = decider(duel.state);
  const isKnown = (card: CardId) => knows(cardOf(table, card), seat);
  const spot = spotOf(zone);
  const where = spot ? ` in column ${spot.column + 1}` : '';
  if (!isKnown(id)) return hiddenLabel(zone);
  const name = nameOf(design);
  // A face-down namesake counts only for those who know it: else the column would give it away.
  const namesakes = allActive(duel).filter(
    (other) => isKnown(other) && sheetOf(duel, other).design.name === name,
  );
  if (!spot || namesakes.length < 2) return name;
  const mine = activeCards(duel, seat).includes(id);
  return `${mine ? 'your ' : "your opponent's "}${name}${where}`;
}

function decider({ question, window, active }: TtcgState): Seat {
  return question?.seat ?? window?.seat ?? active;
}

function playLabel(duel: Duel, target: Target | undefined, name: string): string {
  const top = topOf(duel, zoneIn(target));
  return top === undefined
    ? `Play ${name} ${columnLabel(target)}`
    : `Rank up ${cardLabel(duel, top)} with ${name}`;
}

function setPlace(duel: Duel, target: Target | undefined): string {
  const top = topOf(duel, zoneIn(target));
  return top === undefined ? columnLabel(target) : `on ${cardLabel(duel, top)}`;
}

function placeLabel(duel: Duel, target: Target | undefined): string {
  const top = topOf(duel, zoneIn(target));
  return top === undefined ? `Place it ${columnLabel(target)}` : `Rank up ${cardLabel(duel, top)}`;
}

function columnLabel(target: Target | undefined): string {
  return `in column ${(spotOf(zoneIn(target))?.column ?? 0) + 1}`;
}

function effectText(duel: Duel, { card, effect }: Option): string {
  return sheetOf(duel, card as CardId).design.effects[effect as 0 | 1].text;
}

function answerLabel(duel: Duel, target: Target | undefined): string {
  const { question } = duel.state;
  return question && target?.is === 'answer' ? answerText(duel, question, target.answer) : '';
}
