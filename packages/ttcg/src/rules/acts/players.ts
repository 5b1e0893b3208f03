import { moveCard, opponentOf, zoneOf } from '@cardscape/kernel';
import type { Act } from '../../language/tree.ts';
import { amountOf } from '../amounts.ts';
import { byEffect } from '../cause.ts';
import { attempt } from '../deed.ts';
import type { Doing } from '../doing.ts';
import { scopeOf, touch } from '../duel.ts';
import { handOf } from '../zones.ts';

type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;

export function points(doing: Doing, { change }: Of<'points'>): boolean {
  const { duel, link, doers } = doing;
  // All are worked out before any is changed: both players may lose as many as the other has.
  const changes = doers.map((seat) => {
    const now = duel.state.players[seat].points;
    if (!('amount' in change))
      return { seat, by: change.op === 'double' ? now : Math.floor(now / 2) - now };
    const amount = amountOf(duel, scopeOf(link, seat), change.amount);
    if (change.op === 'become') return { seat, by: amount - now };
    return { seat, by: change.op === 'gain' ? amount : -amount };
  });
  let done = false;
  for (const { seat, by } of changes)
    if (by !== 0 && attempt(duel, { do: 'points', seat, by, cause: byEffect(link) })) done = true;
  return done;
}

export function exchange({ duel, link }: Doing, { what }: Of<'exchange'>): boolean {
  const { state } = duel;
  if (what === 'points') {
    const [first, second] = state.players.map((player) => player.points) as [number, number];
    if (first === second) return false;
    attempt(duel, { do: 'points', seat: 0, by: second - first, cause: byEffect(link) });
    attempt(duel, { do: 'points', seat: 1, by: first - second, cause: byEffect(link) });
    return true;
  }
  const hands = [0, 1].map((seat) => [...zoneOf(state.table, handOf(seat as 0 | 1)).cards]);
  hands.forEach((cards, seat) => {
    for (const id of cards) moveCard(state.table, id, handOf(opponentOf(seat as 0 | 1)));
  });
  touch(duel);
  duel.log?.push({ type: 'swapped', what: 'hands', cards: [] });
  return hands.some(({ length }) => length > 0);
}

export function skip({ duel, doers }: Doing, { part, this: now }: Of<'skip'>): boolean {
  const { state } = duel;
  const kind = part === 'turn' ? 'turn' : SKIPS[part];
  for (const seat of doers) {
    duel.log?.push({ type: 'skips', seat, part });
    if (now && state.active === seat && (part === 'turn' || state.stage === kind)) {
      // The rest of what is going on: the stage runs out as soon as the chain is done.
      state.step = part === 'turn' ? END_TURN : END_STAGE;
    } else state.players[seat].skips[kind]++;
  }
  touch(duel);
  return doers.length > 0;
}

const SKIPS = { 'draw phase': 'draw', 'main phase': 'main', 'battle phase': 'battle' } as const;

/** Steps that say: this stage is over; this turn is over. */
export const END_STAGE = 98;
export const END_TURN = 99;
