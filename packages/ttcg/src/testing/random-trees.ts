import { below, type Random } from '@cardscape/kernel';
import { canonical } from '../language/canonical.ts';
import { isSameInEachWay } from '../language/either.ts';
import { LONGEST_TEXT } from '../language/parse.ts';
import { printEffect } from '../language/print/print.ts';
import { hasCard } from '../language/tree/event-cards.ts';
import { waysOf } from '../language/tree/one-way.ts';
import { overLater } from '../language/tree/over-later.ts';
import { isOfTwo } from '../language/tree/this-card.ts';
import type { Effect, Event, Limit, Link, Sentence, Told, Trigger } from '../language/tree/tree.ts';
import { everyAct } from '../language/tree/walk.ts';
import { EFFECT_TYPES } from '../set/kinds.ts';
import { randomActs, randomActsOf } from './random-acts.ts';
import { chance, maybe, one } from './random-cards.ts';
import { randomCondition, randomDuration, randomEvent, randomPeriod } from './random-conditions.ts';

/**
 * An effect with any tree that is legal in form, sensible or not: every action, condition, event and
 * field comes up. Legal trees are canonical, so that each has a text of its own:
 *
 * - A `place` never equals the default of its action; in a hand that is looked in by default, `whose`
 *   is only said of an opponent's, and never with `place: 'field'` where any place is meant.
 * - `whose: 'their'` only in acts that somebody else does; never in events and conditions.
 * - A cost is paid with cards that say whose they are, and so does what goes to a player's hand or deck.
 * - What can last lasts as long as what comes after it in its sentence, if it does not say itself.
 * - A search looks in a deck or a discard pile. `by` of a pick only where a number is chosen.
 * - Never "a card" where absent means it (`other` of a deed, `cards` of a bar).
 * - No types, no subtypes with spells; ranks 1 to 5, of spells 1 to 3. States in the tree's order.
 * - A count of 0 only as `exactly`, and then not denied.
 * - `during` never with `next`; `until` never of the turn of whoever it is; no period "each turn" is
 *   asked for. In a first sentence without a trigger, what is put off is always `next`.
 * - What is watched for lasts for some turns or until one, so that it is no trigger.
 * - What each player decides on is of both players, and nothing hangs on it.
 * - `instead` and `otherwise` with the conditions they need; a choice only as the last act.
 * - Where an event has two cards, no player is kept from playing "it", and nothing is played "in its place".
 * - Nothing that is said otherwise after what came before it.
 * - Its text is no longer than a text may be.
 */
export function randomEffect(random: Random): Effect {
  for (;;) {
    const any = effectOfAnyLength(random);
    // What is named for the one event would no longer tell that it is another card after the other.
    if (waysOf(any) > 1 && !isSameInEachWay(any)) continue;
    const effect = canonical(any);
    const short = printEffect(effect).length <= LONGEST_TEXT;
    if (short && !speaksOfEither(effect) && !isSaidOtherwise(effect)) return effect;
  }
}

/**
 * "Whenever this card attacks a unit, players cannot play it", "whenever this card destroys a unit, play one card in its
 * place": either of the two.
 */
const speaksOfEither = (effect: Effect): boolean => {
  const { when, sentences } = effect;
  const told = [when, ...sentences.map(({ on }) => on)];
  return (
    told.some((each) => each && 'event' in each && isOfTwo(each.event)) &&
    everyAct(effect).some(
      (act) =>
        (act.do === 'bar' && act.cards?.place === 'that') || (act.do === 'play' && act.inItsPlace),
    )
  );
};

/**
 * What no words are left for. After "destroy one unit", "you cannot lose points" is said of what that costs (R-T182); after
 * "while there is a spell below this card", "it" is this card (R-T265).
 */
function isSaidOtherwise(effect: Effect): boolean {
  const { when, sentences } = effect;
  const acts = everyAct(effect);
  if (sentences.some((_, at) => saysThenLater(sentences, at))) return true;
  const spares = acts.some((act) => act.do === 'bar' && act.from === 'lose points' && !act.for);
  if (spares && JSON.stringify(effect).includes('"destroy')) return true;
  if (when?.at !== 'while' || when.holds.is !== 'count') return false;
  const { place } = when.holds.card;
  return / this$/.test(place ?? '') && JSON.stringify(sentences[0]).includes('"the":"that"');
}

