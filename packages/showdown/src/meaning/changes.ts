import { type CardId, capital, counted, opponentOf, type Seat } from '@cardscape/kernel';
import { MAX_VALUE } from '../interface/index.ts';
import type { ShowdownEvent } from '../rules/events/events.ts';
import { sheetOf } from '../rules/position/duel.ts';
import { placeOf } from '../rules/position/slots.ts';
import { Moves } from './moves.ts';
import type { Snapshot } from './snapshot.ts';
import { cardName, doer, type Teller, whose, zoneWords } from './teller.ts';

/** What is different after a function, in plain words; "you" is the player of its card. */
export function changesBetween(
  teller: Teller,
  before: Snapshot,
  after: Snapshot,
  events: readonly ShowdownEvent[],
): string[] {
  return grouped([
    ...new Moves(teller, before, after, events).words(),
    ...cardChanges(teller, before, after),
    ...playerChanges(teller, before, after),
    ...orderChanges(teller, before, after),
  ]);
}

/** The same thing several times is told once, with how often. */
export function grouped(phrases: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts].map(([phrase, count]) => (count > 1 ? `${phrase} (${count} times)` : phrase));
}

const signed = (by: number) => (by > 0 ? `+${by}` : String(by));
const AILING = {
  stun: 'stunned',
  silence: 'silenced',
  hijack: 'hijacked',
  away: 'away',
} as const;

/** What is told of a card when a number of it has changed, after its name. */
function cardWords(aspect: string, from: number, to: number): string {
  const by = to - from;
  switch (aspect) {
    case 'hp':
      return by > 0 ? ` gains ${by} HP` : ` loses ${-by} HP`;
    case 'maxHp':
      return `: max HP ${signed(by)}`;
    case 'attack':
    case 'block':
    case 'charges':
      return `: ${aspect} ${signed(by)}`;
    case 'stun':
    case 'silence':
    case 'hijack':
    case 'away':
      return to > 0
        ? ` is ${AILING[aspect]} (${counted(to, 'turn')})`
        : ` is no longer ${AILING[aspect]}`;
    case 'dot':
      return by > 0 ? ` will take ${by} damage a turn` : ` will take ${-by} damage less a turn`;
    case 'dotTurns':
      return ` will take damage for ${counted(to, 'turn')}`;
    case 'bonusTurns':
      return to > 0 ? ` has a bonus for ${counted(to, 'turn')}` : ' has the bonus no longer';
    case 'attacks':
      return ` can attack ${counted(to, 'time')} a turn`;
    case 'multiplier':
      return `: damage ${signed(by)} percent`;
    case 'drop':
      return `: level ${signed(-by)}`;
    case 'waits':
      return by > 0 ? ' waits for what comes' : ' waits no more';
    case 'growing':
      return ': bonus grows';
    case 'shown':
      return to > 0 ? ` shows ${to - 1}` : ' shows nothing';
    default:
      return `: ${aspect}, ${from} to ${to}`;
  }
}

/** Numbers that count only while a card stands where it stood. */
const NOTED = /^(register|drop|waits|growing|shown)/;

function cardChanges(teller: Teller, before: Snapshot, after: Snapshot): string[] {
  return differing(before.cards, after.cards).flatMap(([key, from, to]) => {
    const [id = '', aspect = ''] = key.split('|');
    const card = Number(id);
    const isNoted = NOTED.test(aspect);
    if (!isNoted && !isOnTable(after, card)) return [];
    // A card that has just come is compared with what is printed on it.
    const isNew = !isNoted && !isOnTable(before, card);
    const start = isNew ? printed(teller, card, aspect) : from;
    const name = cardName(teller, card, isNew ? after.zones[card] : before.zones[card]);
    return start === to ? [] : [`${name}${cardWords(aspect, start, to)}`];
  });
}

/** A number of a card that comes to the table as it is printed. */
function printed({ duel }: Teller, id: CardId, aspect: string): number {
  if (aspect === 'hp' || aspect === 'maxHp') return sheetOf(duel, id).design.hp;
  return aspect === 'attacks' ? 1 : 0;
}

function isOnTable({ zones }: Snapshot, id: CardId): boolean {
  const place = placeOf(zones[id] ?? '');
  return place !== undefined && !place.under;
}

/** What both say differently; what one does not say is 0. */
function differing(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): (readonly [key: string, from: number, to: number])[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [from, to] = [before.get(key) ?? 0, after.get(key) ?? 0];
    return from === to ? [] : [[key, from, to] as const];
  });
}

const KINDS: Readonly<Record<string, string>> = {
  mob: 'mobs',
  equip: 'equipment',
  action: 'rapid actions',
  field: 'fields',
};

function playerChanges(teller: Teller, before: Snapshot, after: Snapshot): string[] {
  return differing(before.players, after.players).flatMap(([key, from, to]) => {
    const [side = '', aspect = ''] = key.split('|');
    const seat = Number(side) as Seat;
    if (aspect === 'fieldHolds') return [`${whose(teller, seat)} field holds for ${attacksIn(to)}`];
    return playerWords(teller, seat, aspect, to - from);
  });
}

const attacksIn = (count: number) =>
  count >= MAX_VALUE ? 'every attack' : counted(count, 'attack');

function playerWords(teller: Teller, seat: Seat, aspect: string, by: number): string[] {
  const their = whose(teller, seat);
  const [name = '', of = ''] = aspect.split(' ');
  const again = by > 0 ? '' : ' no longer';
  switch (name) {
    case 'level':
      return [`${their} level ${signed(by)}`];
    case 'nextAttack':
      return [`${their} next attack ${signed(by)}`];
    case 'prevents':
      return [`${their} attacks to prevent ${signed(by)}`];
    case 'fieldBlock':
      return [`${their} field block ${signed(by)}`];
    case 'mobsSilenced':
      return [`${their} mobs are${again} silenced`];
    case 'mobsStunned':
      return [`${their} mobs are${again} stunned`];
    case 'moreTurns':
      return [`${their} turns to come ${signed(by)}`];
    case 'repeats':
      return [`${their} abilities are done ${signed(by)} times`];
    case 'skips':
      return [`${their} next ability is${again} skipped`];
    case 'finishing':
      return [`${their} turn ends`];
    case 'lost':
      return [`${doer(teller, opponentOf(seat), 'win')}`];
    case 'barred':
      return [`${their} ${KINDS[of] ?? of} are${again} barred this turn`];
    case 'barredNext':
      return [`${their} ${KINDS[of] ?? of} are${again} barred next turn`];
    case 'aura':
      return [`${their} aura ${signed(by)} turns`];
    default:
      return [`${their} ${capital(of.toLowerCase())} learned ${signed(by)}`];
  }
}

/** Piles that hold what they held, in another order. */
function orderChanges(teller: Teller, before: Snapshot, after: Snapshot): string[] {
  return [...before.orders].flatMap(([zone, cards]) => {
    const now = after.orders.get(zone) ?? [];
    const isSame = cards.length === now.length && cards.every((id, at) => id === now[at]);
    const holdsSame = cards.length === now.length && cards.every((id) => now.includes(id));
    return !isSame && holdsSame ? [`${zoneWords(teller, zone)} in another order`] : [];
  });
}
