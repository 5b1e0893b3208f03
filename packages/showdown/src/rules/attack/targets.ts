import { type CardId, opponentOf, type Seat } from '@cardscape/kernel';
import { fire, fireSide, inEvent } from '../pointcuts/fire.ts';
import {
  characterOf,
  type Duel,
  equipsOf,
  inSlot,
  isAway,
  isMob,
  mobsOf,
  sheetOf,
  unitOf,
} from '../position/duel.ts';
import { SLOT_COUNT } from '../position/slots.ts';
import { LIMIT, STATE } from './attack-codes.ts';
import type { Blow } from './blow.ts';

/** What an attack may be aimed at now. */
export function targetsFor(duel: Duel, blow: Blow): CardId[] {
  const foe = opponentOf(blow.seat);
  if (blow.slot !== undefined) {
    // The opponent's slots follow the player's own.
    const side = blow.slot < SLOT_COUNT ? blow.seat : foe;
    const there = inSlot(duel, side, blow.slot % SLOT_COUNT);
    const open = there !== undefined && !isAway(duel, there) && isOpen(duel, blow, there, side);
    return open ? [there] : [];
  }
  return reachable(duel, blow, foe).filter((id) => isOpen(duel, blow, id, foe));
}

function reachable(duel: Duel, { limit }: Blow, foe: Seat): CardId[] {
  const mobs = mobsOf(duel, foe);
  const character = characterOf(duel, foe);
  const found = limit === LIMIT.notMobs ? [] : mobs;
  if (limit === LIMIT.notCharacter || limit === LIMIT.noTarget) return [...found];
  // Equipment stands behind the mobs; what can hit the character can hit it too (4.4.4).
  const gear = mobs.length === 0 ? equipsOf(duel, foe) : [];
  return [...found, ...(isAway(duel, character) ? [] : [character]), ...gear];
}

/** The pointcuts that keep an attack from a target, by its kind. */
const KEEPING = {
  Character: keepingOf('Character'),
  Mob: keepingOf('Mob', ['onGetTargeted']),
  Equip: keepingOf('Equip'),
};

function keepingOf(kind: string, more: readonly string[] = []) {
  const itself = `preventTarget${kind}`;
  const side = `preventIntercomeTarget${kind}`;
  const attacker = `preventSelfTarget${kind}`;
  return { itself, side, attacker, all: [itself, side, attacker, ...more] };
}

/** Does nothing keep the attack from this card? */
export function isOpen(duel: Duel, blow: Blow, id: CardId, foe: Seat): boolean {
  if (!isAlive(duel, id)) return false;
  const kind = targetKind(duel, id);
  const names = KEEPING[kind];
  if (!names.all.some((name) => duel.cast.hearers.has(name))) return true;
  let kept = false;
  const quiet = duel.preview;
  duel.preview = true;
  const event = {
    flags: {
      ZTCG_ATKSRC: blow.source,
      ZTCG_ATKRES: blow.limit,
      ZTCG_ATTACKSTATE: STATE.think,
      ZTCG_TARGETTYPE: kind === 'Character' ? 0 : 1,
    },
    values: [blow.damage],
    pointers: [blow.attacker, id],
    target: id,
  };
  inEvent(duel, event, () => {
    if (kind === 'Mob') fire(duel, id, 'onGetTargeted');
    kept =
      fire(duel, id, names.itself) !== 0 ||
      fireSide(duel, foe, names.side) !== 0 ||
      (blow.attacker !== null && fire(duel, blow.attacker, names.attacker) !== 0);
  });
  duel.preview = quiet;
  return !kept || blow.sure;
}

/** Is a card deployed, and not about to be destroyed? */
export function isAlive(duel: Duel, id: CardId): boolean {
  const unit = unitOf(duel, id);
  return unit !== null && !unit.dying;
}

/** What a target is, in the names of pointcuts. */
export function targetKind(duel: Duel, id: CardId): 'Character' | 'Mob' | 'Equip' {
  const sheet = sheetOf(duel, id);
  if (isMob(sheet)) return 'Mob';
  return sheet.design.type === 'char' ? 'Character' : 'Equip';
}
