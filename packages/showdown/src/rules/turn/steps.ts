import { type CardId, SEATS } from '@cardscape/kernel';
import { mobAttack } from '../attack/attack-phase.ts';
import { fire, fireSide, inEvent, tellSides } from '../pointcuts/fire.ts';
import {
  type Duel,
  deployed,
  mobsOf,
  seatsInTurn,
  sheetOf,
  underSlot,
  unitOf,
} from '../position/duel.ts';
import { PHASES, type Phase, type Unit } from '../position/position.ts';
import { CHARACTER } from '../position/slots.ts';
import { ailing } from '../position/values.ts';
import { byEffect, destroy } from '../resolve/destroy.ts';
import { clearLimbo } from '../resolve/relocate.ts';
import { settle } from '../resolve/settle.ts';
import { comeBack } from '../resolve/status.ts';
import { ACTIONS_DONE, abilitiesOf, isUnlocked, takeAction } from './abilities.ts';
import { offerLevelUp } from './level.ts';
import { endTurn, judge, passTurn } from './turn-end.ts';
import { startTurn } from './turn-start.ts';

/** Does the next piece of the turn, whole; a question to a player ends it early. */
export function step(duel: Duel): void {
  STEPS[duel.state.phase](duel);
  tidy(duel);
  if (duel.state.finishing && duel.state.phase !== 'end') enter(duel, 'end');
}

/** What is done after every step: the dead are buried, stray cards put away, the match judged. */
export function tidy(duel: Duel): void {
  // What stands may go by the numbers that scripts keep on cards (R-S35).
  if (duel.noted) settle(duel);
  duel.noted = false;
  bringBack(duel);
  bury(duel);
  // Cards may hear of strays, and what they then do leaves its own dead.
  if (clearLimbo(duel)) {
    bringBack(duel);
    bury(duel);
  }
  showRegisters(duel);
  judge(duel);
}

const LEVELLED = { own: 'afterLevelUp', opponent: 'afterOpponentLevelUp' };
const ACTIONS_START = {
  own: 'onStartCharacterActions',
  opponent: 'onOpponentStartCharacterActions',
};
const ACTIONS_START_2 = {
  own: 'onStartCharacterActions2',
  opponent: 'onOpponentStartCharacterActions2',
};

const STEPS: Record<Phase, (duel: Duel) => void> = {
  start(duel) {
    startTurn(duel);
    enter(duel, 'level');
  },
  level(duel) {
    offerLevelUp(duel, duel.state.active, 'levelUp');
    enter(duel, 'onset');
  },
  onset(duel) {
    const seat = duel.state.active;
    const learned = levelUpCard(duel);
    tellSides(duel, seat, LEVELLED, { pointers: [learned], target: learned });
    tellSides(duel, seat, ACTIONS_START);
    enter(duel, 'actions');
    tellSides(duel, seat, ACTIONS_START_2);
  },
  actions(duel) {
    if (nextAction(duel)) return;
    const seat = duel.state.active;
    tellSides(duel, seat, ACTIONS_DONE);
    enter(duel, 'mobs');
  },
  mobs(duel) {
    if (nextMob(duel)) return;
    enter(duel, 'attacks');
  },
  attacks(duel) {
    if (!mobAttack(duel, duel.state.active)) enter(duel, 'end');
  },
  end(duel) {
    endTurn(duel);
    duel.state.finishing = false;
    passTurn(duel);
    enter(duel, 'start');
  },
};

function enter(duel: Duel, phase: Phase): void {
  const { state } = duel;
  state.phase = phase;
  state.acted.length = 0;
  state.abilities = 0;
  if (phase !== PHASES[0]) duel.log?.push({ type: 'phase', seat: state.active, phase });
}

/** The card that the character has levelled up with this turn: the last one of its tree. */
function levelUpCard(duel: Duel): CardId | null {
  const { players, active } = duel.state;
  return players[active].leveled ? (underSlot(duel, active, CHARACTER).at(-1) ?? null) : null;
}

/** Does the next ability that has not been read this turn; gives whether there was one (4.3.4). */
function nextAction(duel: Duel): boolean {
  const { state } = duel;
  const seat = state.active;
  for (const ability of abilitiesOf(duel, seat)) {
    const { card, number } = ability;
    if (number === 0 ? state.acted.includes(card) : number <= state.abilities) continue;
    if (number === 0) state.acted.push(card);
    else state.abilities = number;
    // What cannot be used yet needs no step of its own.
    if (!isUnlocked(duel, seat, ability)) continue;
    takeAction(duel, seat, ability);
    return true;
  }
  return false;
}

const MOB_EFFECTS = ['onActivateMobEffect', 'onRecoverMobStats'];

/** Lets the next mob of both sides act (4.3.5). */
function nextMob(duel: Duel): boolean {
  const { state } = duel;
  if (!MOB_EFFECTS.some((name) => duel.cast.hearers.has(name))) return false;
  const next = seatsInTurn(duel)
    .flatMap((seat) => mobsOf(duel, seat))
    .find((id) => !state.acted.includes(id) && hasMobEffect(duel, id));
  if (next === undefined) return false;
  state.acted.push(next);
  inEvent(duel, { pointers: [next], target: next }, () => {
    for (const name of MOB_EFFECTS) fire(duel, next, name);
  });
  return true;
}

function hasMobEffect(duel: Duel, id: CardId): boolean {
  const { hears } = sheetOf(duel, id);
  return MOB_EFFECTS.some((name) => hears.has(name));
}

const isSwapped = ({ swapped }: Unit) => swapped;
const isDying = ({ dying }: Unit) => dying;

function hasUnit({ state: { units } }: Duel, is: (unit: Unit) => boolean): boolean {
  for (const unit of units) if (unit && is(unit)) return true;
  return false;
}

/** Sends cards home that nothing keeps on the other side any more (4.5.5). */
function bringBack(duel: Duel): void {
  if (!hasUnit(duel, isSwapped)) return;
  for (const seat of SEATS)
    for (const id of deployed(duel, seat)) if (ailing(duel, id, 'hijack') === 0) comeBack(duel, id);
}

/** Destroys what has been left without HP by something other than an attack. */
function bury(duel: Duel): void {
  if (!hasUnit(duel, isDying)) return;
  for (const seat of SEATS)
    for (const id of deployed(duel, seat)) {
      const isCharacter = sheetOf(duel, id).design.type === 'char';
      if (!isCharacter && unitOf(duel, id)?.dying) destroy(duel, id, byEffect(duel, seat));
    }
}

/** Works out which registers are shown on cards. */
function showRegisters(duel: Duel): void {
  duel.state.words.shown.length = 0;
  if (!duel.cast.hearers.has('renderCardRegister')) return;
  const quiet = duel.preview;
  duel.preview = true;
  inEvent(duel, {}, () => {
    for (const seat of SEATS) fireSide(duel, seat, 'renderCardRegister');
  });
  duel.preview = quiet;
}
