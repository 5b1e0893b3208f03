import {
  type CardId,
  type CardRef,
  cardOf,
  opponentOf,
  resolveRef,
  type Seat,
} from '@cardscape/kernel';
import type { CardFilter, CardState, Nameable, RankRange } from '../../language/tree/tree.ts';
import type { Sheet } from '../book/book.ts';
import type { Link } from '../position/chain-link.ts';
import {
  activeCards,
  cardsUnder,
  controllerOf,
  type Duel,
  isActive,
  isFaceDown,
  sheetOf,
} from '../position/duel.ts';
import { type Asked, type Former, underFormer, wasActive } from '../position/former.ts';
import { formerOf } from '../position/recall.ts';
import type { Scope } from '../position/scope.ts';
import { isExposed, isKeptFrom } from '../standing/forces.ts';
import { attackOf, defenseOf, rankOf, subtypesOf, typesOf } from '../standing/values.ts';
import { likeIt } from './alike.ts';
import { columnIn, hostOf, liesAt, othersInColumn } from './lay.ts';
import { isAtSpot, nearTo } from './nearby.ts';
import { activatedIn, askedCards } from './refs.ts';

/** One thing that a filter asks of a card, as it is or as it was. */
type Test = (duel: Duel, scope: Scope, id: CardId, was: Former | undefined) => boolean;

/** A filter as tests; most filters ask for one or two of the many things that they could. */
interface Tests {
  readonly noun: CardFilter['noun'];
  /** What can be told of every card. */
  readonly always: readonly Test[];
  /** What must be read on its face. */
  readonly onFace: readonly Test[];
}

const testsByFilter = new WeakMap<CardFilter, Tests>();

/**
 * Does a card fit all that a filter says of it, apart from where it lies? A face-down card is only
 * known by its row: it fits no filter that asks for more. A card that has left may be asked as it was, by
 * its face (R-T70).
 */
export function fitsCard(
  duel: Duel,
  scope: Scope,
  id: CardId,
  filter: CardFilter,
  was?: Former,
): boolean {
  let tests = testsByFilter.get(filter);
  if (tests === undefined) {
    tests = { noun: filter.noun, always: testsOf(filter), onFace: faceTestsOf(filter) };
    testsByFilter.set(filter, tests);
  }
  const { noun, always, onFace } = tests;
  if (noun !== 'card' && (noun === 'spell') !== sheetIn(duel, id, was).isSpell) return false;
  for (const test of always) if (!test(duel, scope, id, was)) return false;
  if (onFace.length === 0) return true;
  if (!was && isFaceDown(duel, id)) return false;
  for (const test of onFace) if (!test(duel, scope, id, was)) return false;
  return true;
}

function sheetIn(duel: Duel, id: CardId, was: Former | undefined): Sheet {
  return was ? duel.book.sheet(was.design) : sheetOf(duel, id);
}

function testsOf(filter: CardFilter): Test[] {
  const { other, states, either, owned, past, beside, covers, near, row, inChain, except } = filter;
  const tests: Test[] = [];
  if (other === true) tests.push((_, scope, id) => id !== scope.source.card);
  else if (other) tests.push((_, { that }, id) => !that.some(({ card }) => card === id));
  for (const state of states ?? [])
    tests.push((duel, _, id, was) => (was ? was.states.includes(state) : isIn(duel, id, state)));
  if (either)
    tests.push((duel, scope, id, was) =>
      either.some((kind) => fitsCard(duel, scope, id, kind, was)),
    );
  if (owned) tests.push((duel, scope, id) => isOwned(duel, scope, id, owned));
  if (past) tests.push((duel, _, id, was) => hasPast(duel, id, past, was));
  if (covers)
    tests.push((duel, _, id, was) =>
      inRange((was ? underFormer(was) : cardsUnder(duel, id)).length, covers),
    );
  if (beside) tests.push((duel, scope, id, was) => liesBeside(duel, scope, id, beside, was));
  if (near)
    tests.push((duel, scope, id, was) => {
      const there = nearTo(duel, id, near.at, was);
      return there.some((one) => isDescribed(duel, scope, one, near.of)) !== (near.not ?? false);
    });
  if (inChain)
    tests.push((duel, scope, id) =>
      activatedIn(duel, scope).some(
        (ref) => ref.card === id && resolveRef(duel.state.table, ref) !== undefined,
      ),
    );
  if (row) tests.push((duel, _, id, was) => isAtSpot(duel, id, row, was));
  if (except) {
    const asksFace = faceTestsOf(except).length > 0;
    tests.push((duel, scope, id, was) => {
      if (!isThere(duel, scope, id, except, was)) return true;
      // A face-down card might be one of those that are left out.
      if (asksFace && !was && isFaceDown(duel, id)) return false;
      return !fitsCard(duel, scope, id, except, was);
    });
  }
  return tests;
}

