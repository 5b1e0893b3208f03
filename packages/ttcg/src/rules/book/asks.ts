import type { CardFilter, Effect, EffectType, Event } from '../../language/tree/tree.ts';
import { visit } from '../../language/tree/walk.ts';
import type { HappeningKind } from '../chain/happening.ts';
import { kindOf, type Program } from './program.ts';

/** What texts can ask of cards that are no longer as they were; nothing else is kept of them (R-T67). */
export interface Asks {
  /** Of a card that has left the field. */
  readonly left: boolean;
  /** Of a card that something has befallen, as it was before that. */
  readonly before: ReadonlySet<HappeningKind>;
  /** The same, by what answers it later: until it can be answered no more, or for two turns. */
  readonly later: ReadonlySet<HappeningKind>;
  readonly past: ReadonlySet<HappeningKind>;
}

/** What the texts of a match can ask. */
export function asksAmong(programs: readonly Program[]): Asks {
  const all = [...new Set(programs)].map(asksIn);
  return {
    left: all.some(({ left }) => left),
    before: new Set(all.flatMap(({ before }) => [...before])),
    later: new Set(all.flatMap(({ later }) => [...later])),
    past: new Set(all.flatMap(({ past }) => [...past])),
  };
}

const asksByProgram = new WeakMap<Program, Asks>();

function asksIn(program: Program): Asks {
  const known = asksByProgram.get(program);
  if (known) return known;
  const { effect, type } = program;
  const before = changingIn(eventsIn(effect));
  const past = changingIn(pastIn(effect));
  const later = new Set([...changingIn(laterIn(effect, type)), ...past]);
  const asks = { left: before.size > 0 || asksOfLeft(effect), before, later, past };
  asksByProgram.set(program, asks);
  return asks;
}

function changingIn(events: readonly Event[]): Set<HappeningKind> {
  return new Set(events.filter(describesWhatChanges).map(({ what }) => kindOf(what)));
}

/** All events that an effect speaks of. */
function eventsIn(effect: Effect): Event[] {
  const found: Event[] = [];
  visit(effect, (key, value) => {
    if (key === 'event') found.push(value as Event);
  });
  return found;
}

/** What a counter or pulse answers is looked for when its player is asked. */
function laterIn({ when }: Effect, type: EffectType): Event[] {
  if (type !== 'counter' && type !== 'pulse') return [];
  return when?.at === 'event' ? [when.event] : [];
}

/** "If a unit adjacent to this card was attacked this turn", "the second time each turn". */
function pastIn(effect: Effect): Event[] {
  const found: Event[] = [];
  visit(effect, (key, value, node) => {
    if (key === 'event' && (node.is === 'happened' || node.nth !== undefined))
      found.push(value as Event);
  });
  return found;
}

function describesWhatChanges(event: Event): boolean {
  const { card, other, by } = event as { card?: unknown; other?: unknown; by?: unknown };
  return [card, other, by].some(
    (part) => typeof part === 'object' && isChanging(part as CardFilter),
  );
}

/** Does a description ask for more than what is printed on a card, and whose it is? */
function isChanging(card: CardFilter): boolean {
  return Object.keys(card).some((key) => !LASTING.has(key));
}

const LASTING: ReadonlySet<string> = new Set([
  'noun',
  'named',
  'effect',
  'whose',
  'owned',
  'other',
] satisfies (keyof CardFilter)[]);

/** Does it ask something of a card that is pointed at, or of the one that has made an effect? */
function asksOfLeft(effect: Effect): boolean {
  let asks = false;
  visit(effect, (key, value, node) => {
    asks ||=
      (POINTING.has(key) && isPointed(value)) ||
      (key === 'card' && node.is === 'card') ||
      (key === 'place' && RELATIVE.test(value as string)) ||
      value === 'controller' ||
      (key === 'card' && value === 'equipped') ||
      (MAKERS[node.do as string] === key && typeof value === 'object');
  });
  return asks;
}

/** "Equal to its rank", "with less attack than it", "of the same type as it". */
const POINTING: ReadonlySet<string> = new Set(['of', 'as']);

const isPointed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'the' in value;

const RELATIVE = / (this|that)$|^(this|that) column$/;

/** Where an act says which cards' effects, attacks or plays it is against. */
const MAKERS: Readonly<Record<string, string>> = {
  counter: 'of',
  ward: 'of',
  forbid: 'by',
  immune: 'to',
};