/** "Until your next turn, then": at once, or when that time is over (R-T352)? */
function saysThenLater(sentences: readonly Sentence[], at: number): boolean {
  const { cost = [], acts, link } = sentences[at] as Sentence;
  const before = sentences[at - 1]?.acts;
  if (link === 'then' && before && overLater(before)) return true;
  return [cost, acts].some((list) =>
    list.some((act, place) => act.then && overLater(list, place) !== undefined),
  );
}

function effectOfAnyLength(random: Random): Effect {
  const when = maybe(random, 2, 'when', () => randomTrigger(random));
  const sentences: Sentence[] = [];
  for (let length = one(random, [1, 1, 1, 1, 2, 2, 3]); length > 0; length--) {
    sentences.push(randomSentence(random, 'when' in when, sentences));
  }
  return {
    ...maybe(random, 12, 'style', () => one(random, EFFECT_TYPES)),
    ...maybe(random, 8, 'limit', () => randomLimit(random)),
    ...maybe(random, 20, 'discards', () => one(random, DISCARDED)),
    ...maybe(random, 16, 'evenTapped', () => true as const),
    ...maybe(random, 30, 'uncounterable', () => true as const),
    ...maybe(random, 10, 'during', () => randomPeriod(random, false)),
    ...(JSON.stringify(sentences).includes('"nothing"') ? withoutFirst(when) : when),
    sentences,
  };
}

/** What keeps something from happening does not come before it. */
function withoutFirst({ when }: Pick<Effect, 'when'>): Pick<Effect, 'when'> {
  if (when?.at !== 'would') return when ? { when } : {};
  return { when: { at: 'would', event: when.event } };
}

const DISCARDED = [
  { noun: 'card', types: ['water'] },
  { noun: 'unit', subtypes: ['dragon'] },
  { noun: 'spell' },
] as const;

const randomLimit = (random: Random): Limit => ({
  times: one(random, [1, 1, 2, 3]),
  per: one(random, ['turn', 'turn', 'game'] as const),
});

/** What would happen; before a chain would resolve, it is answered. */
function randomWouldTrigger(random: Random, told: Told): Trigger {
  const { event, or } = told;
  if (event.what === 'chainResolves')
    return { at: 'event', word: 'when', event: { ...event, before: true } };
  const first = maybe(random, 4, 'first', () => true as const);
  if (or?.some(({ what }) => what === 'chainResolves')) return { at: 'would', event, ...first };
  return { at: 'would', ...told, ...first };
}

/** What is only said of what would happen. */
const ONLY_WOULD = [
  { what: 'draws', who: 'you', empty: true },
  { what: 'losesPoints', who: 'you', last: true },
  { what: 'losesPoints', who: 'any', last: true },
  { what: 'destroyed', card: 'this', withUnit: true },
] as const;

function randomTrigger(random: Random): Trigger {
  switch (below(random, 6)) {
    case 0:
      if (chance(random, 6)) return { at: 'would', event: one(random, ONLY_WOULD) };
      return randomWouldTrigger(random, sometimesEither(random, randomEvent(random)));
    case 1:
      return { at: one(random, ['start', 'end'] as const), of: randomPeriod(random, false) };
    case 2:
      return { at: 'while', holds: randomCondition(random) };
    default:
      if (chance(random, 10)) return randomBecoming(random);
      if (chance(random, 20)) return CHAINED;
      return chance(random, 12)
        ? { at: 'event', word: 'whenever', event: randomEvent(random), nth: one(random, [1, 2, 3]) }
        : {
            at: 'event',
            word: one(random, ['when', 'whenever', 'before', 'after'] as const),
            ...sometimesEither(random, survives(random, together(random, randomEvent(random)))),
          };
  }
}

/** Something that comes to be so, of what a player has. */
function randomBecoming(random: Random): Trigger {
  const word = one(random, ['when', 'whenever'] as const);
  for (;;) {
    const so = randomCondition(random);
    if (BECOMES.includes(so.is)) return { at: 'becomes', word, so };
  }
}

const BECOMES: readonly string[] = ['count', 'points', 'compare'];

/** Sometimes one thing or another, or a third. */
function sometimesEither(random: Random, event: Event): Told {
  if (!chance(random, 6)) return { event };
  // Only where either has a card, or neither: "its controller" would else be read in two ways.
  const others = Array.from({ length: one(random, [1, 1, 2]) }, () => randomEvent(random));
  const or = others.filter((other) => hasCard(other) === hasCard(event));
  return or.length > 0 ? { event, or } : { event };
}

