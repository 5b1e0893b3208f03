import { isPlaced } from '../grammar/cards/phrase.ts';
import { DEFAULT_PLACE, type Slot } from '../tree/places.ts';
import type {
  Act,
  CardFilter,
  CardKind,
  CardRef,
  Place,
  Range,
  RankRange,
  RowSpot,
  Whose,
} from '../tree/tree.ts';
import { pluralOf } from '../words/lexicon.ts';
import { type Reader, sideDoes, sideOf } from './sides.ts';
import { counted, inWords, joined, listed, plural, withArticle } from './words.ts';

/** What the printer must remember from one phrase to the next of the cards last spoken of. */
export interface Speech extends Reader {
  /** "them" rather than "it". */
  several: boolean;
  /** The same, when the last sentence began. */
  asked?: boolean;
  /** They were searched for, and so are added to a hand rather than returned to it. */
  found?: boolean;
  /** Cards were chosen, and "other units" would be other than those. */
  chosen?: boolean;
  /** Cards were discarded, and "other units" of a discard pile would be other than those. */
  discarded?: boolean;
  /** This card was spoken of in passing: "it" is "that card" when it is next spoken of. */
  passed?: boolean;
  /** Acts after which "it" is not their card in any words. */
  overlooked?: ReadonlySet<Act>;
  /** Cards were just shown, and one that is chosen would be one of them (R-T261). */
  shown?: boolean;
  /** This card is attacked or aimed at, and "another unit" of a redirection is other than this card. */
  aimed?: boolean;
}

/** How a description of cards stands in its sentence. */
export interface Setting {
  /** Where its action looks when nothing is said. */
  readonly slot: Slot;
  /** "units" rather than "unit". */
  readonly many: boolean;
  /** "from your hand" where cards are taken out, else "in your hand". */
  readonly out?: boolean;
  /** Whose hand it looks in when nothing is said, if all of that can be called "your hand". */
  readonly hand?: 'your' | 'their';
  /** The subject before it says whose they are: "your opponent has two cards in *their* hand". */
  readonly holder?: 'your' | 'their';
  /** What follows says whose it is, which is not said of these. */
  readonly anybodys?: boolean;
  /** That they lie on the field is said, if nothing else says where they are. */
  readonly onField?: boolean;
}

/** "your", "your opponent's", "their". */
export const possessive = (whose: Whose, speech: Speech): string =>
  whose === 'their' ? 'their' : sideOf(whose === 'your' ? 'you' : 'opponent', speech).own;

/** "you control", "your opponent controls", "they control". */
const controls = (whose: Whose, speech: Speech): string =>
  whose === 'their'
    ? 'they control'
    : sideDoes(whose === 'your' ? 'you' : 'opponent', 'control', speech);

/** The places that belong to a player, by their names on the table. */
export const ZONE_NAMES: Partial<Record<Place, string>> = {
  'unit zone': 'unit zone',
  'spell zone': 'spell zone',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  'discard top': 'discard pile',
  'deck or discard': 'deck or discard pile',
  'hand or discard': 'hand or discard pile',
  'hand or deck': 'hand or deck',
  'hand, deck or discard': 'hand, deck or discard pile',
};

/** A card the text points at, as an object: "it", "them". */
export function refObject(ref: CardRef, speech: Speech): string {
  switch (ref.the) {
    case 'this':
      return ref.from
        ? `this card from ${sideOf('you', speech).own} ${ZONE_NAMES[ref.from]}`
        : 'this card';
    case 'that':
      if (speech.several) return 'them';
      return speech.passed ? 'that card' : 'it';
    case 'equipped':
      return 'the equipped unit';
    case 'attacker':
      return 'the attacking unit';
    case 'defender':
      return 'the attacked unit';
    case 'foe':
      return 'the other unit of the battle';
    case 'rest':
      return 'the rest';
    case 'paid':
      return 'the card discarded for this effect';
    case 'cover':
      return 'the card on top of this card';
    case 'victim':
      return 'the card it destroyed';
    case 'cause':
      return 'the card that did it';
    case 'first activated':
      return 'the first card activated in the chain';
    case 'last activated':
      return 'the last card activated in the chain';
  }
}

