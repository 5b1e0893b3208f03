import { type CardSlot, slotsOf } from '../../language/tree/slots.ts';
import type { Act, Who, Would } from '../../language/tree/tree.ts';
import type { Program } from './program.ts';

/** A part of an effect that does what a text speaks of, and where it says so. */
export interface Work {
  readonly sentence: number;
  readonly act: number;
  /** The cards that it is done to; for some deeds none. */
  readonly slots: readonly CardSlot[];
  /** Who is made to do it, where it is players. */
  readonly who: Who | undefined;
}

/** The parts of an effect that would do something, by its text. What is paid for it is not what it does. */
export function worksOf({ effect }: Program, would: Would): readonly Work[] {
  return effect.sentences.flatMap(({ acts }, sentence) =>
    acts.flatMap((act, place) =>
      optionsOf(act)
        .filter((one) => isDoing(one, would))
        .map((one) => ({
          sentence,
          act: one === act ? place : -1,
          slots: slotsOf(one),
          who: 'who' in one ? one.who : 'by' in one && typeof one.by === 'string' ? one.by : 'you',
        })),
    ),
  );
}

/** An act, or those that are to choose from. */
function optionsOf(act: Act): readonly Act[] {
  return act.do === 'choose' ? act.from.flat().flatMap(optionsOf) : [act];
}

function isDoing(act: Act, would: Would): boolean {
  switch (would.does) {
    case 'destroy':
    case 'tap':
    case 'untap':
    case 'reveal':
    case 'play':
    case 'draw':
    case 'discard':
    case 'search':
      return act.do === would.does;
    case 'equip':
      return act.do === 'equip';
    case 'rank up':
      return act.do === 'rankUp';
    case 'mill':
      return act.do === 'mill' || (act.do === 'dig' && act.how === 'mill');
    case 'swap':
      return act.do === 'swap' && (act.what === 'places' || act.what === 'control');
    case 'move':
      return isMoving(act);
    case 'take control of':
      return act.do === 'control' || (act.do === 'swap' && act.what === 'control');
    case 'send':
      return isSending(act, would.to);
    case 'change':
      return isChanging(act, would.stat);
    case 'gain points':
    case 'lose points':
      return act.do === 'points' && `${act.change.op} points` === would.does;
    case 'skip a phase':
    case 'skip a turn':
      return act.do === 'skip' && (act.part === 'turn') === (would.does === 'skip a turn');
    case 'prevent':
      return isPreventing(act, would.what);
  }
}

const isMoving = (act: Act): boolean =>
  act.do === 'column' || act.do === 'beside' || (act.do === 'swap' && act.what === 'places');

function isSending(act: Act, to: 'hand' | 'deck' | 'discard'): boolean {
  if (act.do === 'move') return act.to.zone === to;
  return to === 'discard' && (act.do === 'destroy' || act.do === 'discard' || act.do === 'mill');
}

function isChanging(act: Act, stat: 'attack' | 'defense' | 'rank'): boolean {
  if (act.do === 'swap') return act.what === stat || act.as === stat;
  if (act.do === 'turnStats' || act.do === 'invertChanges') return stat !== 'rank';
  if (act.do !== 'stat' && act.do !== 'copyStats') return false;
  return act.stat === stat || (act.stat === 'attack and defense' && stat !== 'rank');
}

function isPreventing(act: Act, what: 'attack' | 'effect'): boolean {
  if (act.do === 'counter' || act.do === 'ward') return act.what === what;
  if (act.do !== 'bar' && act.do !== 'forbid') return false;
  return act.from === (what === 'attack' ? 'attack' : 'activate effects');
}
