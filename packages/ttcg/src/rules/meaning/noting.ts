import { type CardId, type CardRef, cardOf, resolveRef, SEES } from '@cardscape/kernel';
import type { CardState } from '../../language/tree/tree.ts';
import { type Facts, type Happening, type HappeningKind, telling } from '../chain/happening.ts';
import { asksOf, controllerOf, type Duel, refsTo, sheetOf } from '../position/duel.ts';
import type { Former } from '../position/former.ts';
import { formerOfLeft } from '../position/recall.ts';
import { attackOf, defenseOf, rankOf, subtypesOf, typesOf } from '../standing/values.ts';
import { isIn } from './filter.ts';
import { layOf } from './lay.ts';

const STATES: readonly CardState[] = [
  'tapped',
  'untapped',
  'equipped',
  'face-down',
  'face-up',
  'indestructible',
  'attacking',
  'defending',
];

/** A card of the field as it is now, as far as texts of the match can ask. */
function noteOf(duel: Duel, id: CardId): Former {
  const { table, field } = duel.state;
  const { states, numbers, stack: hasStack, lay } = asksOf(duel);
  const { design, generation, zone } = cardOf(table, id);
  const { stack, mates, column, adjacent } = lay ? layOf(duel, id) : NOWHERE;
  const types = typesOf(duel, id);
  const stacked = hasStack && !lay ? refsTo(duel, table.zones[zone]?.cards ?? []) : stack;
  const note: Former = {
    card: id,
    generation,
    design,
    zone,
    seat: controllerOf(duel, id),
    states:
      states.size === 0 ? NOTHING : STATES.filter((one) => states.has(one) && isIn(duel, id, one)),
    type: types[0] as (typeof types)[number],
    subtypes: subtypesOf(duel, id),
    rank: rankOf(duel, id),
    attack: numbers ? attackOf(duel, id) : 0,
    defense: numbers ? defenseOf(duel, id) : 0,
    bound: field[id]?.bound ?? null,
    stack: stacked,
    mates,
    column,
    adjacent,
  };
  return types.length > 1 ? ofTypes(note, types) : note;
}

/** The note of a card that counted as several types. */
function ofTypes(
  { card, generation, design, zone, seat, states, type, ...more }: Former,
  types: NonNullable<Former['types']>,
): Former {
  return { card, generation, design, zone, seat, states, type, types, ...more };
}

const NOTHING: readonly never[] = [];
const NOWHERE = { stack: NOTHING, mates: NOTHING, column: NOTHING, adjacent: NOTHING };

/**
 * Keeps what cards are that are about to leave the field, if anything in the match can ask. Cards that
 * leave together are noted together, before the first of them has gone.
 */
export function noteLeaving(duel: Duel, ids: readonly CardId[]): void {
  const { left, own, copies } = asksOf(duel);
  if (!left && !own) return;
  const { past, field, table } = duel.state;
  const known = past.former ?? NOTHING;
  const notes: Former[] = [];
  for (const id of ids) {
    if (!field[id] || !(left || copies || sheetOf(duel, id).asks.own)) continue;
    const { generation } = cardOf(table, id);
    if (!known.some((one) => one.card === id && one.generation === generation))
      notes.push(noteOf(duel, id));
  }
  if (notes.length > 0) keep(duel.state, [...known, ...notes]);
}

/** A card that was noted has not left after all. */
export function forgetStaying({ state }: Duel): void {
  if (!state.past.former) return;
  keep(
    state,
    state.past.former.filter((one) => resolveRef(state.table, one) === undefined),
  );
}

/** A card that was noted with others stays where they go. */
export function forgetNote({ state }: Duel, { card, generation }: CardRef): void {
  if (!state.past.former) return;
  const isIt = (one: CardRef) => one.card === card && one.generation === generation;
  keep(
    state,
    state.past.former.filter((one) => !isIt(one)),
  );
}

/** Made anew: an object that gains and loses a field is slow to read ever after. */
function keep(state: Duel['state'], former: readonly Former[]): void {
  const { thisTurn, lastTurn } = state.past;
  if (former.length === state.past.former?.length) return;
  state.past = former.length > 0 ? { thisTurn, lastTurn, former } : { thisTurn, lastTurn };
}

/** Nothing can be asked any more. */
export function forgetAll({ state }: Duel): void {
  if (state.past.former) keep(state, NOTHING);
}

/** Keeps of those that have left only the ones that something can still ask about. */
export function forgetUnasked({ state }: Duel): void {
  const { delayed, watches } = state;
  const { former } = state.past;
  if (!former) return;
  const asking = new Set<string>();
  const ask = (ref: CardRef | null | undefined) => {
    if (!ref) return;
    // It may be referred to as it was on the field, or where it went from there.
    asking.add(keyOf(ref)).add(keyOf({ card: ref.card, generation: ref.generation - 1 }));
  };
  for (const { link } of [...delayed, ...watches]) {
    const { card, that, rest, left = [], targets, event } = link;
    for (const ref of [card, ...that, ...rest, ...left, ...targets.flat()]) ask(ref);
    for (const ref of [event?.card, event?.other, event?.causeCard]) ask(ref);
  }
  keep(
    state,
    former.filter((one) => asking.has(keyOf(one))),
  );
}

const keyOf = ({ card, generation }: CardRef): string => `${card}:${generation}`;

/** What a card is like before something befalls it that a text in the match describes it by (R-T69). */
export function factsBefore(
  duel: Duel,
  what: HappeningKind,
  id: CardId,
  second: CardRef | null = null,
): Facts | undefined {
  if (!asksOf(duel).before.has(what) || !isOpen(duel, id)) return undefined;
  const other = factOf(duel, second);
  const card = noteOf(duel, id);
  return other ? { card, other } : { card };
}

/** Something that may be asked about later, with what its cards are like now. */
export function withFacts(duel: Duel, one: Happening): Happening {
  const { later } = asksOf(duel);
  if (later.size === 0 || !later.has(one.what)) return one;
  const card = one.facts?.card ?? factOf(duel, one.card);
  const other = one.facts?.other ?? factOf(duel, one.other);
  const cause = one.facts?.cause ?? factOf(duel, one.causeCard);
  if (!card && !other && !cause) return one;
  const facts: { -readonly [Part in keyof Facts]: Facts[Part] } = {};
  if (card) facts.card = card;
  if (other) facts.other = other;
  if (cause) facts.cause = cause;
  return telling(one, { facts });
}

/** The same with whose turn and which stage it is, where a text asks in which something happened. */
export function withTime(duel: Duel, one: Happening): Happening {
  if (!asksOf(duel).times) return one;
  const { active, stage } = duel.state;
  return telling(one, { time: { active, stage } });
}

function factOf(duel: Duel, ref: CardRef | null): Former | undefined {
  if (!ref) return undefined;
  const was = formerOfLeft(duel.state, ref);
  if (was) return was;
  const id = resolveRef(duel.state.table, ref);
  return id !== undefined && isOpen(duel, id) ? noteOf(duel, id) : undefined;
}

/** Does a card lie on the field for all to see? */
function isOpen({ state }: Duel, id: CardId): boolean {
  return state.field[id] !== null && cardOf(state.table, id).known === SEES.all;
}
