import { causeCardOf } from '../../language/tree/event-cards.ts';
import { speaksOfChain } from '../../language/tree/of-chain.ts';
import { eventsOf, type Told } from '../../language/tree/told.ts';
import type { CardFilter, CardState, Effect, EffectType, Event } from '../../language/tree/tree.ts';
import { everyAct, visit } from '../../language/tree/walk.ts';
import type { HappeningKind } from '../chain/happening.ts';
import { kindOf, type Program } from './program.ts';

/** What texts can ask of cards that are no longer as they were; nothing else is kept of them (R-T67). */
export interface Asks {
  /** It asks nothing of all this; what else it names is of no matter then. */
  readonly isNothing: boolean;
  /** Of a card that has left the field: any, or the card itself; and whether one works another's effect. */
  readonly left: boolean;
  readonly own: boolean;
  readonly copies: boolean;
  /** Why points were lost. */
  readonly because: boolean;
  /** Of a card that something has befallen and that stays, as it was before that. */
  readonly before: ReadonlySet<HappeningKind>;
  /** The same, by what answers it later: until it can be answered no more, or for two turns. */
  readonly later: ReadonlySet<HappeningKind>;
  readonly past: ReadonlySet<HappeningKind>;
  /** In which states it was; whether its numbers, what lay under it, and what else lay about it. */
  readonly states: ReadonlySet<CardState>;
  readonly numbers: boolean;
  readonly stack: boolean;
  readonly lay: boolean;
  /** In which part of a turn something happened. */
  readonly times: boolean;
  /** What is told only where a text waits for it. */
  readonly seldom: ReadonlySet<HappeningKind>;
  /** Do cards go elsewhere than to the discard pile? */
  readonly diverts: boolean;
  /** Which cards have put an effect on the chain. */
  readonly chain: boolean;
  /** Does it tell effects apart: by their type, what they would do or what they answer? */
  readonly effects: boolean;
}

/** What the texts of several cards can ask. Every match begins with it, so nothing is made that need not be. */
export function asksAmong(all: readonly Asks[]): Asks {
  const before = new Set<HappeningKind>();
  const later = new Set<HappeningKind>();
  const past = new Set<HappeningKind>();
  const states = new Set<CardState>();
  let [left, own, copies] = [false, false, false];
  const seldom = new Set<HappeningKind>();
  let [numbers, stack, lay, times, effects, because] = [false, false, false, false, false, false];
  let [diverts, chain] = [false, false];
  for (const asks of all) {
    copies ||= asks.copies;
    effects ||= asks.effects;
    because ||= asks.because;
    diverts ||= asks.diverts;
    chain ||= asks.chain;
    times ||= asks.times;
    addAll(seldom, asks.seldom);
    if (asks.isNothing) continue;
    left ||= asks.left;
    own ||= asks.own;
    numbers ||= asks.numbers;
    stack ||= asks.stack;
    lay ||= asks.lay;
    addAll(before, asks.before);
    addAll(later, asks.later);
    addAll(past, asks.past);
    addAll(states, asks.states);
  }
  const isNothing = !left && !own && before.size + later.size === 0;
  const was = { left, own, copies, before, later, past, states, numbers, stack, lay };
  return { isNothing, ...was, times, seldom, effects, because, diverts, chain };
}

/** Most are empty, and to walk through an empty set takes longer than to see that it is. */
function addAll<Item>(to: Set<Item>, from: ReadonlySet<Item>): void {
  if (from.size > 0) for (const item of from) to.add(item);
}

/** What the text of an effect can ask. */
export function asksIn({ effect, type, standing }: Program): Asks {
  const events = eventsIn(effect);
  const { own, others, copies } = isUsed(effect, type) ? pointsAt(effect) : NOTHING;
  const past = new Set([...changingIn(pastIn(effect)), ...lastIn(effect)]);
  return {
    isNothing: false,
    left: others || events.some(isOfLeft),
    own,
    copies,
    diverts: diverts(effect),
    chain: speaksOfChain(effect),
    because: JSON.stringify(effect).includes('"because"'),
    before: changingIn(events.filter(({ what }) => CHANGING.has(what) || isAfter(effect, what))),
    later: new Set([...changingIn(laterIn(effect, type)), ...past]),
    past,
    states: statesIn(effect),
    numbers: asksNumbers(effect),
    stack: standing.length === 0 && asksStack(effect),
    lay: asksLay(effect, events),
    times: pastIn(effect).some(({ outside }) => outside !== undefined),
    seldom: seldomIn(effect, events),
    effects: asksEffects(effect),
  };
}

