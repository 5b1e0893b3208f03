import { type CardId, cardOf, moveCard, zoneOf } from '@cardscape/kernel';
import type { Act } from '../../language/tree/tree.ts';
import { BY_RULE, byEffect, type Cause } from '../chain/cause.ts';
import { happen } from '../chain/happen.ts';
import { happening } from '../chain/happening.ts';
import { factsBefore } from '../meaning/noting.ts';
import { controllerOf, type Duel, isActive, refsTo, touchField } from '../position/duel.ts';
import { canChangePlaces } from '../position/spots.ts';
import { pileOf } from '../position/zones.ts';
import { placeOnField, send, shown } from '../resolve/deeds.ts';
import type { Doing } from '../resolve/doing.ts';
import { attackOf, defenseOf, rankOf } from '../standing/values.ts';
import { speakOf } from './cards.ts';
import { addLasting } from './lasting.ts';
import { swapInStacks } from './stack.ts';

/** Two cards change places or players, or one of their numbers. */
export function swap(doing: Doing, { what, as }: Extract<Act, { do: 'swap' }>): boolean {
  const { duel, link } = doing;
  const [first, second] = [...doing.cards(0), ...doing.cards(1)];
  if (first === undefined || second === undefined || first === second) return false;
  if (what === 'places' || what === 'control') {
    if (!swapPlaces(duel, first, second, byEffect(link))) return false;
    if (what === 'control' && 'for' in doing.act) addLasting(doing, [first, second], 0);
  } else if (what === 'bonus') {
    swapValues(doing, first, 'attack', second, 'attack');
    swapValues(doing, first, 'defense', second, 'defense');
  } else swapValues(doing, first, what, second, as ?? what);
  duel.log?.push({ type: 'swapped', what, cards: [shown(duel, first), shown(duel, second)] });
  return speakOf(doing, [first, second]);
}

type Value = 'attack' | 'defense' | 'rank';

const VALUES = { attack: attackOf, defense: defenseOf, rank: rankOf } as const;

/** Each has from now on what the other had; a spell has its bonus as attack and defense. */
function swapValues(doing: Doing, first: CardId, mine: Value, second: CardId, its: Value): void {
  const { duel } = doing;
  const [had, got] = [VALUES[mine](duel, first), VALUES[its](duel, second)];
  addLasting(doing, [first], got, mine);
  addLasting(doing, [second], had, its);
}

function swapPlaces(duel: Duel, first: CardId, second: CardId, cause: Cause): boolean {
  const { field } = duel.state;
  if (!canChangePlaces(duel, first, second)) return false;
  if (field[first] && field[second]) {
    if (isActive(duel, first) && isActive(duel, second)) return swapStacks(duel, first, second);
    swapInStacks(duel, first, second);
    return true;
  }
  if (field[first]) return swapWithPile(duel, first, second, cause);
  if (field[second]) return swapWithPile(duel, second, first, cause);
  return swapPiles(duel, first, second, cause);
}

/** Two stacks change places. */
export function swapStacks(duel: Duel, first: CardId, second: CardId): boolean {
  const { table } = duel.state;
  const [a, b] = [cardOf(table, first).zone, cardOf(table, second).zone];
  const [ours, theirs] = [[...zoneOf(table, a).cards], [...zoneOf(table, b).cards]];
  const facts = [first, second].map((id) => factsBefore(duel, 'moved', id));
  for (const id of ours) moveCard(table, id, b, 'bottom');
  for (const id of theirs) moveCard(table, id, a, 'bottom');
  touchField(duel);
  const moved = { from: 'field', to: 'field' } as const;
  for (const [place, id] of [first, second].entries())
    happen(
      duel,
      happening('moved', controllerOf(duel, id), refsTo(duel, [id])[0] ?? null, BY_RULE, {
        ...moved,
        facts: facts[place],
      }),
    );
  return true;
}

/** The active card of a stack and a card of a hand, deck or discard pile change places. */
function swapWithPile(duel: Duel, laid: CardId, other: CardId, cause: Cause): boolean {
  const { table } = duel.state;
  const pile = pileOf(cardOf(table, other).zone);
  if (!pile) return false;
  const { zone } = cardOf(table, laid);
  send(duel, laid, { to: pile.zone, seat: pile.seat, at: 'top', cause });
  placeOnField(duel, other, zone, { inPlace: true, cause });
  return true;
}

function swapPiles(duel: Duel, first: CardId, second: CardId, cause: Cause): boolean {
  const { table } = duel.state;
  const [a, b] = [pileOf(cardOf(table, first).zone), pileOf(cardOf(table, second).zone)];
  if (!a || !b) return false;
  send(duel, first, { to: b.zone, seat: b.seat, at: 'top', cause });
  send(duel, second, { to: a.zone, seat: a.seat, at: 'top', cause });
  return true;
}
