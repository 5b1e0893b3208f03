import { type CardId, type CardRef, resolveRef, SEATS } from '@cardscape/kernel';
import { freesPlays } from '../../language/tree/overrules.ts';
import type { Act, Cards } from '../../language/tree/tree.ts';
import type { Program } from '../book/program.ts';
import { amountOf } from '../meaning/amounts.ts';
import { holds } from '../meaning/conditions.ts';
import { fitsMaker } from '../meaning/described.ts';
import { pool } from '../meaning/pool.ts';
import { refCards } from '../meaning/refs.ts';
import { isSuch, madeOf } from '../meaning/such-effect.ts';
import { type Duel, isActive, isFaceDown, sheetOf } from '../position/duel.ts';
import { eyesOf, type Scope, scopeAt, speakingOf } from '../position/scope.ts';
import type { Lasting } from '../position/state.ts';
import { FIELD } from '../position/zones.ts';
import type { Force, Forces } from './force.ts';
import { countsAnywhere, isOfPiles } from './off-field.ts';

/** Works out all that is in force in a position; nothing if nothing is. */
export function workOut(duel: Duel): Forces | undefined {
  if (duel.state.lasting.length === 0 && standingCards(duel).length === 0) return undefined;
  const found = gather(duel);
  const heard = found.silences ? gather(duel, silencedBy(found)) : found;
  if (heard.wards) dropImmune(duel, heard);
  return heard;
}

/** The cards on the field, covered ones too, with something that stands while it is at work. */
function standingCards(duel: Duel): readonly CardId[] {
  const { cache } = duel;
  if (cache.standing) return cache.standing;
  const found: CardId[] = [];
  for (const seat of SEATS)
    for (const zone of FIELD[seat])
      for (const id of duel.state.table.zones[zone]?.cards ?? [])
        if (sheetOf(duel, id).stands) found.push(id);
  cache.standing = found;
  return found;
}

/** All that is in force, but for what cards say that have lost their effects. */
function gather(duel: Duel, silenced: readonly CardId[] = []): Found {
  const found: Found = {
    onCard: [],
    onPlayers: [],
    onPlaying: [],
    looksAside: false,
    silences: false,
    wards: false,
  };
  addStanding(duel, found, silenced);
  addLasting(duel, found, silenced);
  return found;
}

/** Two cards that take each other's effects away have both lost them: neither comes first. */
function silencedBy({ onCard }: Found): CardId[] {
  const silenced: CardId[] = [];
  onCard.forEach((list, id) => {
    if (list.some(({ act }) => act.do === 'forbid' && act.from === 'have effects'))
      silenced.push(id);
  });
  return silenced;
}

/** What an immune card is immune to is not in force on it, however long ago it was made (R-T37). */
function dropImmune(duel: Duel, { onCard }: Found): void {
  onCard.forEach((list, id) => {
    if (list.some(({ act }) => act.do === 'immune'))
      onCard[id] = list.filter(
        ({ source, of, via }) => source.card === id || !wardsOff(duel, list, source, of, via),
      );
  });
}

/** Does one of these keep the effects of a card away? */
export function wardsOff(
  duel: Duel,
  list: readonly Force[],
  source: CardRef,
  design?: string,
  via?: string,
): boolean {
  for (const { act, seat, source: maker } of list) {
    if (act.do !== 'immune') continue;
    const eyes = eyesOf(seat, seat, maker);
    const { acting } = act.to;
    if (acting && !isSuch(duel, eyes, acting, madeOf(duel, source, seat, via))) continue;
    if (fitsMaker(duel, eyes, source, act.to, design)) return true;
  }
  return false;
}

interface Found extends Forces {
  readonly onCard: Force[][];
  readonly onPlayers: Force[];
  readonly onPlaying: Force[];
  looksAside: boolean;
  /** Does anything take effects away, or make immune? Both are seldom, and cost another look. */
  silences: boolean;
  wards: boolean;
}

/** Is it players, rather than cards, that it is in force on? */
export function isOnPlayers({ do: verb }: Act): boolean {
  return ON_PLAYERS.has(verb);
}

const ON_PLAYERS = new Set<Act['do']>([
  'bar',
  'extraPlays',
  'limitPlays',
  'allowUse',
  'openHand',
  'openTop',
  'openDraws',
  'allot',
  'scalePoints',
  'divert',
  'ward',
  'absorb',
]);

function add(found: Found, force: Force, cards: readonly CardId[]): void {
  const { act } = force;
  const { onCard, onPlayers, onPlaying } = found;
  if (act.do === 'immune') found.wards = true;
  else if (act.do === 'forbid' && act.from === 'have effects') found.silences = true;
  if (isOnPlayers(act)) onPlayers.push(force);
  else if (isOfComing(act)) onPlaying.push(force);
  else
    for (const id of cards) {
      const there = onCard[id];
      if (there) there.push(force);
      else onCard[id] = [force];
    }
}

/** Is it in force on cards that may come to the field, whichever they are? */
const isOfComing = (act: Act): boolean =>
  act.do === 'enterTapped' ||
  freesPlays(act) ||
  (act.do === 'forbid' && act.from === 'be played' && act.cards.the === 'pick');

function addStanding(duel: Duel, found: Found, silenced: readonly CardId[]): void {
  for (const id of standingCards(duel)) if (!silenced.includes(id)) addCard(duel, id, found);
}

const BOTH = [0, 1] as const;

function addCard(duel: Duel, id: CardId, found: Found): void {
  const { programs } = sheetOf(duel, id);
  for (const index of BOTH) {
    const program = programs[index];
    if (program.standing.length === 0 || !isAtWork(duel, id, program, index)) continue;
    found.looksAside ||= program.looksAside;
    addProgram(duel, id, program, found);
  }
}

