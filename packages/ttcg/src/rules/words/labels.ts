import {
  type CardId,
  cardOf,
  knows,
  type Option,
  type OptionPhrase,
  phraseText,
  type Seat,
  type Target,
} from '@cardscape/kernel';
import { nameOf } from '../book/book.ts';
import { activeCards, allActive, type Duel, sheetOf, topOf } from '../position/duel.ts';
import type { TtcgState } from '../position/state.ts';
import { regionOf, spotOf } from '../position/zones.ts';
import { answerText } from './prompt.ts';

/** What the verb of an option is about; the number is that of a column. */
type Named = OptionPhrase & { readonly object: string };

/** An option in its parts, as its player reads it: "Play", "Ember Fox in column", 2. */
export function optionPhrase(duel: Duel, option: Option): OptionPhrase {
  const { act, card, target } = option;
  switch (act) {
    case 'keep':
      return { verb: 'Keep', object: 'your hand' };
    case 'mulligan':
      return { verb: 'Shuffle', object: `it in and draw ${duel.edition.mulligan ?? 0}` };
    case 'battle':
      return { verb: 'To', object: 'battle' };
    case 'end':
      return { verb: 'End', object: 'turn' };
    case 'pass':
      return { verb: 'Pass' };
    case 'say':
      return { object: answerLabel(duel, target) };
    case 'place':
      return placePhrase(duel, target);
    case 'choose':
      return {
        verb: 'Choose',
        ...(card === undefined ? hiddenCard(zoneIn(target)) : cardPhrase(duel, card)),
      };
  }
  if (card === undefined) return { verb: act };
  const named = cardPhrase(duel, card);
  switch (act) {
    case 'play':
      return playPhrase(duel, option, named);
    case 'set':
      return { verb: 'Set', ...after(`${phraseText(named)} face down`, setPlace(duel, target)) };
    case 'flip':
      return { verb: 'Turn', ...after('up', named) };
    case 'attack':
      return { verb: 'Attack', ...after(`${attackedLabel(duel, target)} with`, named) };
    case 'use':
    case 'work':
      return { verb: 'Use', object: `${phraseText(named)}: ${effectText(duel, option)}` };
    default:
      return { verb: act, ...named };
  }
}

function after(words: string, named: Named): Named {
  return { ...named, object: `${words} ${named.object}` };
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
  return phraseText(hiddenCard(zone));
}

function hiddenCard(zone: string): Named {
  const spot = spotOf(zone);
  return spot
    ? { object: `the face-down ${spot.row} in column`, number: spot.column + 1 }
    : { object: 'a card you cannot see' };
}

function cardLabel(duel: Duel, id: CardId): string {
  return phraseText(cardPhrase(duel, id));
}

/** A card by its name; with its column where two of that name lie, by its place alone if it is hidden. */
function cardPhrase(duel: Duel, id: CardId): Named {
  const { table } = duel.state;
  const { design, zone } = cardOf(table, id);
  const seat = decider(duel.state);
  const isKnown = (card: CardId) => knows(cardOf(table, card), seat);
  const spot = spotOf(zone);
  if (!isKnown(id)) return hiddenCard(zone);
  const name = nameOf(design);
  // A face-down namesake counts only for those who know it: else the column would give it away.
  const namesakes = allActive(duel).filter(
    (other) => isKnown(other) && sheetOf(duel, other).design.name === name,
  );
  if (!spot || namesakes.length < 2) return { object: name };
  const whose = activeCards(duel, seat).includes(id) ? 'your' : "your opponent's";
  return { object: `${whose} ${name} in column`, number: spot.column + 1 };
}

function decider({ question, window, active }: TtcgState): Seat {
  return question?.seat ?? window?.seat ?? active;
}

function playPhrase(duel: Duel, { card, target }: Option, named: Named): OptionPhrase {
  const top = topOf(duel, zoneIn(target));
  if (top === undefined) return { verb: 'Play', ...after(phraseText(named), columnPhrase(target)) };
  const ranked = after(`up ${cardLabel(duel, top)} with`, named);
  const isDiscarded = regionOf(duel.state.table, card as CardId) === 'discard';
  return isDiscarded
    ? { verb: 'Rank', object: `${phraseText(ranked)} from your discard pile` }
    : { verb: 'Rank', ...ranked };
}

function setPlace(duel: Duel, target: Target | undefined): Named {
  const top = topOf(duel, zoneIn(target));
  return top === undefined ? columnPhrase(target) : after('on', cardPhrase(duel, top));
}

function placePhrase(duel: Duel, target: Target | undefined): OptionPhrase {
  const top = topOf(duel, zoneIn(target));
  return top === undefined
    ? { verb: 'Place', ...after('it', columnPhrase(target)) }
    : { verb: 'Rank', ...after('up', cardPhrase(duel, top)) };
}

function columnPhrase(target: Target | undefined): Named {
  return { object: 'in column', number: (spotOf(zoneIn(target))?.column ?? 0) + 1 };
}

function effectText(duel: Duel, { card, effect }: Option): string {
  return sheetOf(duel, card as CardId).design.effects[effect as 0 | 1].text;
}

function answerLabel(duel: Duel, target: Target | undefined): string {
  const { question } = duel.state;
  return question && target?.is === 'answer' ? answerText(duel, question, target.answer) : '';
}
