import { speaksOfEquippedUnit } from '../effect-type.ts';
import { conditionPhrase } from '../print/conditions.ts';
import { watchPhrase } from '../print/print.ts';
import { CARDLESS } from '../tree/cardless.ts';
import { isOfBoth, pointsBack } from '../tree/for-each.ts';
import { isThatPlace } from '../tree/places.ts';
import { slotsOf } from '../tree/slots.ts';
import type { Act, Condition, Effect, EffectType, Event } from '../tree/tree.ts';
import { everyAct, visit } from '../tree/walk.ts';
import { about, type Complaint } from './words.ts';

/** What a part of an effect points at, and what it gives later parts to point at. */
interface Mentions {
  /** "it", "its controller". */
  that: boolean;
  thatPlayer: boolean;
  /** "for each of them". */
  countsThat: boolean;
  thatMany: boolean;
  thosePoints: boolean;
  rest: boolean;
  attack: boolean;
  their: boolean;
  /** It gains or loses points, or tells of that. */
  givesPoints: boolean;
  /** It shows cards. */
  shows: boolean;
}

const POINTS: readonly unknown[] = ['points', 'stake'];
const SHOWING: readonly unknown[] = ['look', 'reveal', 'mill', 'search', 'draw'];

function mentionsOf(part: unknown): Mentions {
  const mentions: Mentions = {
    that: false,
    thatPlayer: false,
    countsThat: false,
    thatMany: false,
    thosePoints: false,
    rest: false,
    attack: false,
    their: false,
    givesPoints: false,
    shows: false,
  };
  visit(part, (key, value) => note(mentions, key, value));
  return mentions;
}

/** What a field of an object says of what the part points at and gives. */
function note(mentions: Mentions, key: string, value: unknown): void {
  switch (key) {
    case 'the':
      mentions.that ||= value === 'that';
      mentions.thosePoints ||= value === 'points';
      mentions.rest ||= value === 'rest';
      mentions.attack ||= value === 'attacker' || value === 'defender';
      mentions.shows ||= value === 'top' || value === 'bottom';
      break;
    case 'place':
      mentions.that ||= isThatPlace(value);
      break;
    case 'card':
    case 'other':
      mentions.that ||= value === 'that';
      break;
    case 'who':
    case 'by':
      mentions.that ||= value === 'controller' || value === 'owner';
      mentions.thatPlayer ||= value === 'that';
      break;
    case 'each':
      mentions.countsThat ||= (value as { the?: string }).the === 'that';
      break;
    case 'equal':
      mentions.thatMany ||= value === 'that many';
      break;
    case 'whose':
      mentions.their ||= value === 'their';
      break;
    case 'do':
      mentions.givesPoints ||= POINTS.includes(value);
      mentions.shows ||= SHOWING.includes(value);
      break;
    case 'what':
      mentions.givesPoints ||= value === 'gainsPoints' || value === 'losesPoints';
      break;
  }
}

const isThatPlayer = (who: unknown): boolean =>
  who === 'controller' || who === 'owner' || who === 'that';

/** "If you control a dragon", "if a unit was destroyed this turn": none of them in particular. */
function onlyAsks(condition: Condition): boolean {
  switch (condition.is) {
    case 'happened':
      return !('card' in condition.event) || typeof condition.event.card === 'object';
    case 'all':
    case 'any':
      return condition.of.every(onlyAsks);
    case 'not':
      return onlyAsks(condition.of);
    default:
      return ASKING.includes(condition.is);
  }
}

const ASKING: readonly Condition['is'][] = ['count', 'compare', 'points', 'period'];

const NO_CARD = 'no card has been spoken of before that this could mean';

/** Words that point at something the effect does not have: "it", "the rest", "that many". */
export function checkReferences(effect: Effect, type: EffectType): Complaint[] {
  const complaints: Complaint[] = [];
  const inBattle = answersAttack(effect, type);
  const known = { cards: false, player: false, counted: false, points: false, shown: false };
  const learn = (mentions: Mentions, cards = true) => {
    known.cards ||= cards;
    known.counted = true;
    known.points ||= mentions.givesPoints;
    known.shown ||= mentions.shows;
  };
  const check = (act: Act) => {
    const mentions = mentionsOf(act);
    const complain = (why: string) => complaints.push(about(act, why));
    if (mentions.that && !known.cards && !namesCards(act)) complain(NO_CARD);
    if (mentions.thatPlayer && !known.player && !known.cards) {
      complain('no player has been spoken of before that this could mean');
    }
    if (!known.cards && (comparesWithThat(act) || mentions.countsThat)) complain(NO_CARD);
    if (mentions.thatMany && !known.counted) {
      complain('"that many" needs something before it that is counted');
    }
    if (mentions.thosePoints && !known.points) {
      complain('"those points" needs points gained or lost before it');
    }
    if (mentions.rest && !known.shown) {
      complain('"the rest" needs cards looked at, revealed or milled before it');
    }
    if (mentions.attack && !inBattle) complain('there is no attack that this could mean');
    if (mentions.their && !isDoneByOther(act)) complain('"they" means nobody here');
    learn(mentions, !CARDLESS.includes(act.do));
  };
  const hear = (event: Event, would: boolean) => {
    known.player = true;
    // Which card would be drawn is not known before it is.
    learn(mentionsOf(event), !would || event.what !== 'draws');
  };
  const { when } = effect;
  if (when && 'event' in when) hear(when.event, when.at === 'would');
  if (effect.when?.at === 'while')
    learn(mentionsOf(effect.when.holds), !onlyAsks(effect.when.holds));
  for (const sentence of effect.sentences) {
    if (sentence.on) {
      const mentions = mentionsOf(sentence.on.event);
      if (mentions.that && !known.cards) {
        const words = watchPhrase(sentence.on, { several: false });
        complaints.push({ reason: `"${words}": ${NO_CARD}.` });
      }
      hear(sentence.on.event, sentence.on.would === true);
    }
    if (sentence.if) {
      const mentions = mentionsOf(sentence.if);
      if (mentions.that && !known.cards) {
        const words = conditionPhrase(sentence.if, 'if', { several: false });
        complaints.push({ reason: `"if ${words}": ${NO_CARD}.` });
      }
      // What was only counted, or asked after, is not spoken of: "it" would be anybody's guess.
      if (!onlyAsks(sentence.if) || known.cards) learn(mentions);
    }
    for (const act of everyAct({ sentences: [sentence] })) if (act.do !== 'choose') check(act);
  }
  return [
    ...complaints,
    ...checkOfEach(effect),
    ...checkChosen(effect),
    ...checkEquipped(effect, type),
    ...checkEquippedEnd(effect),
  ];
}

