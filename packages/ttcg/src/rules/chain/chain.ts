import { type CardRef, opponentOf, resolveRef, type Seat } from '@cardscape/kernel';
import { factsBefore } from '../meaning/noting.ts';
import type { Link } from '../position/chain-link.ts';
import {
  controllerOf,
  type Duel,
  isActive,
  isFaceDown,
  refOf,
  refsTo,
  sheetOf,
  touch,
  touchSide,
} from '../position/duel.ts';
import { programIn } from '../position/link.ts';
import { attempt } from '../resolve/deed.ts';
import { placeOnField, send, shown, turnUp } from '../resolve/deeds.ts';
import { spend } from '../resolve/resolve.ts';
import { guardOf, strikeOf } from '../standing/fight.ts';
import { isKeptFromAttacking } from '../standing/forces.ts';
import { attackOf, rankOf } from '../standing/values.ts';
import { BY_RULE, byBattle } from './cause.ts';
import { happen } from './happen.ts';
import { type Facts, happening } from './happening.ts';

/** Carries out what was announced: an effect, a play or an attack. */
export function resolveLink(duel: Duel, link: Link): void {
  const { state } = duel;
  if (link.countered) {
    if (link.kind === 'play') discardPlay(duel, link);
    else if (link.kind === 'effect') spend(duel, link, programIn(duel, link).type);
    return;
  }
  // An attack is told when it is known that it comes about.
  if (link.kind !== 'attack') tellResolves(duel, link);
  switch (link.kind) {
    case 'effect':
      state.working.push(link);
      state.frames.push({
        kind: 'resolve',
        sentence: link.only ?? 0,
        stage: 'begin',
        done: true,
        held: true,
        any: false,
        ...(link.only !== undefined && { only: link.only }),
      });
      break;
    case 'play':
      resolvePlay(duel, link);
      break;
    case 'attack':
      // While it is fought out its units are still the attacking and the defending one.
      state.working.push(link);
      resolveAttack(duel, link);
      state.working.pop();
      touchSide(duel);
  }
}

function tellResolves(duel: Duel, { seat, kind, card, effect, design }: Link): void {
  duel.log?.push({
    type: 'resolves',
    seat,
    kind,
    subject: shown(duel, card.card),
    ...(kind === 'effect' && { effect, of: design }),
  });
}

/** A countered play goes to the discard pile. */
function discardPlay(duel: Duel, { card }: Link): void {
  const id = resolveRef(duel.state.table, card);
  if (id !== undefined) send(duel, id, { to: 'discard', cause: BY_RULE });
}

/** The card comes to its place; if the place is no longer fit, it goes back to the hand. */
function resolvePlay(duel: Duel, link: Link): void {
  const { state } = duel;
  const id = resolveRef(state.table, link.card);
  if (id === undefined) return;
  if (!isStillFit(duel, link, id)) {
    duel.log?.push({ type: 'fizzles', seat: link.seat, kind: 'play', subject: shown(duel, id) });
    send(duel, id, { to: 'hand', seat: link.seat, cause: BY_RULE });
    return;
  }
  placeOnField(duel, id, link.at, {
    faceDown: link.faceDown,
    cause: { by: link.seat, kind: 'rule', card: null },
  });
  wakeEchoes(duel, id);
}

/** The stack or free column that was announced must still be as it was. */
function isStillFit(duel: Duel, link: Link, id: number): boolean {
  const top = duel.state.table.zones[link.at]?.cards[0];
  if (!link.target) return top === undefined;
  if (top !== link.target.card) return false;
  return rankOf(duel, top) === (link.onRank ?? rankOf(duel, id) - 1);
}

/** Echo effects work when their card is played (R-T10). */
function wakeEchoes(duel: Duel, id: number): void {
  const { state } = duel;
  if (isFaceDown(duel, id)) return;
  const seat = controllerOf(duel, id);
  const event =
    state.past.thisTurn.findLast(({ what, card }) => what === 'played' && card?.card === id) ??
    null;
  sheetOf(duel, id).programs.forEach(({ type }, effect) => {
    if (type === 'echo') state.waiting.push({ seat, card: refOf(duel, id), effect, event });
  });
}