function faceTestsOf(filter: CardFilter): Test[] {
  const {
    rank,
    chosen,
    types,
    notTypes,
    subtypes,
    notSubtypes,
    named,
    stat,
    effect,
    atWork,
    versus,
    same,
    shares,
  } = filter;
  const tests: Test[] = [];
  if (rank) tests.push((duel, _, id, was) => inRange(rankIn(duel, id, was), rank));
  if (chosen) tests.push((duel, { named }, id, was) => isNamedAs(duel, id, chosen, named, was));
  if (types) tests.push((duel, _, id, was) => sharesSome(types, typesIn(duel, id, was)));
  if (notTypes) tests.push((duel, _, id, was) => !sharesSome(notTypes, typesIn(duel, id, was)));
  if (subtypes) tests.push((duel, _, id, was) => sharesSome(subtypes, subtypesIn(duel, id, was)));
  if (notSubtypes)
    tests.push((duel, _, id, was) => !sharesSome(notSubtypes, subtypesIn(duel, id, was)));
  if (named !== undefined) tests.push((duel, _, id, was) => isNamed(duel, id, named, was));
  if (stat)
    tests.push(
      (duel, _, id, was) =>
        !sheetIn(duel, id, was).isSpell && inRange(statOf(duel, id, stat.stat, was), stat.range),
    );
  if (effect && atWork)
    tests.push((duel, _, id) => {
      const works = duel.state.field[id]?.works ?? -1;
      return sheetOf(duel, id).programs[works as 0 | 1]?.type === effect;
    });
  else if (effect)
    tests.push((duel, _, id, was) =>
      sheetIn(duel, id, was).programs.some(({ type }) => type === effect),
    );
  if (versus) tests.push((duel, scope, id, was) => compares(duel, scope, id, versus, was));
  if (shares) tests.push((duel, scope, id) => sharesWithAny(duel, scope, id, shares));
  if (same) tests.push((duel, scope, id, was) => isSame(duel, scope, id, same, was));
  return tests;
}

const rankIn = (duel: Duel, id: CardId, was: Former | undefined): number =>
  was ? was.rank : rankOf(duel, id);
const typesIn = (duel: Duel, id: CardId, was: Former | undefined): readonly string[] =>
  was ? (was.types ?? [was.type]) : typesOf(duel, id);
const subtypesIn = (duel: Duel, id: CardId, was: Former | undefined): readonly string[] =>
  was ? was.subtypes : subtypesOf(duel, id);