/** What few texts wait for. */
const SELDOM: ReadonlySet<HappeningKind> = new Set<HappeningKind>([
  'stackLoses',
  'covered',
  'uncovered',
  'skips',
  'chainResolves',
]);

const diverts = ({ sentences }: Effect): boolean =>
  everyAct({ sentences }).some((act) => act.do === 'divert');

function seldomIn({ when }: Effect, events: readonly Event[]): Set<HappeningKind> {
  const found = new Set(events.map(({ what }) => kindOf(what)).filter((kind) => SELDOM.has(kind)));
  return when?.at === 'becomes' ? found.add('becomesSo') : found;
}

function asksEffects(effect: Effect): boolean {
  let asks = false;
  visit(effect, (key) => {
    asks ||= key === 'acting';
  });
  return asks;
}

const NOTHING = { own: false, others: false, copies: false };

/** Does it happen at all? What only stands is asked of cards that are there. */
function isUsed({ when }: Effect, type: EffectType): boolean {
  return type !== 'passive' || (when !== undefined && when.at !== 'while');
}

/** What changes the card that it befalls, but leaves it where it is or on the field. */
const CHANGING: ReadonlySet<Event['what']> = new Set([
  'tapped',
  'untapped',
  'moved',
  'rankedUp',
  'ranksUp',
  'flipped',
]);

/** After an attack, its units may have gone. */
const isAfter = ({ when }: Effect, what: Event['what']): boolean =>
  what === 'attacks' && when?.at === 'event' && when.word === 'after';

const LEAVING: ReadonlySet<Event['what']> = new Set(['destroyed', 'destroys', 'leaves', 'sent']);

/** Does an event describe a card that has left by it, or one that may have gone before it? */
function isOfLeft(event: Event): boolean {
  if (LEAVING.has(event.what)) return describesWhatChanges(event);
  return 'by' in event && isChanging(causeCardOf(event.by));
}

function changingIn(events: readonly Event[]): Set<HappeningKind> {
  return new Set(events.filter(describesWhatChanges).map(({ what }) => kindOf(what)));
}

function statesIn(effect: Effect): Set<CardState> {
  const found = new Set<CardState>();
  visit(effect, (key, value) => {
    if (key === 'state') found.add(value as CardState);
    if (key === 'states') for (const state of value as CardState[]) found.add(state);
  });
  return found;
}

/** "With 300 or more attack", "equal to its defense": a number that is asked, rather than changed. */
function asksNumbers(effect: Effect): boolean {
  let asks = false;
  visit(effect, (key, value, node) => {
    const isAsked = key === 'equal' || key === 'ofStat' || (key === 'stat' && !('do' in node));
    asks ||= isAsked && (value === 'attack' || value === 'defense');
  });
  return asks;
}

/** "The cards under it", "if it was under another card". */
function asksStack(effect: Effect): boolean {
  let asks = false;
  visit(effect, (key, value) => {
    asks ||=
      (key === 'place' && UNDER.test(value as string)) ||
      key === 'covers' ||
      key === 'near' ||
      value === 'cover';
  });
  return asks;
}

const UNDER = /^(directly )?under( this| that)?$/;

/** Is the card of an event, or of what is answered, told by where it lies? */
function asksLay(effect: Effect, events: readonly Event[]): boolean {
  let asks = events.some((event) => {
    const { card, other } = event as { card?: unknown; other?: unknown };
    const by = 'by' in event ? causeCardOf(event.by) : undefined;
    return [card, other, by].some(saysWhere);
  });
  visit(effect, (key, value) => {
    asks ||= DESCRIBING.has(key) && saysWhere(value);
  });
  return asks;
}

