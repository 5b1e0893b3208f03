import {
  allOf,
  type CardId,
  counted,
  type Option,
  opponentOf,
  type Seat,
  sameTarget,
  type Target,
  zoneOf,
} from '@cardscape/kernel';
import { flippable } from '../chain/usable.ts';
import { type Duel, isActive, isFaceDown, sheetOf, topOf } from '../position/duel.ts';
import { isBarredFrom, ranksUp, spotsFor } from '../position/spots.ts';
import { targetCard } from '../position/targets.ts';
import { handOf, ROWS, spotOf } from '../position/zones.ts';
import { isBarred } from '../standing/barred.ts';
import { isKeptFrom, isKeptFromAttacking, isUnpreventable } from '../standing/forces.ts';
import { compelledUnits, hasAttacked, pending, playsLeft, unitsOf } from '../turn/options.ts';
import { whyNotUse } from './explain-use.ts';
import { promptOf } from './prompt.ts';

/** Why the seat cannot do this now; nothing if it can. What the action leaves open fits anything. */
export function explain(duel: Duel, seat: Seat, action: Option): string | undefined {
  const { state } = duel;
  if (state.over) return 'The game is over.';
  const decision = pending(duel);
  if (decision.seat === seat && decision.ask === 'pick')
    if (decision.options.some((option) => fits(action, option))) return undefined;
  if (state.question)
    return decision.seat === seat
      ? `First answer this: ${promptOf(duel)}`
      : 'Your opponent has to choose first.';
  if (state.stage === 'mulligan')
    return decision.seat === seat
      ? 'First decide about your opening hand.'
      : 'Your opponent decides about the opening hand first.';
  if (decision.seat !== seat)
    return state.window ? 'Your opponent may answer first.' : "It is your opponent's turn.";
  if (state.window && action.act !== 'use' && action.act !== 'flip')
    return 'You can only answer now: use an effect, or pass.';
  return whyNot(duel, seat, action);
}

/** Is this the option that the action means? */
function fits(action: Option, option: Option): boolean {
  const { target } = action;
  return (
    (['act', 'card', 'effect'] as const).every(
      (part) => action[part] === undefined || action[part] === option[part],
    ) &&
    (target === undefined || sameTarget(target, option.target))
  );
}

function whyNot(duel: Duel, seat: Seat, action: Option): string {
  switch (action.act) {
    case 'play':
    case 'set':
      return whyNotPlay(duel, seat, action);
    case 'attack':
      return whyNotAttack(duel, seat, action);
    case 'use':
      return whyNotUse(duel, seat, action);
    case 'flip':
      return whyNotFlip(duel, seat, action);
    case 'battle':
      return whyNotBattle(duel);
    case 'end':
      return whyNotEnd(duel, seat);
    case 'pass':
      return 'There is nothing to answer.';
    default:
      return 'That cannot be done now.';
  }
}

function whyNotBattle({ state }: Duel): string {
  if (state.stage === 'battle') return 'You are in your battle phase.';
  return state.turn === 1
    ? 'Nobody attacks in the first turn.'
    : 'Your battle phase is left out in this turn.';
}

function whyNotEnd(duel: Duel, seat: Seat): string {
  const names = [...new Set(compelledUnits(duel, seat))].map((id) => sheetOf(duel, id).design.name);
  return names.length === 0
    ? 'That cannot be done now.'
    : `${allOf(names)} must attack before you end your turn.`;
}

function whyNotPlay(duel: Duel, seat: Seat, { act, card, target }: Option): string {
  const { state, edition } = duel;
  if (card === undefined || !zoneOf(state.table, handOf(seat)).cards.includes(card))
    return 'Only cards in your hand can be played.';
  if (state.stage !== 'main') return 'Cards are played in your main phase.';
  if (act === 'set' && !edition.faceDown) return 'This edition has no face-down cards.';
  if (playsLeft(duel, seat, card) === 0)
    return `You have played ${counted(state.players[seat].played, 'card')} in this turn: no more.`;
  if (isBarredFrom(duel, seat, 'play', card)) return 'An effect keeps you from playing this card.';
  return target?.is !== 'zone' || spotsFor(duel, seat, card).length === 0
    ? noPlace(duel, seat, card)
    : notThere(duel, seat, card, target.zone);
}