/** Is a standing effect at work where its card lies? */
function isAtWork(duel: Duel, id: CardId, { type, worksCovered }: Program, index: number): boolean {
  if (isFaceDown(duel, id)) return false;
  const covered = !isActive(duel, id);
  // Where a rank-up does not unbind equipment, it goes on working from under the new card.
  const equipped = type === 'equip' && !duel.edition.rankUpUnbindsEquip;
  if (covered !== worksCovered && !equipped) return false;
  return type === 'passive' || duel.state.field[id]?.works === index;
}

function addProgram(duel: Duel, id: CardId, program: Program, found: Found): void {
  const scope = scopeAt(duel, id);
  const { when, during } = program;
  const isSo = when?.at !== 'while' || holds(duel, scope, when.holds);
  if (during && !holds(duel, scope, { is: 'period', of: during })) return;
  for (const one of program.standing) {
    if (!isSo && !one.alone) continue;
    if (one.if && !holds(duel, scope, one.if)) continue;
    if (one.while && !holds(duel, scope, one.while)) continue;
    const cards = one.cards ? cardsOf(duel, scope, one.cards) : NOBODY;
    if (one.measuredByItself)
      for (const id of cards)
        add(found, forceOf(duel, measuring(duel, scope, id), one.act, program), [id]);
    else add(found, forceOf(duel, scope, one.act, program), cards);
  }
}

const NOBODY: readonly CardId[] = [];

function forceOf(duel: Duel, scope: Scope, act: Act, { key: via }: Program): Force {
  const { you: seat, source } = scope;
  const n = amountIn(duel, scope, act);
  return {
    act,
    seat,
    source,
    n,
    of: undefined,
    via,
    sets: undefined,
    named: undefined,
    those: undefined,
  };
}

/** A text as it is read of one card: "its" is that card's. */
export function measuring({ state }: Duel, scope: Scope, card: CardId): Scope {
  return speakingOf(scope, [{ card, generation: state.table.cards[card]?.generation ?? 0 }]);
}

function durationHolds(duel: Duel, scope: Scope, act: Act): boolean {
  if (!('for' in act) || typeof act.for !== 'object' || !('while' in act.for)) return true;
  return holds(duel, scope, act.for.while);
}

/** The amount that an act speaks of; 0 if it speaks of none. */
export function amountIn(duel: Duel, scope: Scope, act: Act): number {
  if (act.do === 'extraPlays' || act.do === 'extraAttacks')
    return amountOf(duel, scope, act.amount);
  if (act.do === 'absorb') return act.n;
  if (act.do === 'stat' && 'amount' in act.change) return amountOf(duel, scope, act.change.amount);
  return 0;
}

function cardsOf(duel: Duel, scope: Scope, cards: Cards): CardId[] {
  if (cards.the === 'pick') return pool(duel, scope, cards.card, 'field');
  if (cards.the === 'list') return cards.of.flatMap((part) => cardsOf(duel, scope, part));
  return 'n' in cards ? [] : refCards(duel, scope, cards);
}

/** Does something that was made to last hold at this moment? */
export function isInForce(duel: Duel, { until, act, seat, source, cards }: Lasting): boolean {
  if (until.kind === 'during') return until.begun;
  if (until.kind === 'over') return false;
  if (until.kind === 'work') {
    const id = resolveRef(duel.state.table, source);
    return id !== undefined && duel.state.field[id]?.works === until.effect && isActive(duel, id);
  }
  if (until.kind === 'turned' && until.of !== 'own') return isThere(duel, until.of);
  if (until.kind !== 'while') return true;
  const scope = eyesOf(seat, seat, source, cards);
  scope.asItIs = true;
  return durationHolds(duel, scope, duel.book.act(act));
}

/** Is a card still on the field? */
export function isThere({ state }: Duel, ref: CardRef): boolean {
  const id = resolveRef(state.table, ref);
  return id !== undefined && state.field[id] !== null;
}

function addLasting(duel: Duel, found: Found, silenced: readonly CardId[]): void {
  const { state, book } = duel;
  for (const lasting of state.lasting) {
    const { act, design, program } = book.placed(lasting.act);
    const ofPiles = isOfPiles(act);
    found.looksAside ||= lasting.until.kind === 'while' || ofPiles;
    if (!isInForce(duel, lasting)) continue;
    if (lasting.until.kind === 'work' && silenced.includes(lasting.source.card)) continue;
    const { seat, source, cards, n, sets, named } = lasting;
    // Cards that were spoken of and cannot be played are not on the field.
    const apart = act.do === 'forbid' && act.from === 'be played';
    const anywhere = apart || countsAnywhere(act);
    const there = ofPiles ? inPiles(duel, lasting, act) : presentFor(duel, cards, anywhere);
    const those = act.do === 'bar' && act.cards ? cards : undefined;
    add(found, { act, seat, source, n, of: design, via: program, sets, named, those }, there);
  }
}

/** The cards that are still there: on the field, or anywhere. */
function presentFor({ state }: Duel, refs: readonly CardRef[], anywhere: boolean): CardId[] {
  const found: CardId[] = [];
  for (const ref of refs) {
    const id = resolveRef(state.table, ref);
    if (id !== undefined && (anywhere || state.field[id])) found.push(id);
  }
  return found;
}

/** The cards that now lie where an act speaks of all that do. */
function inPiles(duel: Duel, { seat, source, named }: Lasting, act: Act): CardId[] {
  const scope = eyesOf(seat, seat, source, undefined, named);
  return 'cards' in act && act.do !== 'bar' ? cardsOf(duel, scope, act.cards as Cards) : [];
}