/** The same as a subject: "it", "those cards" ("they" would be a player). */
export const refSubject = (ref: CardRef, speech: Speech): string =>
  ref.the === 'that' && speech.several ? 'those cards' : refObject(ref, speech);

/** "this card's attack", "its rank", "the attack of the rest". */
export function statOf(ref: CardRef, stat: string, speech: Speech): string {
  switch (ref.the) {
    case 'that':
      return `${speech.several ? 'their' : 'its'} ${stat}`;
    case 'foe':
    case 'rest':
    case 'paid':
    case 'cover':
    case 'victim':
    case 'cause':
    case 'first activated':
    case 'last activated':
      return `the ${stat} of ${refObject(ref, speech)}`;
    default:
      return `${refObject(ref, speech)}'s ${stat}`;
  }
}

/** "rank 2 or higher". */
const rankPhrase = (rank: RankRange): string =>
  rank.or
    ? `rank ${listed([rank.n, ...rank.or].map(String), 'or')}`
    : `rank ${rangeOfValue(rank, false)}`;

/** "3 or higher", "3 or lower", "exactly 3" (or, where it goes without saying, "3"). */
export function rangeOfValue(range: Range, exactly = true): string {
  if (range.than === 'exactly') return exactly ? `exactly ${range.n}` : String(range.n);
  return `${range.n} or ${range.than === 'at least' ? 'higher' : 'lower'}`;
}

/** "300 or more", "300 or less", "exactly 300". */
export function rangeOfStat(range: Range): string {
  if (range.than === 'exactly') return `exactly ${range.n}`;
  return `${range.n} or ${range.than === 'at least' ? 'more' : 'less'}`;
}

/** "two or more", "two or fewer", "exactly two", "no". */
export function quantity(range: Range, number: (n: number) => string): string {
  if (range.than === 'exactly') return range.n === 0 ? 'no' : `exactly ${number(range.n)}`;
  return `${number(range.n)} or ${range.than === 'at least' ? 'more' : 'fewer'}`;
}

/**
 * "other tapped rank 2 or lower fire or water dragon units you control with 300 or more attack": what
 * stands before the noun and after it, in the one order that the printer uses.
 */
export function filterPhrase(card: CardFilter, setting: Setting, speech: Speech): string {
  return joined(
    card.other === true && !isThanOthers(card, speech) && 'other',
    card.place === 'dormant' && 'dormant',
    card.either ? kindsPhrase(card.either, setting) : kindPhrase(card, setting),
    controlPhrase(card, setting, speech),
    card.owned && `owned by ${sideOf(card.owned, speech).words}`,
    placePhrase(card, setting, speech),
    card.named !== undefined && `named "${card.named}"`,
    statPhrase(card),
    card.versus && !isSameRank(card) && versusPhrase(card.versus, speech),
    card.chosen && `${card.chosen === 'column' ? 'in' : 'of'} the chosen ${card.chosen}`,
    card.same && samePhrase(card.same, isSameRank(card), speech),
    card.most && `with the ${card.most.end} ${card.most.stat}`,
    card.notSubtypes && notSubtypesPhrase(card.notSubtypes, setting.many),
    card.past && pastPhrase(card.past, setting.many),
    card.effect &&
      (card.atWork
        ? `whose ${card.effect} effect is active`
        : `with ${withArticle(card.effect)} effect`),
    card.inChain && 'that activated an effect in the chain',
    card.covers && coversPhrase(card.covers, setting.many),
    card.other === true && isThanOthers(card, speech) && 'other than this card',
    card.other === 'that' && `other than ${refObject({ the: 'that' }, speech)}`,
    card.near && nearPhrase(card.near, setting.many, speech),
    card.row && rowPhrase(card.row, setting.many),
    card.shares && sharesPhrase(card.shares, setting.many, speech),
    card.beside && `${card.beside.at} ${anyOf(card.beside.of, 'field', speech)}`,
    card.except && `except ${anyOf(card.except, 'field', speech)}`,
  );
}

