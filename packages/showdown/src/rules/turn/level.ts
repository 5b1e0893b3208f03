import { type CardId, type Seat, zoneOf } from '@cardscape/kernel';
import { askCard } from '../asking/ask.ts';
import { setValues } from '../pointcuts/event-frame.ts';
import { fire, fireSide, fireSides, inEvent } from '../pointcuts/fire.ts';
import { characterOf, type Duel, sheetOf, shown } from '../position/duel.ts';
import { CHARACTER, handOf } from '../position/slots.ts';
import { hpOf, maxHpOf } from '../position/values.ts';
import { raiseMaxHp, refresh, restore } from '../resolve/health.ts';
import { toUnder } from '../resolve/relocate.ts';
import { change } from '../resolve/settle.ts';

/** What a card under the character is worth. */
export const LEVEL_STEP = 10;
const HP_STEP = 20;
const MAX_HP_STEP = 40;
/** The most times that a one-shot is done at once. */
const MOST_REPEATS = 9;

/** Asks a player for a card to level up with, if they want to, in their turn or by an effect; then levels up. */
export function offerLevelUp(duel: Duel, seat: Seat, kind: 'levelUp' | 'levelAgain'): void {
  const hand = zoneOf(duel.state.table, handOf(seat)).cards.filter(
    (id) => sheetOf(duel, id).design.type !== 'char',
  );
  const id = askCard(duel, seat, kind, hand, true);
  if (id !== undefined) levelUp(duel, seat, id);
}

/**
 * Levels a character up with a card: level, the card under the character, HP, its one-shot, and then all
 * hear of it (R-S3).
 */
export function levelUp(duel: Duel, seat: Seat, id: CardId, withHp = true): void {
  const player = duel.state.players[seat];
  const character = characterOf(duel, seat);
  player.leveled = true;
  change(duel, () => {
    player.level += LEVEL_STEP;
    toUnder(duel, id, seat, CHARACTER);
  });
  if (withHp) growHp(duel, character);
  duel.log?.push({
    type: 'levelUp',
    seat,
    subject: shown(duel, id),
    level: player.level,
    hp: hpOf(duel, character),
    maxHp: maxHpOf(duel, character),
  });
  inEvent(duel, { values: [player.level], pointers: [id], target: id }, () => {
    if (sheetOf(duel, id).design.levelUp?.level === 'one-shot') useOneShot(duel, seat, id);
    setValues(duel.event, player.level);
    fireSides(duel, seat, 'onLevelUp', 'onOpponentLevelUp');
  });
}

/** More MaxHP and HP, which nobody hears of; or else HP, which is a refresh like any other. */
function growHp(duel: Duel, character: CardId): void {
  if (hpOf(duel, character) + HP_STEP > maxHpOf(duel, character)) {
    raiseMaxHp(duel, character, MAX_HP_STEP);
    restore(duel, character, MAX_HP_STEP);
  } else refresh(duel, character, HP_STEP, (amount) => restore(duel, character, amount));
}

function useOneShot(duel: Duel, seat: Seat, id: CardId): void {
  const asked = Math.max(
    fire(duel, id, 'doRepeatLevelActionTrigger'),
    fireSide(duel, seat, 'doRepeatLevelActionTrigger'),
  );
  const times = Math.max(1, Math.min(MOST_REPEATS, asked));
  for (let time = 0; time < times; time++) fire(duel, id, 'onLevelActionTrigger');
}
