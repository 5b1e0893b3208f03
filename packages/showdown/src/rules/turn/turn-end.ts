import { opponentOf, SEATS, type Seat, zoneOf } from '@cardscape/kernel';
import { tellSides } from '../pointcuts/fire.ts';
import { characterOf, type Duel, deployed, unitOf } from '../position/duel.ts';
import { deckOf } from '../position/slots.ts';
import { ailing, hpOf } from '../position/values.ts';
import { grow, harmless, keep, settle } from '../resolve/settle.ts';
import { comeBack, tellEnd } from '../resolve/status.ts';
import type { Ending } from '../words/endings.ts';

/** Turns in a row without damage, and turns in all, after which nobody wins any more (R-S6). */
const QUIET_TURNS = 20;
const LAST_TURN = 300;

const ENDED = { own: 'onEndTurn', opponent: 'onOpponentEndTurn' };

/** The end of a turn: it is announced, and what counts turns counts this one. */
export function endTurn(duel: Duel): void {
  const { state } = duel;
  const seat = state.active;
  tellSides(duel, seat, ENDED);
  countDown(duel, seat);
  const player = state.players[seat];
  for (const side of SEATS) {
    state.players[side].prevents.length = 0;
    state.players[side].nextAttack = 0;
  }
  player.repeats.length = 0;
  player.barred.length = 0;
  if (player.skips && player.skips.turn < state.turn) player.skips = null;
  if (state.growing.length > 0)
    grow(duel, (growing) => {
      growing.length = 0;
    });
  keep(state.inserted, ({ kind }) => kind !== 'next');
  settle(duel);
}

function countDown(duel: Duel, seat: Seat): void {
  const { state } = duel;
  const less = (turns: number) => (turns > 0 ? turns - 1 : turns);
  for (const id of deployed(duel, seat)) {
    const unit = unitOf(duel, id);
    if (!unit) continue;
    for (const buff of unit.buffs) if (!buff.aura) buff.turns--;
    harmless(duel, id, () => keep(unit.buffs, ({ aura, turns }) => aura || turns > 0));
    unit.attackers.length = 0;
    unit.stun = less(unit.stun);
    unit.silence = less(unit.silence);
    const away = unit.away;
    unit.away = less(away);
    if (away > 0 && ailing(duel, id, 'away') === 0) tellEnd(duel, id, 'away');
    const hijacked = unit.hijack;
    unit.hijack = less(hijacked);
    if (hijacked > 0 && ailing(duel, id, 'hijack') === 0) comeBack(duel, id);
  }
  for (const drop of state.drops) {
    const owner = state.table.cards[drop.card]?.owner;
    if (owner === seat && drop.turns > 0) drop.turns--;
  }
  keep(state.drops, ({ turns }) => turns !== 0);
  const { auras } = state.players[seat];
  for (const aura of auras) aura.turns--;
  keep(auras, ({ turns }) => turns > 0);
}

/** Gives the turn on: to the other player, or to the same once more. */
export function passTurn(duel: Duel): void {
  const { state } = duel;
  const player = state.players[state.active];
  if (player.moreTurns > 0) player.moreTurns--;
  else state.active = opponentOf(state.active);
  state.turn++;
  state.quiet++;
}

/** Has the match ended? A character without HP has lost; both at once is a tie (R-S6). */
export function judge(duel: Duel): void {
  const { state } = duel;
  if (state.outcome) return;
  const fallen = SEATS.filter((seat) => hpOf(duel, characterOf(duel, seat)) <= 0);
  if (fallen.length === 2) finish(duel, null, 'both');
  else if (fallen[0] !== undefined) finish(duel, opponentOf(fallen[0]), 'character');
  else if (state.turn > LAST_TURN) finish(duel, null, 'length');
  else if (state.quiet >= QUIET_TURNS && SEATS.every((seat) => isOut(duel, seat)))
    finish(duel, null, 'stalemate');
}

function isOut({ state }: Duel, seat: Seat): boolean {
  return zoneOf(state.table, deckOf(seat)).cards.length === 0;
}

function finish(duel: Duel, winner: Seat | null, reason: Ending): void {
  duel.state.outcome = { winner, reason };
  duel.log?.push({ type: 'over', winner, reason });
}
