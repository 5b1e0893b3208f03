import { type CardId, opponentOf, type Seat, zoneOf } from '@cardscape/kernel';
import { askAnswer } from '../asking/ask.ts';
import type { Matter } from '../asking/matter.ts';
import { mobAttack } from '../attack/attack-phase.ts';
import { tellSides } from '../pointcuts/fire.ts';
import type { Ability } from '../position/ability.ts';
import { type Duel, ownerOf, sheetOf, underSlot } from '../position/duel.ts';
import { CHARACTER, handOf, underZone } from '../position/slots.ts';
import { discard } from '../resolve/destroy.ts';
import { change } from '../resolve/settle.ts';
import {
  ACTIONS_DONE,
  abilitiesOf,
  actionOf,
  isUnlocked,
  takeAction,
  useAbility,
} from '../turn/abilities.ts';
import { LEVEL_STEP, levelUp, offerLevelUp } from '../turn/level.ts';

/** Mob attacks that one extra phase allows. */
const MOST_ATTACKS = 30;

/** Lets a player choose one of the abilities of a character. */
function chooseAbility(
  duel: Duel,
  chooser: Seat,
  whose: Seat,
  under: boolean,
  does: NonNullable<Matter['does']>,
): Ability | undefined {
  const all = abilitiesOf(duel, whose).filter(
    (ability) =>
      (ability.number === 0) === under &&
      !isRunning(duel, ability) &&
      actionOf(duel, ability) !== null &&
      actionOf(duel, ability)?.level !== 'one-shot',
  );
  if (all.length === 0 || duel.preview) return undefined;
  return all[askAnswer(duel, chooser, 'ability', all.length, { does, abilities: all })];
}

/** Is it the very ability that is being used? What it does would never end. */
function isRunning({ ability }: Duel, { card, number }: Ability): boolean {
  return ability?.card === card && ability.number === number;
}

function isUnder(duel: Duel, seat: Seat, id: CardId): boolean {
  return underSlot(duel, seat, CHARACTER).includes(id);
}

/** Rules of levels, abilities and turns. */
export const CHARACTER_RULES = {
  levelUp: (duel: Duel, seat: Seat) => offerLevelUp(duel, seat, 'levelAgain'),
  levelUpScout: (duel: Duel, seat: Seat, skipHp: boolean) => {
    const last = zoneOf(duel.state.table, handOf(seat)).cards.at(-1);
    if (last !== undefined && !duel.preview) levelUp(duel, seat, last, !skipHp);
  },
  incrementPlayerLevel: (duel: Duel, seat: Seat, level: number) => {
    if (!Number.isFinite(level)) return;
    change(duel, () => {
      const player = duel.state.players[seat];
      player.level = Math.max(0, player.level + level);
    });
  },
  isLevelUpTurn: (duel: Duel, seat: Seat) => duel.state.players[seat].leveled,
  swapCharacterActions: (duel: Duel, seat: Seat, first: CardId | null, second: CardId | null) => {
    const tree = zoneOf(duel.state.table, underZone(seat, CHARACTER)).cards;
    const [a, b] = [tree.indexOf(first ?? -1), tree.indexOf(second ?? -1)];
    if (a < 0 || b < 0 || first === null || second === null) return;
    change(duel, () => {
      tree[a] = second;
      tree[b] = first;
    });
  },
  applyCharacterAction: (
    duel: Duel,
    seat: Seat,
    card: CardId | null,
    which: number | undefined,
  ) => {
    if (card === null || duel.preview) return false;
    const isCharacter = sheetOf(duel, card).design.type === 'char';
    const number = isCharacter ? Math.max(1, which ?? 1) : 0;
    if (actionOf(duel, { card, number }) === null) return false;
    return useAbility(duel, seat, { card, number });
  },
  destroyCharacterAction: (duel: Duel, seat: Seat, card: CardId | null, own: boolean) => {
    const side = own || (card !== null && isUnder(duel, seat, card)) ? seat : opponentOf(seat);
    if (card === null || duel.preview || !isUnder(duel, side, card)) return false;
    change(duel, () => {
      const player = duel.state.players[side];
      player.level = Math.max(0, player.level - LEVEL_STEP);
      discard(duel, card, ownerOf(duel, card));
    });
    return true;
  },
  skipOpponentCharacterAction: (duel: Duel, seat: Seat, under: boolean) => {
    const foe = opponentOf(seat);
    const chosen = chooseAbility(duel, seat, foe, under, 'skip');
    if (!chosen) return;
    const { card, number: ability } = chosen;
    duel.state.players[foe].skips = { card, ability, turn: duel.state.turn };
  },
  characterActions: (duel: Duel, seat: Seat) => {
    if (duel.preview) return;
    for (const ability of abilitiesOf(duel, seat)) {
      if (isRunning(duel, ability) || duel.state.finishing) continue;
      takeAction(duel, seat, ability);
    }
    tellSides(duel, seat, ACTIONS_DONE);
  },
  monsterAttacks: (duel: Duel, seat: Seat) => {
    for (let count = 0; count < MOST_ATTACKS && !duel.state.finishing; count++)
      if (!mobAttack(duel, seat)) return;
  },
  doRepeatCharacterAction: (duel: Duel, seat: Seat, under: boolean, count: number) => {
    const chosen = chooseAbility(duel, seat, seat, under, 'repeat');
    if (!chosen || count < 2) return;
    const { card, number: ability } = chosen;
    const { repeats } = duel.state.players[seat];
    const known = repeats.find((one) => one.card === card && one.ability === ability);
    if (known) known.count = count;
    else repeats.push({ card, ability, count });
  },
  doRepeatCharacterActionTrigger: (duel: Duel, seat: Seat, under: boolean, count: number) => {
    const chosen = chooseAbility(duel, seat, seat, under, 'use');
    if (!chosen || !isUnlocked(duel, seat, chosen)) return;
    for (let time = 0; time < Math.min(9, Math.max(1, count)); time++)
      useAbility(duel, seat, chosen);
  },
  finishTurn: (duel: Duel) => {
    if (!duel.preview) duel.state.finishing = true;
  },
  doubleTurn: (duel: Duel, seat: Seat) => {
    if (!duel.preview) duel.state.players[seat].moreTurns = 1;
  },
};
