import { type CardId, type Option, opponentOf, type Seat } from '@cardscape/kernel';
import { attackOptions, attacksLeft, mobBlow } from '../attack/attack-phase.ts';
import type { Blow } from '../attack/blow.ts';
import { attackerName } from '../attack/reckon.ts';
import { targetKind } from '../attack/targets.ts';
import type { CardBook } from '../book/book.ts';
import { copyState } from '../position/copy-state.ts';
import {
  controllerOf,
  type Duel,
  isAway,
  isDeployed,
  isMob,
  mobsOf,
  sheetOf,
} from '../position/duel.ts';
import type { ShowdownState } from '../position/state.ts';
import { isStunned } from '../position/values.ts';
import { openDuel } from '../turn/proceed.ts';
import { explainPlay } from './explain-play.ts';

/** Why a player cannot answer the open question with this card; nothing if they can. */
export function explain(
  book: CardBook,
  state: ShowdownState,
  seat: Seat,
  { card, target }: Option,
): string | undefined {
  const on = target?.is === 'card' ? target.card : undefined;
  const { question, matter } = state.step ?? {};
  if (question?.ask !== 'pick' || question.seat !== seat) return 'You are not asked now.';
  const offered = question.options.some(
    (option) => option.card === card && (on === undefined || isAimedAt(option, on)),
  );
  if (offered) return undefined;
  if (card === undefined) return 'It cannot be chosen now.';
  // On a copy: scripts are asked, and what they write down is not kept.
  const duel = openDuel(book, copyState(book, state), undefined, [], null);
  if (matter?.allowed) return explainPlay(duel, seat, card, matter.allowed);
  if (matter?.blow) return explainTarget(duel, matter.blow, card);
  if (question.kind === 'levelUp' || question.kind === 'levelAgain')
    return 'You level up with a card of your hand.';
  if (question.kind === 'attack') return explainAttack(duel, seat, card, on);
  return 'It cannot be chosen now.';
}

function isAimedAt({ target }: Option, card: CardId): boolean {
  return target?.is === 'card' && target.card === card;
}

/** Why a mob cannot attack, or not this target. */
function explainAttack(duel: Duel, seat: Seat, id: CardId, on: CardId | undefined): string {
  if (!isDeployed(duel, id) || controllerOf(duel, id) !== seat || !isMob(sheetOf(duel, id)))
    return 'Only mobs of yours attack now.';
  if (on !== undefined && attackOptions(duel, seat).some(({ card }) => card === id))
    return explainTarget(duel, mobBlow(duel, seat, id), on);
  if (isAway(duel, id)) return 'It is away.';
  if (isStunned(duel, id)) return 'It is stunned.';
  return attacksLeft(duel, id) > 0
    ? 'There is nothing that it can attack.'
    : 'It has attacked this turn.';
}

/** Why an attack cannot be aimed at a card. */
function explainTarget(duel: Duel, blow: Blow, id: CardId): string {
  const foe = opponentOf(blow.seat);
  if (!isDeployed(duel, id) || controllerOf(duel, id) !== foe)
    return 'An attack is aimed at a card on the other side of the table.';
  const { design } = sheetOf(duel, id);
  if (design.type === 'field') return 'A field cannot be attacked.';
  if (isAway(duel, id)) return 'It is away.';
  if (targetKind(duel, id) === 'Equip' && mobsOf(duel, foe).length > 0)
    return 'Mobs stand before the equipment.';
  return `${attackerName(duel, blow)} cannot attack ${design.name} now.`;
}
