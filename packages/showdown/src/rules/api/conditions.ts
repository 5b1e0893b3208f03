import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { NO } from '@cardscape/lua';
import { type Duel, unitOf } from '../position/duel.ts';
import type { Ailment, PlayKind } from '../position/position.ts';
import { ailing } from '../position/values.ts';
import { heal, raiseMaxHp, setHp } from '../resolve/health.ts';
import { change, keep } from '../resolve/settle.ts';
import { afflict, poison, sendAway } from '../resolve/status.ts';
import { type FilterArguments, filterOf, globalTargets } from './filter.ts';

/** Turns left, or a 0 that old scripts can take for false. */
const turnsOf = (kind: Ailment) => (duel: Duel, id: CardId | null) =>
  (id !== null && ailing(duel, id, kind)) || NO;

const putOn =
  (kind: Exclude<Ailment, 'away'>) => (duel: Duel, _: Seat, id: CardId | null, turns: number) => {
    if (id !== null) afflict(duel, id, kind, turns);
  };

/** Allows or forbids a kind of play in a player's next turn: the one that begins, while it does (R-S30). */
const forTurn = (kind: PlayKind) => (duel: Duel, seat: Seat, allowed: boolean) => {
  const { players, phase, active } = duel.state;
  const { barred, barredNext } = players[seat];
  if (!allowed) {
    const list = phase === 'start' && active === seat ? barred : barredNext;
    if (!list.includes(kind)) list.push(kind);
    return;
  }
  for (const list of [barred, barredNext]) keep(list, (one) => one !== kind);
};

/** Rules of what is wrong with cards, their HP and their levels. */
export const CONDITION_RULES = {
  isStunned: turnsOf('stun'),
  isHijacked: turnsOf('hijack'),
  isSilenced: turnsOf('silence'),
  isAway: turnsOf('away'),
  applyStun: putOn('stun'),
  applyHijack: putOn('hijack'),
  applySilence: putOn('silence'),
  applyAway: (duel: Duel, _: Seat, id: CardId | null, turns: number) => {
    if (id !== null) sendAway(duel, id, duel.source ?? id, turns);
  },
  applyDOT: (
    duel: Duel,
    _: Seat,
    id: CardId | null,
    source: CardId | null,
    damage: number,
    turns: number,
  ) => {
    if (id !== null) poison(duel, id, source ?? duel.source ?? id, damage, turns);
  },
  applyGlobalDOT: (
    duel: Duel,
    whom: number | undefined,
    seat: Seat,
    source: CardId | null,
    damage: number,
    turns: number,
    filtered: number | undefined,
    ...filter: FilterArguments
  ) => {
    const asked = filtered === 1 ? filterOf(...filter) : null;
    for (const id of globalTargets(duel, seat, whom, asked))
      poison(duel, id, source ?? duel.source ?? id, damage, turns);
  },
  applyGlobalSilence: (duel: Duel, seat: Seat) => {
    const foe = opponentOf(seat);
    change(duel, () => {
      duel.state.players[foe].mobsSilenced = true;
    });
    duel.log?.push({ type: 'ailingAll', seat: foe, kind: 'silence' });
  },
  applyGlobalStun: (duel: Duel, seat: Seat) => {
    const foe = opponentOf(seat);
    duel.state.players[foe].mobsStunned = true;
    duel.log?.push({ type: 'ailingAll', seat: foe, kind: 'stun' });
  },
  turnSummon: forTurn('mob'),
  turnEquip: forTurn('equip'),
  turnAction: forTurn('action'),
  turnLocate: forTurn('field'),
  newCardLevelDrop: (
    duel: Duel,
    card: CardId | null,
    source: CardId | null,
    by: number,
    turns: number,
  ) => {
    if (card === null) return;
    const from = source ?? duel.source ?? card;
    const { drops } = duel.state;
    change(duel, () => {
      keep(drops, (drop) => drop.card !== card || drop.source !== from);
      if (turns !== 0) drops.push({ card, source: from, by, turns });
    });
  },
  removeCardLevelDrop: (duel: Duel, card: CardId | null, source: CardId | null) =>
    change(duel, () =>
      keep(duel.state.drops, (drop) => drop.card !== card || drop.source !== source),
    ),
  getCardLevelDrop: (duel: Duel, card: CardId | null) =>
    duel.state.drops.reduce((sum, drop) => (drop.card === card ? sum + drop.by : sum), 0),
  editCardHP: (duel: Duel, id: CardId | null, hp: number) => {
    if (id !== null && !duel.preview) setHp(duel, id, hp);
  },
  refreshHP: (duel: Duel, seat: Seat, id: CardId | null, hp: number) =>
    id !== null && !duel.preview && heal(duel, seat, id, hp),
  increaseMaxHP: (duel: Duel, id: CardId | null, hp: number) =>
    id !== null && unitOf(duel, id) !== null && raiseMaxHp(duel, id, hp),
};
