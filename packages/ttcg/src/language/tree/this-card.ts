import { CARDLESS } from './cardless.ts';
import { otherCardOf } from './event-cards.ts';
import { slotsOf } from './slots.ts';
import type { Act, CardFilter, Condition, Effect, Event, Place, Sentence } from './tree.ts';

/**
 * "When this card destroys a unit, it gains 100 attack": where an event has this card and another one,
 * the tree says which is meant, until other cards are spoken of. "Its controller" is that of the other.
 */
export function nameThisCard(effect: Effect): Effect {
  const { when, sentences } = effect;
  let meant = when !== undefined && 'event' in when && isOfTwo(when.event);
  if (!meant && !sentences.some(({ on }) => on && isOfTwo(on.event))) return effect;
  return {
    ...effect,
    sentences: sentences.map((sentence) => {
      if (sentence.on) meant = isOfTwo(sentence.on.event);
      if (!meant) return sentence;
      meant = sentence.acts.every(({ do: does }) => CARDLESS.includes(does));
      return named(sentence);
    }),
  };
}

/**
 * "This card gains 100 attack while it is untapped", "While it is untapped, ...": how long something is true
 * of this card is told of this card, too.
 */
export function nameThisInTime(effect: Effect): Effect {
  const { when, sentences } = effect;
  const named = {
    ...effect,
    ...(when?.at === 'while' && { when: asThis(when) as typeof when }),
  };
  if (!sentences.some(({ cost, acts }) => cost?.some(isOfThisInTime) || acts.some(isOfThisInTime)))
    return named;
  return {
    ...named,
    sentences: sentences.map((sentence) => ({
      ...sentence,
      ...(sentence.cost && { cost: sentence.cost.map(inTimeOfThis) }),
      acts: sentence.acts.map(inTimeOfThis),
    })),
  };
}

/**
 * "This card gains 100 attack. If it is tapped, it gains 200 attack instead.": what takes the place of something
 * that is done to this card is told of this card, too.
 */
export function nameThisInstead(effect: Effect): Effect {
  const { sentences } = effect;
  if (sentences.every(({ link }) => link !== 'instead')) return effect;
  return {
    ...effect,
    sentences: sentences.map((sentence, at) =>
      sentence.link === 'instead' && isOfThisAlone(sentences[at - 1]) ? named(sentence) : sentence,
    ),
  };
}

/** "If there is no unit across from this card, it gains 100 attack": there is no other card that could be meant. */
export function nameThisByNone(effect: Effect): Effect {
  const [first, ...others] = effect.sentences;
  if (effect.when || !first?.if || first.cost || !isNoneByThis(first.if)) return effect;
  return { ...effect, sentences: [{ ...first, acts: ofThisAtFirst(first.acts) }, ...others] };
}

function isNoneByThis(condition: Condition): boolean {
  if (condition.is !== 'count' || !/this/.test(condition.card.place ?? '')) return false;
  return condition.range.than === 'exactly' && condition.range.n === 0;
}

function isOfThisAlone(sentence: Sentence | undefined): boolean {
  const slots = sentence?.acts.flatMap(slotsOf) ?? [];
  return slots.length > 0 && slots.every(({ cards }) => cards.the === 'this');
}

function isOfThisInTime(act: Act): boolean {
  if (act.do === 'choose') return act.from.some((acts) => acts.some(isOfThisInTime));
  if (!('for' in act) || typeof act.for !== 'object' || !('while' in act.for)) return false;
  return slotsOf(act)[0]?.cards.the === 'this';
}

function inTimeOfThis(act: Act): Act {
  if (!isOfThisInTime(act)) return act;
  if (act.do === 'choose') return { ...act, from: act.from.map((acts) => acts.map(inTimeOfThis)) };
  return 'for' in act ? ({ ...act, for: asThis(act.for) } as Act) : act;
}

/** Does an event have this card fight, destroy or be aimed at by another one, so that "it" could be either? */
export function isOfTwo(event: Event): boolean {
  return (
    OF_TWO.includes(event.what) &&
    'card' in event &&
    event.card === 'this' &&
    otherCardOf(event) !== undefined
  );
}

const OF_TWO: readonly Event['what'][] = ['attacks', 'destroys', 'attacked', 'targeted'];

function named(sentence: Sentence): Sentence {
  const { if: condition, cost, acts } = sentence;
  const asked = condition && { if: asThis(condition) as typeof condition };
  // What is paid does not change what "it" is.
  const paid = cost && { cost: cost.map(ofThis) };
  return { ...sentence, ...asked, ...paid, acts: ofThisAtFirst(acts) };
}

function ofThisAtFirst(acts: readonly Act[]): Act[] {
  let meant = true;
  return acts.map((act) => {
    if (!meant) return act;
    meant = CARDLESS.includes(act.do);
    return ofThis(act);
  });
}

/** Where an act names other cards, "its" numbers are those of these. */
function ofThis(act: Act): Act {
  if (act.do === 'choose') return { ...act, from: act.from.map(ofThisAtFirst) };
  const cards = slotsOf(act)[0]?.cards;
  if (!cards || cards.the === 'that' || cards.the === 'this') return asThis(act) as Act;
  const said = Object.entries(act).filter(([key]) => !NUMBERS.includes(key));
  return { ...act, ...(asThis(Object.fromEntries(said)) as object) };
}

/** The fields of acts that say how much and how long. */
const NUMBERS = ['change', 'amount', 'n', 'for'];

const PLACES: Readonly<Record<string, string>> = {
  'under that': 'under this',
  'directly under that': 'directly under this',
  'below that': 'below this',
  'above that': 'above this',
  'that column': 'this column',
  'next to that': 'next to this',
  'bound to that': 'bound to this',
};

/** Cards beside this one where they are told to be beside "it". */
export function besideThisCard(card: CardFilter): CardFilter {
  if (card.place === 'across from that')
    return { ...card, place: 'this column', whose: 'opponent' };
  const place = card.place && (PLACES[card.place] as Place | undefined);
  return place ? { ...card, place } : card;
}

/** A part of a tree with this card where it says "it"; "for each of them" counts, and stays. */
function asThis(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(asThis);
  if ('place' in part && part.place === 'across from that')
    return asThis({ ...part, place: 'this column', whose: 'opponent' });
  return Object.fromEntries(
    Object.entries(part).map(([key, value]): [string, unknown] => {
      if (key === 'the' && value === 'that') return [key, 'this'];
      if (key === 'place' && !('kind' in part)) return [key, PLACES[value as string] ?? value];
      if (key === 'card' && value === 'that') return [key, 'this'];
      if (key === 'other' && value === 'that') return [key, true];
      if (key === 'each' && (value as { the?: string }).the === 'that') return [key, value];
      return [key, asThis(value)];
    }),
  );
}