/** Sometimes of a unit that survives its attack, or that of another. */
function survives(random: Random, event: Event): Event {
  if (event.what !== 'attacks' && event.what !== 'attacked') return event;
  return chance(random, 4) ? { ...event, survives: true } : event;
}

const CHAINED: Trigger = {
  at: 'event',
  word: 'whenever',
  event: { what: 'chained', card: 'this' },
};

/** Sometimes of several cards, where that can be said. */
function together(random: Random, event: Event): Event {
  if (event.what !== 'destroyed' && event.what !== 'tapped') return event;
  return typeof event.card === 'object' && chance(random, 3) ? { ...event, several: true } : event;
}

function randomSentence(random: Random, triggered: boolean, all: readonly Sentence[]): Sentence {
  const before = all.at(-1);
  const links: readonly Link[] = ['then', 'done', 'undone', 'instead', 'otherwise'];
  const apart = before?.may !== 'you' && before?.may !== 'opponent';
  const open = before?.may && apart ? links.filter((link) => !link.endsWith('done')) : links;
  const told = before && endsWithAttack(before) ? open.filter((link) => link !== 'then') : open;
  const last = before?.if ? undefined : -1;
  const link = before && maybe(random, 2, 'link', () => one(random, told.slice(0, last)));
  const at = () => {
    const of = randomPeriod(random, true);
    const putOff = before || triggered ? of : { ...of, next: true as const };
    if (!before && !triggered && chance(random, 3)) return THIS_TURN;
    if (chance(random, 4)) return one(random, ['on the chain', 'end of the chain'] as const);
    return { at: one(random, ['start', 'end'] as const), of: putOff };
  };
  const watched =
    (before || !triggered) && chance(random, 10)
      ? { on: randomWatch(random, before !== undefined && !triggered && !all.some(equips)) }
      : undefined;
  const condition =
    link?.link === 'instead'
      ? { if: randomCondition(random) }
      : maybe(random, 4, 'if', () => randomCondition(random));
  if (watched && chance(random, 3))
    return {
      on: { ...watched.on, word: wouldWord(watched.on), would: true },
      acts: randomActs(random, true),
    };
  if (link === undefined && chance(random, 12)) {
    const may = one(random, ['both', 'both', 'controller', 'owner', 'that', 'turn'] as const);
    return { ...condition, may, acts: randomActsOf(random, may) };
  }
  const putOff = watched ?? maybe(random, 10, 'at', at);
  const first = 'at' in putOff && 'if' in condition && !saysThisTurn(condition);
  return {
    ...link,
    ...putOff,
    ...condition,
    ...(first ? maybe(random, 2, 'askedFirst', () => true as const) : {}),
    ...maybe(random, 5, 'may', () => one(random, ['you', 'you', 'opponent'] as const)),
    ...maybe(random, 5, 'cost', () => randomActs(random, false)),
    acts: randomActs(random, true),
  };
}

/** What happened in a turn is asked when that is over (R-T362). */
const saysThisTurn = (part: unknown): boolean => JSON.stringify(part).includes('"in":"this turn"');

/** What would happen is not over. */
const wouldWord = ({ word }: NonNullable<Sentence['on']>) => (word === 'after' ? 'when' : word);

/** "... until it attacks. Then, ..." waits for that attack; so does what lasts as long as such a control. */
const endsWithAttack = ({ acts }: Sentence): boolean =>
  JSON.stringify(acts).includes('untilAttackOf');

/** After that, "it" is the equipped unit. */
const equips = (sentence: Sentence): boolean => /"equip(ped)?"/.test(JSON.stringify(sentence));

const THIS_TURN = {
  at: 'end',
  of: { part: 'turn', whose: 'each' },
  this: true,
} as const;

/** Something to watch for; what lasts during a turn or while something holds would be a trigger. */
function randomWatch(random: Random, later: boolean): NonNullable<Sentence['on']> {
  if (later && chance(random, 4)) return { word: 'whenever', event: randomEvent(random, true) };
  for (;;) {
    const time = randomDuration(random);
    if (typeof time === 'object' && 'while' in time) continue;
    if (typeof time === 'object' && 'during' in time && !time.during.next) continue;
    const word = one(random, ['when', 'whenever', 'after'] as const);
    return { word, event: randomEvent(random, later), for: time };
  }
}