const saysWhere = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ['place', 'beside', 'covers', 'near', 'row', 'except'].some((key) => key in part);

/** Where acts describe the cards that effects, attacks and plays are of, or aimed at. */
const DESCRIBING: ReadonlySet<string> = new Set(['of', 'by', 'to', 'targeting']);

/** All events that an effect speaks of, but those that only would happen. */
function eventsIn(effect: Effect): Event[] {
  const found: Event[] = [];
  visit(effect, (key, value, node) => {
    if (node.at === 'would' || node.would) return;
    if (key === 'event') found.push(value as Event);
    if (key === 'or' && 'event' in node) found.push(...(value as Event[]));
  });
  return found;
}

/** What a counter or pulse answers is looked for when its player is asked. */
function laterIn({ when }: Effect, type: EffectType): Event[] {
  if (type !== 'counter' && type !== 'pulse') return [];
  return when?.at === 'event' ? [...eventsOf(when)] : [];
}

/** "If a unit adjacent to this card was attacked this turn", "the second time each turn". */
function pastIn(effect: Effect): Event[] {
  const found: Event[] = [];
  visit(effect, (key, _, node) => {
    const isPast = node.is === 'happened' || node.the === 'happened' || node.nth !== undefined;
    if (key === 'event' && isPast) found.push(...eventsOf(node as unknown as Told));
  });
  return found;
}

/** "The rank of the last unit destroyed this turn": as it was then, whatever it is called by. */
function lastIn(effect: Effect): Set<HappeningKind> {
  const found = new Set<HappeningKind>();
  visit(effect, (key, value, node) => {
    if (key === 'event' && node.the === 'last') found.add(kindOf((value as Event).what));
  });
  return found;
}

function describesWhatChanges(event: Event): boolean {
  const { card, other } = event as { card?: unknown; other?: unknown };
  const by = 'by' in event ? causeCardOf(event.by) : undefined;
  return [card, other, by].some(
    (part) => typeof part === 'object' && isChanging(part as CardFilter),
  );
}

/** Does a description ask for more than what is printed on a card, and whose it is? */
function isChanging(card: CardFilter | undefined): boolean {
  return card !== undefined && Object.keys(card).some((key) => !LASTING.has(key));
}

const LASTING: ReadonlySet<string> = new Set([
  'noun',
  'named',
  'effect',
  'whose',
  'owned',
  'other',
  'acting',
] satisfies (keyof CardFilter)[]);

/** Does it ask something of its own card, or of another that is pointed at or has made an effect? */
function pointsAt(effect: Effect): { own: boolean; others: boolean; copies: boolean } {
  const found = { own: false, others: false, copies: false };
  visit(effect, (key, value, node) => {
    const the = isAsked(key, node) ? (value as { the?: string }).the : undefined;
    const beside = key === 'place' && RELATIVE.test(value as string) ? (value as string) : '';
    found.own ||= the === 'this' || beside.includes('this');
    found.others ||=
      (the !== undefined && the !== 'this') ||
      beside.includes('that') ||
      key === 'inItsPlace' ||
      (MAKERS[node.do as string] === key &&
        !PRESENT.has((node.what ?? node.from) as string) &&
        isChanging(value as CardFilter));
    found.copies ||= value === 'copy';
  });
  return found;
}

/** "Equal to its rank", "with less attack than it", "of the same type as it", "if it is tapped". */
function isAsked(key: string, node: Readonly<Record<string, unknown>>): boolean {
  return key === 'of' || key === 'as' || (key === 'card' && node.is === 'card');
}

const RELATIVE = / (this|that)$| column$/;

/** What only cards that are there do: plays and attacks. */
const PRESENT: ReadonlySet<string> = new Set(['play', 'attack', 'be attacked']);

/** Where an act says which cards' effects, attacks or plays it is against. */
const MAKERS: Readonly<Record<string, string>> = {
  counter: 'of',
  ward: 'of',
  forbid: 'by',
  immune: 'to',
};