function noPlace(duel: Duel, seat: Seat, card: CardId): string {
  const { design, isSpell } = sheetOf(duel, card);
  const row = isSpell ? 'spell' : 'unit';
  const tops = ROWS[row][seat].map((zone) => topOf(duel, zone));
  if (design.rank === 1)
    return tops.includes(undefined)
      ? 'An effect keeps this card from being played.'
      : `All five columns of your ${row} row are taken.`;
  if (tops.some((top) => ranksUp(duel, seat, card, top)))
    return 'An effect keeps this card from being played.';
  const kind = isSpell ? 'a spell' : `${article(design.type)} ${design.type} unit`;
  return `${design.name} needs ${kind} of rank ${design.rank - 1} to rank up.`;
}

function notThere(duel: Duel, seat: Seat, card: CardId, zone: string): string {
  const { design, isSpell } = sheetOf(duel, card);
  const row = isSpell ? 'spell' : 'unit';
  const spot = spotOf(zone);
  if (!spot) return 'There are five columns.';
  if (spot.seat !== seat || spot.row !== row) return `This card goes to your ${row} row.`;
  const top = topOf(duel, zone);
  const column = spot.column + 1;
  if (design.rank === 1) return `Column ${column} is taken.`;
  if (top === undefined)
    return `Rank ${design.rank} goes on top of a card: column ${column} is empty.`;
  if (isFaceDown(duel, top)) return 'A face-down card cannot be ranked up.';
  return `${design.name} cannot rank up ${sheetOf(duel, top).design.name}.`;
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

/** What keeps the unit itself comes before the phase: that can be read while cards are played. */
function whyNotAttack(duel: Duel, seat: Seat, { card, target }: Option): string {
  const { state } = duel;
  if (card === undefined || !unitsOf(duel, seat).includes(card))
    return 'Only your own units on top of their stacks attack.';
  if (state.turn === 1) return 'Nobody attacks in the first turn.';
  if (isBarred(duel, seat, 'attack') && !isUnpreventable(duel, card))
    return 'An effect keeps you from attacking.';
  if (isFaceDown(duel, card)) return 'Turn it up first: a face-down unit does not attack.';
  if (isKeptFromAttacking(duel, card)) return 'An effect keeps this unit from attacking.';
  if (hasAttacked(duel, card)) return 'This unit has attacked in this turn.';
  return (
    whyNotMeet(duel, seat, card, target) ??
    (state.stage === 'battle'
      ? 'An effect keeps this unit from attacking that one.'
      : 'Go to battle first.')
  );
}

/** What about the units of the opponent is in the way. */
function whyNotMeet(
  duel: Duel,
  seat: Seat,
  card: CardId,
  target: Target | undefined,
): string | undefined {
  const units = unitsOf(duel, opponentOf(seat));
  if (units.length === 0)
    return isKeptFrom(duel, card, 'attack directly')
      ? 'An effect keeps this unit from attacking directly.'
      : undefined;
  if (units.every((id) => isKeptFrom(duel, id, 'be attacked')))
    return 'No unit of your opponent can be attacked.';
  if (target?.is === 'seat') return "Your opponent's units are in the way.";
  const on = targetCard(duel.state.table, target);
  if (on === undefined) return undefined;
  if (!units.includes(on)) return 'Only units of your opponent can be attacked.';
  return isKeptFrom(duel, on, 'be attacked')
    ? 'An effect keeps that unit from being attacked.'
    : undefined;
}

function whyNotFlip(duel: Duel, seat: Seat, { card }: Option): string {
  if (!duel.edition.faceDown) return 'This edition has no face-down cards.';
  if (card === undefined || !isActive(duel, card) || !isFaceDown(duel, card))
    return 'Only face-down cards can be turned up.';
  if (flippable(duel, seat).includes(card)) return 'That cannot be done now.';
  return sheetOf(duel, card).isSpell
    ? 'A face-down spell can be turned up from the next turn on.'
    : 'Your face-down units are turned up in your own turn.';
}
