import {
  type Decision,
  type Option,
  type Outcome,
  type Seat,
  type Target,
  zoneOf,
} from '@cardscape/kernel';
import { activeHand, DECK, keptOf, type LanternState } from './state.ts';

const HIGHEST_BID = 3;
const MOST_BURIED = 2;

const TO_DECK: Target = { is: 'zone', zone: DECK };
const TO_KEPT: Readonly<Record<Seat, Target>> = {
  0: { is: 'zone', zone: keptOf(0) },
  1: { is: 'zone', zone: keptOf(1) },
};

const ROLL: Option = { act: 'roll' };
const BID: Option = { act: 'bid' };
const DRAW: Option = { act: 'draw', target: TO_DECK };
const PEEK: Option = { act: 'peek', target: { is: 'hidden', zone: DECK, place: 0 } };
const BURY: Option = { act: 'bury', target: TO_DECK };

/** Who must decide what, or how it ended. */
export function decision(state: LanternState): Decision | Outcome {
  if (state.turn === 0) return outcome(state);
  const asked = { seat: state.active, kind: state.asking ?? 'turn' };
  if (state.asking === 'bid') return { ...asked, ask: 'number', min: 1, max: HIGHEST_BID };
  if (state.asking === 'bury') {
    const options = activeHand(state).map((card) => ({ act: 'bury', card, target: TO_DECK }));
    const max = Math.min(MOST_BURIED, options.length);
    return { ...asked, ask: 'pick', options, min: 0, max, ordered: true };
  }
  return { ...asked, ask: 'pick', options: turnOptions(state), min: 1, max: 1, ordered: false };
}

function turnOptions(state: LanternState): Option[] {
  const options: Option[] = [ROLL, BID];
  const hand = activeHand(state);
  if (zoneOf(state.table, DECK).cards.length > 0) options.push(DRAW, PEEK);
  if (hand.length > 0) options.push(BURY);
  for (const card of hand)
    options.push({ act: 'show', card }, { act: 'keep', card, target: TO_KEPT[state.active] });
  return options;
}

function outcome({ score: [first, second] }: LanternState): Outcome {
  const winner = first === second ? null : first > second ? 0 : 1;
  return { ask: 'over', winner, reason: winner === null ? 'equal' : 'score' };
}