/** Would "other" be other than the cards that were spoken of before? */
const isThanOthers = ({ place }: CardFilter, { chosen, discarded }: Speech): boolean =>
  chosen === true || (discarded === true && place === 'discard');

/** "tapped rank 2 fire dragon unit". */
const kindPhrase = (kind: CardKind, { many }: Setting): string =>
  joined(
    ...(kind.states ?? []),
    kind.rank && rankPhrase(kind.rank),
    kind.types && listed(kind.types, 'or'),
    ...(kind.notTypes ?? []).map((type) => `non-${type}`),
    kind.subtypes && listed(kind.subtypes, 'or'),
    plural(kind.noun, many ? 'many' : 1),
  );

const statPhrase = ({ stat }: CardKind): string | false =>
  stat !== undefined && `with ${rangeOfStat(stat.range)} ${stat.stat}`;

/** "fire unit or rank 2 spell". */
const kindsPhrase = (kinds: readonly CardKind[], setting: Setting): string =>
  kinds.map((kind) => joined(kindPhrase(kind, setting), statPhrase(kind))).join(' or ');

/** "a fire unit", "another unit": one card, whichever. */
export const oneOf = (card: CardFilter, slot: Slot, speech: Speech): string =>
  withArticle(filterPhrase(card, { slot, many: false }, speech));

/** "no fire unit", "no other unit": not even one card. */
export const noneOf = (card: CardFilter, slot: Slot, speech: Speech): string =>
  `no ${filterPhrase(card, { slot, many: false }, speech)}`;

/** "fire units your opponent controls": any such cards. */
export const anyOf = (card: CardFilter, slot: Slot, speech: Speech): string =>
  filterPhrase(card, { slot, many: true }, speech);

function controlPhrase(card: CardFilter, setting: Setting, speech: Speech): string | undefined {
  if (!card.whose && !card.place && setting.anybodys) return 'either player controls';
  if (!card.whose || setting.holder) return undefined;
  const place = card.place ?? DEFAULT_PLACE[setting.slot];
  const onTable = place === 'anywhere' || (place === 'field' && !card.place);
  const besides = card.place && card.place !== 'field' && !ZONE_NAMES[card.place];
  return onTable || besides ? controls(card.whose, speech) : undefined;
}

function placePhrase(card: CardFilter, setting: Setting, speech: Speech): string | undefined {
  const place = card.place ?? DEFAULT_PLACE[setting.slot];
  if (setting.onField && !card.whose && !isPlaced(card)) return 'on the field';
  if (!card.place && (!card.whose || place === 'field')) return undefined;
  switch (place) {
    case 'anywhere':
    case 'dormant':
      return undefined;
    case 'field':
      return card.whose ? `on ${possessive(card.whose, speech)} side of the field` : 'on the field';
    case 'under this':
      return 'under this card';
    case 'under another':
      return setting.many ? 'under other cards' : 'under another card';
    case 'under that':
      return `under ${refObject({ the: 'that' }, speech)}`;
    case 'directly under this':
      return 'directly under this card';
    case 'directly under that':
      return `directly under ${refObject({ the: 'that' }, speech)}`;
    case 'across from that':
      return `across from ${refObject({ the: 'that' }, speech)}`;
    case 'below this':
      return 'below this card';
    case 'above this':
      return 'above this card';
    case 'below that':
      return `below ${refObject({ the: 'that' }, speech)}`;
    case 'above that':
      return `above ${refObject({ the: 'that' }, speech)}`;
    case 'this column':
      return "in this card's column";
    case 'that column':
      return speech.several ? 'in their columns' : 'in its column';
    case 'next to this':
      return 'adjacent to this card';
    case 'next to that':
      return `adjacent to ${refObject({ the: 'that' }, speech)}`;
    case 'bound to this':
      return 'equipped to this card';
    case 'bound to that':
      return `equipped to ${refObject({ the: 'that' }, speech)}`;
    case 'that':
      return 'among them';
    default: {
      const owner = setting.holder ?? (card.whose ? possessive(card.whose, speech) : 'a');
      const where = place === 'discard top' ? 'on top of' : setting.out ? 'from' : 'in';
      return `${where} ${owner} ${ZONE_NAMES[place]}`;
    }
  }
}