/** "Each player draws a card. Each player discards it.": whose is not known from one to the next. */
function checkOfEach({ sentences }: Effect): Complaint[] {
  return sentences.flatMap(({ acts }, at) => {
    const before = sentences[at - 1]?.acts.at(-1);
    const [first] = acts;
    if (!before || !first || !isOfBoth(before) || !isOfBoth(first) || !pointsBack(first)) return [];
    return [about(first, 'of each player by themselves this is said in one sentence')];
  });
}

/** Acts that say for later what cards they are about: the name would be forgotten by then. */
const FOR_LATER: readonly Act['do'][] = ['bar', 'immune', 'extraPlays', 'limitPlays'];

/** "Of the chosen type" needs one that was chosen before, in what is done then. */
function checkChosen(effect: Effect): Complaint[] {
  const complaints: Complaint[] = [];
  let named: unknown;
  for (const act of everyAct(effect)) {
    if (act.do === 'name') named = act.what;
    if (act.do === 'choose') continue;
    visit(act, (key, chosen) => {
      if (key !== 'chosen' || chosen === undefined) return;
      if (chosen !== named) complaints.push(about(act, `no ${chosen} has been chosen before`));
      else if (FOR_LATER.includes(act.do) || (act.do === 'forbid' && act.by))
        complaints.push(about(act, 'this cannot be said of what is chosen by its name'));
    });
  }
  return complaints;
}

const BATTLE_EVENTS: readonly string[] = [
  'attacks',
  'attacked',
  'destroys',
  'destroyed',
  'targeted',
  'losesPoints',
];

/** Whether an attack is under way when this works. */
function answersAttack(effect: Effect, type: EffectType): boolean {
  if (type === 'counter' || type === 'pulse') return true;
  if (effect.during?.part === 'battle phase') return true;
  // What is used can be used to answer an attack.
  if (!effect.when) return true;
  const events = effect.sentences.flatMap(({ on }) => (on ? [on.event] : []));
  if (effect.when && 'event' in effect.when) events.push(effect.when.event);
  return events.some(({ what }) => BATTLE_EVENTS.includes(what));
}

/** Whether it names cards itself, which "its" can then mean: "one unit gains attack equal to its rank". */
function namesCards(act: Act): boolean {
  if (act.do === 'move' && act.to.zone === 'under' && act.to.card.the === 'that') return false;
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  const cards = 'cards' in act ? act.cards : act.do === 'equip' ? act.card : undefined;
  if (isThatPlayer(who) || !cards || !('the' in cards)) return false;
  const isThat = cards.the === 'pick' ? isThatPlace(cards.card.place) : cards.the === 'that';
  return !isThat;
}

/** "all units whose attack is higher than its defense", "other than it": a card spoken of before. */
function comparesWithThat(act: Act): boolean {
  const cards = slotsOf(act)[0]?.cards;
  if (cards?.the !== 'pick') return false;
  const { versus, same, other } = cards.card;
  return versus?.of.the === 'that' || same?.as.the === 'that' || other === 'that';
}

function isDoneByOther(act: Act): boolean {
  const who = 'who' in act ? act.who : 'by' in act ? act.by : undefined;
  return typeof who === 'string' && who !== 'you';
}

/** What ends with a unit also takes what is equipped to it, which cannot tell of it (R-T11). */
const ENDS: readonly Event['what'][] = ['destroyed', 'leaves', 'sent'];

function checkEquippedEnd({ when, sentences }: Effect): Complaint[] {
  const events = sentences.flatMap(({ on }) => (on && !on.would ? [on.event] : []));
  if (when?.at === 'event') events.push(when.event);
  const ends = events.some(
    (event) => ENDS.includes(event.what) && 'card' in event && event.card === 'equipped',
  );
  const reason = '"The equipped unit": this card goes with it; say "when this card is destroyed".';
  return ends ? [{ reason }] : [];
}

const TYPES_WHILE_EQUIPPED: readonly EffectType[] = ['equip', 'continuous', 'latent', 'passive'];

function checkEquipped(effect: Effect, type: EffectType): Complaint[] {
  if (TYPES_WHILE_EQUIPPED.includes(type) || !speaksOfEquippedUnit(effect)) return [];
  if (everyAct(effect).some((act) => act.do === 'equip')) return [];
  return [{ reason: `"the equipped unit": ${type} effects do not equip; an equip effect does.` }];
}
