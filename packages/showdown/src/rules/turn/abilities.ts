import { opponentOf, type Seat } from '@cardscape/kernel';
import type { LevelAction } from '../../cards/card.ts';
import { setValues } from '../pointcuts/event-frame.ts';
import { fire, fireSide, fireSides, inEvent } from '../pointcuts/fire.ts';
import type { Ability } from '../position/ability.ts';
import { characterOf, type Duel, meets, sheetOf, shown, underSlot } from '../position/duel.ts';
import { CHARACTER } from '../position/slots.ts';

/** The most times that one ability is done in a turn. */
const MOST_TIMES = 9;

/** All abilities of a player's character, from the top to the bottom, usable or not. */
export function abilitiesOf(duel: Duel, seat: Seat): Ability[] {
  const card = characterOf(duel, seat);
  const own = sheetOf(duel, card).design.abilities.map((_, i) => ({ card, number: i + 1 }));
  const tree = underSlot(duel, seat, CHARACTER).map((id) => ({ card: id, number: 0 }));
  return [...own, ...tree];
}

/** What an ability says. */
export function actionOf(duel: Duel, { card, number }: Ability): LevelAction | null {
  const { abilities, levelUp } = sheetOf(duel, card).design;
  return number === 0 ? levelUp : (abilities[number - 1] ?? null);
}

/** Has a player what an ability needs? One-shots work only when their card levels up. */
export function isUnlocked(duel: Duel, seat: Seat, ability: Ability): boolean {
  const action = actionOf(duel, ability);
  if (!action || action.level === 'one-shot') return false;
  return meets(duel, seat, action.level, action.attributes, [sheetOf(duel, ability.card).element]);
}

/** Does an ability in its turn: as often as it is to be repeated, unless it is passed over. */
export function takeAction(duel: Duel, seat: Seat, ability: Ability): void {
  const player = duel.state.players[seat];
  const { card, number } = ability;
  if (isSkipped(duel, seat, ability) && (player.skips?.turn ?? 0) < duel.state.turn) return;
  if (!isUnlocked(duel, seat, ability)) return;
  const again = player.repeats.find((one) => one.card === card && one.ability === number);
  const times = Math.min(MOST_TIMES, Math.max(1, again?.count ?? 1));
  for (let time = 0; time < times && !duel.state.finishing; time++) useAbility(duel, seat, ability);
}

/** Is an ability to be passed over, now or in the player's next turn? */
export function isSkipped({ state }: Duel, seat: Seat, { card, number }: Ability): boolean {
  const { skips } = state.players[seat];
  return skips?.card === card && skips.ability === number;
}

/** By the number of an ability: a card of the tree, or the character's own first, second or third. */
export const ACTION_POINTCUTS = ['', '1', '2', '3'].map((n) => `onActivateCharacterAction${n}`);

/** The pointcuts of all abilities of a turn having been read. */
export const ACTIONS_DONE = {
  own: 'afterCharacterActions',
  opponent: 'afterOpponentCharacterActions',
};

const APPLIED = {
  own: 'afterApplyCharacterAction',
  opponent: 'afterOpponentApplyCharacterAction',
};

/**
 * A player uses an ability, be it of another's card, whatever it needs; gives whether it was applied: not if it was replaced, could not run
 * or says that it came to nothing (R-S22).
 */
export function useAbility(duel: Duel, seat: Seat, ability: Ability): boolean {
  const { card, number } = ability;
  const action = actionOf(duel, ability);
  const before = duel.ability;
  duel.ability = ability;
  let applied = false;
  inEvent(duel, { values: [number], pointers: [card], target: card }, () => {
    const foe = opponentOf(seat);
    const replaced =
      fireSide(duel, seat, 'onInterceptCharacterAction') !== 0 ||
      fireSide(duel, foe, 'onOpponentInterceptCharacterAction') !== 0;
    if (!replaced) {
      const text = action?.text ?? '';
      duel.log?.push({ type: 'ability', seat, subject: shown(duel, card), text });
      applied = fire(duel, card, ACTION_POINTCUTS[number] as string, seat) !== 0;
    }
    setValues(duel.event, Number(applied));
    fireSides(duel, seat, APPLIED.own, APPLIED.opponent);
  });
  duel.ability = before;
  return applied;
}
