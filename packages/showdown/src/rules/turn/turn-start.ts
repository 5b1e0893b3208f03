import { opponentOf, SEATS, type Seat } from '@cardscape/kernel';
import { LIMIT, SOURCE } from '../attack/attack-codes.ts';
import { fire, firePile, fireSide, fireSides, fireViews, inEvent } from '../pointcuts/fire.ts';
import {
  type Duel,
  deployed,
  equipsOf,
  sheetOf,
  shown,
  underSlot,
  unitOf,
} from '../position/duel.ts';
import { CHARACTER } from '../position/slots.ts';
import { hpOf, maxHpOf } from '../position/values.ts';
import { recharge } from '../resolve/charges.ts';
import { destroy } from '../resolve/destroy.ts';
import { recover, wound, woundOf } from '../resolve/health.ts';
import { change, keep } from '../resolve/settle.ts';

/** The start of a turn (4.3.1): what lasted until now ends, mobs recover, and it is announced. */
export function startTurn(duel: Duel): void {
  const { state } = duel;
  const seat = state.active;
  const foe = opponentOf(seat);
  duel.log?.push({ type: 'turn', seat, turn: state.turn });
  refreshPlayer(duel, seat);
  change(duel, () =>
    inEvent(duel, {}, () => {
      fireSideAndTree(duel, seat, 'onPrepareStartTurn');
      fireSideAndTree(duel, foe, 'onOpponentPrepareStartTurn');
    }),
  );
  inEvent(duel, {}, () => {
    for (const side of SEATS) fireSide(duel, side, 'onRecoverStats');
  });
  for (const id of equipsOf(duel, seat)) recharge(duel, id);
  sufferDots(duel, foe);
  recoverMobs(duel, seat);
  inEvent(duel, {}, () => {
    firePile(duel, seat, 'hand', 'onReactivateCardLevelDrop');
    fireSides(duel, seat, 'onReactivateCardEffects', 'onOpponentReactivateCardEffects');
    fireSideAndTree(duel, seat, 'onStartTurn');
    fireSide(duel, foe, 'onOpponentStartTurn');
    fireViews(duel, seat, 'onStartTurn');
    fireViews(duel, foe, 'onOpponentStartTurn');
  });
}

/** Lets the deployed cards of a player and those under the character hear a pointcut. */
function fireSideAndTree(duel: Duel, seat: Seat, pointcut: string): void {
  if (!duel.cast.hearers.has(pointcut)) return;
  fireSide(duel, seat, pointcut);
  for (const id of [...underSlot(duel, seat, CHARACTER)]) fire(duel, id, pointcut);
}

function refreshPlayer(duel: Duel, seat: Seat): void {
  const { state } = duel;
  const player = state.players[seat];
  player.barred.splice(0, player.barred.length, ...player.barredNext);
  player.barredNext.length = 0;
  for (const side of SEATS) state.players[side].leveled = false;
  const other = state.players[opponentOf(seat)];
  // What this player has put on the other's mobs lasted until now.
  other.mobsSilenced = false;
  other.mobsStunned = false;
  keep(state.inserted, ({ seat: whose, kind }) => !(whose === seat && kind === 'turn'));
  // Of both sides: a mob that changes sides later has its attacks for its new controller.
  for (const unit of state.units) if (unit) Object.assign(unit, FRESH);
}

/** What a card has of the turn when it begins. */
const FRESH = { multiplier: 0, attacks: 0 } as const;

/** What damage over turns is to those who ask: an attack of nobody. */
const DISEASE = {
  attacker: null,
  source: SOURCE.none,
  limit: LIMIT.damage,
  isAttack: false,
} as const;

/** Damage over turns works at the start of the turn of whoever put it there. */
function sufferDots(duel: Duel, seat: Seat): void {
  const by = opponentOf(seat);
  for (const id of deployed(duel, seat))
    for (const dot of [...(unitOf(duel, id)?.dots ?? [])]) {
      const unit = unitOf(duel, id);
      if (!unit) break;
      const damage = woundOf(duel, id, dot.damage);
      if (damage > 0) duel.log?.push({ type: 'suffered', target: shown(duel, id), damage });
      wound(duel, id, dot.damage);
      dot.turns--;
      keep(unit.dots, ({ turns }) => turns > 0);
      if (unit.dying) destroy(duel, id, { ...DISEASE, seat: by, damage: dot.damage });
    }
}

/** Mobs that have lived to the start of their turn are whole again, unheard; bosses are not (3.2). */
function recoverMobs(duel: Duel, seat: Seat): void {
  for (const id of deployed(duel, seat)) {
    if (sheetOf(duel, id).design.type !== 'mob') continue;
    const missing = maxHpOf(duel, id) - hpOf(duel, id);
    if (missing > 0) recover(duel, seat, id, missing);
  }
}