function versusPhrase(versus: NonNullable<CardFilter['versus']>, speech: Speech): string {
  const { stat, than, of, ofStat, by } = versus;
  const other =
    of.the === 'itself'
      ? ofStat
      : stat === ofStat
        ? refObject(of, speech)
        : statOf(of, ofStat, speech);
  if (by !== undefined) {
    return `${counted(by, 'rank')} ${than === 'more' ? 'higher' : 'lower'} than ${other}`;
  }
  if (than === 'as much') return `with as much ${stat} as ${other}`;
  if (stat === 'rank' && than.startsWith('no'))
    return `with no ${than === 'no more' ? 'higher' : 'lower'} rank than ${other}`;
  if (stat === 'rank') return `with a ${than === 'more' ? 'higher' : 'lower'} rank than ${other}`;
  return `with ${than} ${stat} than ${other}`;
}

/** "that shares a type with a unit you control". */
const sharesPhrase = (
  { what, whose }: NonNullable<CardFilter['shares']>,
  many: boolean,
  speech: Speech,
): string => {
  const unit = oneOf({ noun: 'unit', whose }, 'field', speech);
  return `that ${many ? 'share' : 'shares'} a ${what} with ${unit}`;
};

/** "of the same type and rank as this card": in both like the same card. */
function isSameRank({ same, versus }: CardFilter): boolean {
  if (!same || same.not || same.what === 'rank' || versus?.than !== 'as much') return false;
  if (versus.stat !== 'rank' || versus.ofStat !== 'rank') return false;
  return JSON.stringify(same.as) === JSON.stringify(versus.of);
}

function samePhrase(
  { what, as, not }: NonNullable<CardFilter['same']>,
  andRank: boolean,
  speech: Speech,
): string {
  if (not && what === 'subtype') return `with no subtype in common with ${refObject(as, speech)}`;
  if (not)
    return `${what === 'name' ? 'with' : 'of'} a different ${what} than ${refObject(as, speech)}`;
  const shared = andRank ? `${what} and rank` : what;
  return `${what === 'name' ? 'with' : 'of'} the same ${shared} as ${refObject(as, speech)}`;
}

/** "with a spell below it", "with no dragon unit under them". */
function nearPhrase(
  { at, of, not }: NonNullable<CardFilter['near']>,
  many: boolean,
  speech: Speech,
): string {
  const cards = (not ? noneOf : oneOf)(of, 'field', speech);
  return `with ${cards} ${at} ${many ? 'them' : 'it'}`;
}

/** "at the left end of its row", "in the center of their rows". */
export function rowPhrase(row: RowSpot, many: boolean): string {
  const where = row === 'center' ? 'in the center' : row === 'end' ? 'at an end' : `at the ${row}`;
  return `${where} of ${many ? 'their rows' : 'its row'}`;
}

function coversPhrase(range: Range, many: boolean): string {
  const cards = plural('card', range.than === 'exactly' ? range.n : 'many');
  return `with ${quantity(range, inWords)} ${cards} under ${many ? 'them' : 'it'}`;
}

function notSubtypesPhrase(subtypes: readonly string[], many: boolean): string {
  const [first = '', ...more] = many ? subtypes.map(pluralOf) : subtypes;
  return `that ${many ? 'are' : 'is'} not ${listed([many ? first : withArticle(first), ...more], 'or')}`;
}

function pastPhrase(past: NonNullable<CardFilter['past']>, many: boolean): string {
  if (past.did === 'attacked') {
    return `that ${past.not ? 'did not attack' : 'attacked'} ${past.in}`;
  }
  const done = { beenAttacked: 'attacked', rankedUp: 'ranked up' }[past.did as string] ?? past.did;
  return joined('that', many ? 'were' : 'was', past.not && 'not', done, past.in);
}