/** Attack meets defense; the lower one is destroyed, and neither if they are equal (R-T2). */
function resolveAttack(duel: Duel, link: Link): void {
  const { state } = duel;
  const attacker = resolveRef(state.table, link.card);
  if (attacker === undefined || !isStillAttacking(duel, attacker, link.seat)) {
    duel.log?.push({
      type: 'fizzles',
      seat: link.seat,
      kind: 'attack',
      subject: shown(duel, link.card.card),
    });
    return;
  }
  // Told when it is over, of the units as they went into it.
  const facts = factsBefore(duel, 'attacks', attacker, link.target);
  const byAttacker = link.target
    ? factsBefore(duel, 'attacked', link.target.card, link.card)
    : undefined;
  if (link.target === null) attackDirectly(duel, attacker, link);
  else meet(duel, attacker, link);
  const [card] = refsTo(duel, [attacker]);
  const other = link.target;
  happen(
    duel,
    happening('attacks', link.seat, card ?? link.card, byBattle(link.seat), {
      other,
      otherWhose: other ? opponentOf(link.seat) : null,
      facts,
    }),
    'finished',
  );
  if (other) tellAttacked(duel, link, other, byAttacker);
}

/** What was attacked has been, by the same attack. */
function tellAttacked(
  duel: Duel,
  { seat, card: attacker }: Link,
  target: CardRef,
  facts: Facts | undefined,
): void {
  const [now] = refsTo(duel, [target.card]);
  const cause = byBattle(seat);
  const more = { other: attacker, otherWhose: seat, facts };
  happen(duel, happening('attacked', opponentOf(seat), now ?? target, cause, more), 'finished');
}

function isStillAttacking(duel: Duel, id: number, seat: Seat): boolean {
  return (
    duel.state.field[id] !== null &&
    isActive(duel, id) &&
    controllerOf(duel, id) === seat &&
    !isKeptFromAttacking(duel, id)
  );
}

function attackDirectly(duel: Duel, attacker: number, link: Link): void {
  const { seat } = link;
  tellResolves(duel, link);
  const attack = attackOf(duel, attacker);
  duel.log?.push({ type: 'battle', attacker: shown(duel, attacker), attack });
  const cause = byBattle(seat, refOf(duel, attacker));
  attempt(duel, { do: 'points', seat: opponentOf(seat), by: -rankOf(duel, attacker), cause });
}

function meet(duel: Duel, attacker: number, link: Link): void {
  const { state } = duel;
  const { target, seat } = link;
  const defender = target ? resolveRef(state.table, target) : undefined;
  if (defender === undefined || !state.field[defender] || !isActive(duel, defender)) {
    duel.log?.push({ type: 'fizzles', seat, kind: 'attack', subject: shown(duel, attacker) });
    return;
  }
  tellResolves(duel, link);
  if (isFaceDown(duel, defender)) turnUp(duel, defender);
  const attack = strikeOf(duel, attacker, defender);
  const defense = guardOf(duel, defender, attacker);
  duel.log?.push({
    type: 'battle',
    attacker: shown(duel, attacker),
    attack,
    defender: shown(duel, defender),
    defense,
  });
  if (attack === defense) return;
  const [winner, loser] = attack > defense ? [attacker, defender] : [defender, attacker];
  const by = controllerOf(duel, winner);
  const fallen = refOf(duel, loser);
  const whose = controllerOf(duel, loser);
  attempt(duel, {
    do: 'destroy',
    card: fallen,
    cause: byBattle(by, refOf(duel, winner)),
  });
  if (state.field[loser]) return;
  const other = refOf(duel, loser);
  happen(
    duel,
    happening('destroys', by, refOf(duel, winner), byBattle(by), {
      other,
      otherWhose: whose,
    }),
  );
  touch(duel);
}
