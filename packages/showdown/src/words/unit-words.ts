import { counted } from '@cardscape/kernel';
import { CHARACTER, FIELD, MOB_SLOTS } from '../rules/position/slots.ts';
import type { SeenPlayer, SeenUnit } from '../rules/view.ts';

const LAST_MOB = MOB_SLOTS[MOB_SLOTS.length - 1] as number;

/** A deployed card as it counts now. */
export function unitWords(unit: SeenUnit): string {
  const { design, slot, under } = unit;
  const facts = [
    ...unitFacts(unit),
    ...(under.length > 0 ? [`over ${counted(under.length, 'card')}`] : []),
  ];
  const place =
    slot <= LAST_MOB ? `Mob ${slot}` : slot < FIELD ? `Equipment ${slot - LAST_MOB}` : 'Field';
  return `${place}: ${design}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}

/** The numbers of a deployed card, and what befalls it. */
export function unitFacts({ slot, hp, maxHp, attack, block, ailments, dots }: SeenUnit): string[] {
  const isMob = slot > CHARACTER && slot <= LAST_MOB;
  return [
    ...(maxHp > 0 ? [`${hp} of ${maxHp} HP`] : []),
    ...(isMob ? [`attack ${attack}`] : attack > 0 ? [`attack +${attack}`] : []),
    ...(block !== 0 ? [`block ${block}`] : []),
    ...Object.entries(ailments).map(([kind, turns]) => `${kind} ${turns}`),
    ...dots.map(({ damage, turns }) => `${damage} damage a turn for ${counted(turns, 'turn')}`),
  ];
}

/** What is in force for a player. */
export function playerFacts({ prevents, nextAttack }: SeenPlayer): string[] {
  return [
    ...(prevents > 0 ? [`prevents ${counted(prevents, 'attack')}`] : []),
    ...(nextAttack > 0 ? [`next attack +${nextAttack}`] : []),
  ];
}