function sharesSome(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

/** Has a card the type, subtype or rank that was chosen? */
function isNamedAs(
  duel: Duel,
  id: CardId,
  what: Nameable,
  named: string | undefined,
  was: Former | undefined,
): boolean {
  if (what === 'column') return String((columnIn(duel, id, was) ?? -1) + 1) === named;
  if (what === 'rank') return String(rankIn(duel, id, was)) === named;
  if (what === 'type') return named !== undefined && typesIn(duel, id, was).includes(named);
  return named !== undefined && subtypesIn(duel, id, was).includes(named);
}

/** Is a value within a range? */
export function inRange(value: number, { than, n, or }: RankRange): boolean {
  if (than === 'exactly') return value === n || or?.includes(value) === true;
  return than === 'at least' ? value >= n : value <= n;
}

/** Is a card in a state? */
export function isIn(duel: Duel, id: CardId, state: CardState): boolean {
  const there = duel.state.field[id];
  switch (state) {
    case 'tapped':
      return there !== null && there !== undefined && there.tapped > 0;
    case 'untapped':
      // Cards in hand, deck, discard pile and under others count as untapped (2.2.5).
      return !there || there.tapped === 0;
    case 'face-down':
      return isFaceDown(duel, id);
    case 'face-up':
      return there !== null && there !== undefined && there.faceDown === 0;
    case 'indestructible':
      return isKeptFrom(duel, id, 'be destroyed') && !isExposed(duel, id);
    case 'equipped':
      return isEquipped(duel, id);
    case 'attacking':
      return attacks(duel).some(({ card }) => card.card === id);
    case 'defending':
      return attacks(duel).some(({ target }) => target?.card === id);
  }
}

/** The attacks that are announced, or being fought out. */
function attacks({ state: { chain, working } }: Duel): Link[] {
  return [...chain, ...working].filter(({ kind, countered }) => kind === 'attack' && !countered);
}

/** Is something bound to the card, or is it bound to another itself (R-T84)? */
function isEquipped({ state }: Duel, id: CardId): boolean {
  if (state.field[id]?.bound) return true;
  return state.field.some((there) => there?.bound && resolveRef(state.table, there.bound) === id);
}

function isOwned({ state }: Duel, { you }: Scope, id: CardId, owner: 'you' | 'opponent'): boolean {
  return (cardOf(state.table, id).owner === you) === (owner === 'you');
}

function isNamed(duel: Duel, id: CardId, name: string, was: Former | undefined): boolean {
  return sheetIn(duel, id, was).design.name.toLowerCase() === name.toLowerCase();
}

/** Does a card on the field fit all that is said of it: whose it is and where it lies, too? */
function isDescribed(duel: Duel, scope: Scope, id: CardId, of: CardFilter, was?: Former): boolean {
  return fitsCard(duel, scope, id, of, was) && isThere(duel, scope, id, of, was);
}

function isThere(duel: Duel, scope: Scope, id: CardId, of: CardFilter, was?: Former): boolean {
  if (!isWhose(duel, scope, id, of, was)) return false;
  return of.place === undefined || liesAt(duel, scope, id, of.place, was);
}

/** Is another unit of a player like this card (R-T282)? */
function sharesWithAny(
  duel: Duel,
  { you }: Scope,
  id: CardId,
  { what, whose }: NonNullable<CardFilter['shares']>,
): boolean {
  const units = activeCards(duel, whose === 'your' ? you : opponentOf(you)).filter(
    (one) => one !== id && !sheetOf(duel, one).isSpell && !isFaceDown(duel, one),
  );
  return likeIt(duel, units, id, what).length > 0;
}

/** Does the card lie under such a card, or in the other row of its column? */
function liesBeside(
  duel: Duel,
  scope: Scope,
  id: CardId,
  { at, of }: NonNullable<CardFilter['beside']>,
  was: Former | undefined,
): boolean {
  const fits = (card: CardId, wasCard: Former | undefined) =>
    isDescribed(duel, scope, card, of, wasCard);
  if (at === 'across from' || at === 'adjacent to') {
    const active = was ? wasActive(was) : isActive(duel, id);
    return active && nearTo(duel, id, at, was).some((one) => fits(one, undefined));
  }
  if (at === 'equipped to') {
    const bound = duel.state.field[id]?.bound;
    const unit = bound && isActive(duel, id) ? resolveRef(duel.state.table, bound) : undefined;
    return unit !== undefined && fits(unit, undefined);
  }
  if (at === 'in the column of') {
    const column = columnIn(duel, id, was);
    return (
      column !== undefined && othersInColumn(duel, column, id).some((top) => fits(top, undefined))
    );
  }
  const host = hostOf(duel, id, at, was);
  return host !== undefined && fits(host.card, formerOf(duel.state, host));
}

/** Did this befall the card, or did it do so? A destroyed card lies elsewhere now, the same card. */
function hasPast(
  { state }: Duel,
  id: CardId,
  past: NonNullable<CardFilter['past']>,
  was: Former | undefined,
): boolean {
  const list = past.in === 'this turn' ? state.past.thisTurn : state.past.lastTurn;
  const kind = PAST_KINDS[past.did] ?? past.did;
  const isIt = (ref: CardRef | null) =>
    ref?.card === id &&
    (was ? ref.generation === was.generation : resolveRef(state.table, ref) !== undefined);
  // Of a stack that was ranked up, the card on top is the unit that was (R-T52).
  const did = list.some(
    ({ what, card, other }) =>
      what === kind && (isIt(card) || (kind === 'rankedUp' && isIt(other))),
  );
  return did !== (past.not ?? false);
}

/** Deeds of cards that are told by another name when they happen. */
const PAST_KINDS: Readonly<Record<string, string>> = {
  attacked: 'attacks',
  beenAttacked: 'attacked',
};

/** The value of a card's stat, as it is or as it was. */
export function statOf(
  duel: Duel,
  id: CardId,
  stat: 'attack' | 'defense' | 'rank',
  was?: Former,
): number {
  if (was) return was[stat];
  if (stat === 'rank') return rankOf(duel, id);
  return stat === 'attack' ? attackOf(duel, id) : defenseOf(duel, id);
}

function compares(
  duel: Duel,
  scope: Scope,
  id: CardId,
  { stat, than, of, ofStat, by }: NonNullable<CardFilter['versus']>,
  was: Former | undefined,
): boolean {
  const [other] = of.the === 'itself' ? [{ id, was }] : askedCards(duel, scope, of);
  if (other === undefined) return false;
  if (stat !== 'rank' && sheetIn(duel, id, was).isSpell) return false;
  const difference = statOf(duel, id, stat, was) - statOf(duel, other.id, ofStat, other.was);
  if (by !== undefined) return difference === (than === 'more' ? by : -by);
  if (than === 'as much') return difference === 0;
  if (than === 'no more') return difference <= 0;
  if (than === 'no less') return difference >= 0;
  return than === 'more' ? difference > 0 : difference < 0;
}

function isSame(
  duel: Duel,
  scope: Scope,
  id: CardId,
  said: Same,
  was: Former | undefined,
): boolean {
  const asked = askedCards(duel, scope, said.as);
  // "If they are of the same type": as each other, so that none is compared with itself (R-T310).
  const others = asked.length > 1 ? asked.filter((one) => one.id !== id) : asked;
  if (asked.length > 1 && others.length < asked.length)
    return others.every((other) => isSameAs(duel, id, other, said, was));
  const [other] = others;
  return other !== undefined && isSameAs(duel, id, other, said, was);
}

type Same = NonNullable<CardFilter['same']>;

function isSameAs(
  duel: Duel,
  id: CardId,
  other: Asked,
  { what, not }: Same,
  was: Former | undefined,
): boolean {
  // What has no type is of none, neither the same nor another.
  const typed = ![
    sheetIn(duel, id, was).isSpell,
    sheetIn(duel, other.id, other.was).isSpell,
  ].includes(true);
  if (not && what === 'type' && !typed) return false;
  return isAlike(duel, id, was, other, what) !== (not ?? false);
}

function isAlike(
  duel: Duel,
  id: CardId,
  was: Former | undefined,
  other: Asked,
  what: NonNullable<CardFilter['same']>['what'],
): boolean {
  if (what === 'type')
    return sharesSome(typesIn(duel, id, was), typesIn(duel, other.id, other.was));
  if (what === 'rank') return rankIn(duel, id, was) === rankIn(duel, other.id, other.was);
  if (what === 'subtype')
    return sharesSome(subtypesIn(duel, id, was), subtypesIn(duel, other.id, other.was));
  return isNamed(duel, id, sheetIn(duel, other.id, other.was).design.name, was);
}

/** Does the card lie with the player that a filter names, or did it? */
export function isWhose(
  duel: Duel,
  { you, doer }: Scope,
  id: CardId,
  filter: CardFilter,
  was?: Former,
): boolean {
  if (!filter.whose) return true;
  const has: Seat = was ? was.seat : controllerOf(duel, id);
  return has === (filter.whose === 'their' ? doer : filter.whose === 'your' ? you : 1 - you);
}
