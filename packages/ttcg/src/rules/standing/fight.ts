import type { CardId } from '@cardscape/kernel';
import { fitsMaker } from '../meaning/described.ts';
import { type Duel, refOf } from '../position/duel.ts';
import { eyesOf } from '../position/scope.ts';
import { forcesOn } from './forces.ts';
import { attackOf, defenseOf } from './values.ts';

/** What a unit strikes another with: its attack, unless something has it use its defense. */
export function strikeOf(duel: Duel, attacker: CardId, defender: CardId): number {
  const other = fightsWith(duel, attacker, 'defense', defender);
  return other ? defenseOf(duel, attacker) : attackOf(duel, attacker);
}

/** What a unit meets another's attack with: its defense, unless something has it use its attack. */
export function guardOf(duel: Duel, defender: CardId, attacker: CardId): number {
  const other = fightsWith(duel, defender, 'attack', attacker);
  return other ? attackOf(duel, defender) : defenseOf(duel, defender);
}

function fightsWith(duel: Duel, id: CardId, use: 'attack' | 'defense', foe: CardId): boolean {
  return forcesOn(duel, id).some(({ act, seat, source }) => {
    if (act.do !== 'fightWith' || act.use !== use) return false;
    const eyes = eyesOf(seat, seat, source);
    return !act.against || fitsMaker(duel, eyes, refOf(duel, foe), act.against);
  });
}
