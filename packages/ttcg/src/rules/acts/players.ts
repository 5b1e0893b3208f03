import { moveCard, opponentOf, SEATS, type Seat, zoneOf } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import { byEffect } from '../chain/cause.ts';
import { tellSkip } from '../chain/seldom.ts';
import { amountOf, halfOf } from '../meaning/amounts.ts';
import type { Link } from '../position/chain-link.ts';
import { type Duel, touch } from '../position/duel.ts';
import { scopeOf } from '../position/scope.ts';
import type { Stage } from '../position/state.ts';
import { deckOf, handOf } from '../position/zones.ts';
import { attempt } from '../resolve/deed.ts';
import type { Doing } from '../resolve/doing.ts';

type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;

/** By what points are multiplied. */
const FACTORS = { double: 2, triple: 3 } as const;

export function points(doing: Doing, { change }: Of<'points'>): boolean {
  const { duel, link, doers } = doing;
  // All are worked out before any is changed: both players may lose as many as the other has.
  const changes = doers.map((seat) => {
    const now = duel.state.players[seat].points;
    if (!('amount' in change))
      return {
        seat,
        by: change.op === 'halve' ? halfOf(now, change.up) - now : FACTORS[change.op] * now - now,
        exact: true,
      };
    const amount = amountOf(duel, scopeOf(link, seat), change.amount);
    if (change.op === 'become') return { seat, by: amount - now, exact: true };
    return { seat, by: change.op === 'gain' ? amount : -amount, exact: false };
  });
  let done = false;
  let sum = 0;
  for (const change of changes) {
    const { by } = change;
    if (by === 0 || !attempt(duel, { do: 'points', ...change, cause: byEffect(link) })) continue;
    done = true;
    sum += Math.abs(by);
  }
  countPoints(link, sum);
  return done;
}

/** "Those points", and "that many", are from now on those. */
function countPoints(link: Link, n: number): void {
  link.points = n;
  link.thatMany = n;
}

/** A player loses as many points as they said. */
export function stake(duel: Duel, link: Link, seat: Seat, n: number): boolean {
  const lost = n > 0 && attempt(duel, { do: 'points', seat, by: -n, cause: byEffect(link) });
  countPoints(link, lost ? n : 0);
  return lost;
}

export function exchange({ duel, link }: Doing, { what }: Of<'exchange'>): boolean {
  const { state } = duel;
  if (what === 'points') {
    const [first, second] = state.players.map((player) => player.points) as [number, number];
    if (first === second) return false;
    const swap = { do: 'points', exact: true, cause: byEffect(link) } as const;
    attempt(duel, { ...swap, seat: 0, by: second - first });
    attempt(duel, { ...swap, seat: 1, by: first - second });
    return true;
  }
  const pileOf = what === 'hands' ? handOf : deckOf;
  const piles = SEATS.map((seat) => [...zoneOf(state.table, pileOf(seat)).cards]);
  for (const [seat, cards] of piles.entries())
    for (const id of cards) {
      const zone = pileOf(opponentOf(seat as Seat));
      // A deck keeps its order.
      if (what === 'decks') moveCard(state.table, id, zone, 'bottom');
      else moveCard(state.table, id, zone);
    }
  touch(duel);
  duel.log?.push({ type: 'swapped', what, cards: [] });
  return piles.some(({ length }) => length > 0);
}

export function skip({ duel, doers }: Doing, act: Of<'skip'>): boolean {
  const { part, this: now, times, who } = act;
  const { state } = duel;
  const kind = part === 'turn' ? 'turn' : SKIPS[part];
  // "End the battle phase": one that is over in this turn cannot be ended any more.
  if (who === 'turn' && kind !== 'turn' && STAGES.indexOf(state.stage) > STAGES.indexOf(kind))
    return false;
  for (const seat of doers) {
    const running = now && state.active === seat && (part === 'turn' || state.stage === kind);
    const many = times !== undefined && times > 1 && { times };
    duel.log?.push({ type: 'skips', seat, part, ...(!running && { next: true, ...many }) });
    if (running) {
      // The rest of what is going on: the stage runs out as soon as the chain is done.
      state.step = part === 'turn' ? END_TURN : END_STAGE;
      tellSkip(duel, seat, part);
    } else state.players[seat].skips[kind] += times ?? 1;
  }
  touch(duel);
  return doers.length > 0;
}

/** R-T271. Right after this turn: what was gained last comes first, and then all goes on as it would have. */
export function extraTurn({ duel, doers }: Doing, { times = 1 }: Of<'extraTurn'>): boolean {
  const { state } = duel;
  const { turns, after } = state.extra ?? { turns: [], after: opponentOf(state.active) };
  const gained = doers.flatMap((seat) => Array<Seat>(times).fill(seat));
  state.extra = { turns: [...gained, ...turns], after };
  for (const seat of doers)
    duel.log?.push({ type: 'extraTurn', seat, ...(times > 1 && { times }) });
  touch(duel);
  return doers.length > 0;
}

const SKIPS = { 'draw phase': 'draw', 'main phase': 'main', 'battle phase': 'battle' } as const;

const STAGES: readonly Stage[] = ['mulligan', 'draw', 'main', 'battle', 'end'];

/** Steps that say: this stage is over; this turn is over. */
export const END_STAGE = 98;
export const END_TURN = 99;
