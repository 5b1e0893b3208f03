import { opponentOf, type Seat } from '@cardscape/kernel';
import { CHARACTER, EQUIP_SLOTS, FIELD, MOB_SLOTS } from '../position/slots.ts';
import type { SeenPlayer, SeenUnit, ShowdownView } from '../view.ts';

/** Everything is measured in HP of a character. A match won or lost is worth more than anything. */
const DECIDED = 10_000;
/** HP when they are few hurt more. */
const FEW_HP = 60;
/** A card in hand, and one beyond those that can soon be played. */
const CARD = 12;
const SPARE_CARD = 4;
const USEFUL_HAND = 6;
/** Ten levels: more abilities, and stronger cards to play. */
const LEVEL = 2.2;
/** What a mob is worth for its attack, its HP, and the block it gives its character. */
const MOB_ATTACK = 1.1;
const MOB_HP = 0.35;
const MOB = 12;
const EQUIPMENT = 22;
const FIELD_CARD = 18;
const UNDER = 3;
/** What is stunned, silenced, hijacked or away counts less for each turn. */
const AILING = 5;
const PREVENT = 12;

/** How good a position looks to a seat, from what it sees: for bots that look one step ahead. */
export function evaluateView(view: ShowdownView, seat: Seat): number {
  return worthOf(view.players[seat]) - worthOf(view.players[opponentOf(seat)]);
}

function worthOf(player: SeenPlayer): number {
  const { slots, hand, level, prevents, nextAttack, fieldBlock } = player;
  const character = slots[CHARACTER];
  if (!character || character.hp <= 0) return -DECIDED;
  const useful = Math.min(hand.length, USEFUL_HAND);
  return (
    character.hp +
    Math.min(character.hp, FEW_HP) +
    0.3 * character.maxHp -
    woes(character) +
    useful * CARD +
    (hand.length - useful) * SPARE_CARD +
    level * LEVEL +
    sum(slots, MOB_SLOTS, mobWorth) +
    sum(slots, EQUIP_SLOTS, ({ hp }) => EQUIPMENT + hp / 4) +
    sum(slots, [FIELD], () => FIELD_CARD) +
    prevents * PREVENT +
    nextAttack / 2 +
    fieldBlock
  );
}

function mobWorth(unit: SeenUnit): number {
  const { attack, hp, under } = unit;
  return Math.max(1, MOB + attack * MOB_ATTACK + hp * MOB_HP + under.length * UNDER - woes(unit));
}

function woes({ ailments, dots }: SeenUnit): number {
  const turns = Object.values(ailments).reduce((total, count) => total + count, 0);
  return turns * AILING + dots.reduce((total, dot) => total + dot.damage * dot.turns, 0) / 2;
}

function sum(
  slots: SeenPlayer['slots'],
  which: readonly number[],
  worth: (unit: SeenUnit) => number,
): number {
  let total = 0;
  for (const slot of which) {
    const unit = slots[slot];
    if (unit) total += worth(unit);
  }
  return total;
}
