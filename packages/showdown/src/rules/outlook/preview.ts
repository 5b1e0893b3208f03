import type { CardId, Seat } from '@cardscape/kernel';
import { STATE } from '../attack/attack-codes.ts';
import { mobBlow } from '../attack/attack-phase.ts';
import type { Blow } from '../attack/blow.ts';
import { attackerName, type Reckoning, reckon } from '../attack/reckon.ts';
import { targetKind } from '../attack/targets.ts';
import type { CardBook } from '../book/book.ts';
import { inEvent } from '../pointcuts/fire.ts';
import { copyState } from '../position/copy-state.ts';
import type { Duel } from '../position/duel.ts';
import type { ShowdownState } from '../position/state.ts';
import { hpOf } from '../position/values.ts';
import { openDuel } from '../turn/proceed.ts';

/** What an equipment would add to an attack that is only thought of. */
export interface PreviewedBonus {
  readonly card: CardId;
  readonly design: string;
  readonly amount: number;
  /** Whether it takes part. */
  readonly used: boolean;
}

/** An attack that is only thought of: what it is made of, and what it would do. */
export interface AttackPreview {
  /** Before the target's defense, without equipment. */
  readonly base: number;
  readonly bonuses: readonly PreviewedBonus[];
  readonly block: number;
  /** At most the target's HP (4.4.2). */
  readonly damage: number;
  /** HP that the target would be left with. */
  readonly left: number;
}

/**
 * Works out the attack of a mob on a target without making it: nobody is asked, and the state stays as
 * it is. `gear` is the equipment that takes part; all of it if left out.
 */
export function previewAttack(
  book: CardBook,
  state: ShowdownState,
  seat: Seat,
  attacker: CardId,
  target: CardId,
  gear?: readonly CardId[],
): AttackPreview {
  return preview(book, state, (duel) => mobBlow(duel, seat, attacker), target, gear);
}

/**
 * The same for the attack that a question is about: which target, or which equipment. Nothing if no such
 * question is open, or the attack was aimed at something else.
 */
export function previewOrdered(
  book: CardBook,
  state: ShowdownState,
  target: CardId,
  gear?: readonly CardId[],
): AttackPreview | undefined {
  const { blow, target: aimed = target } = state.step?.matter ?? {};
  return blow && aimed === target ? preview(book, state, () => blow, target, gear) : undefined;
}

function preview(
  book: CardBook,
  state: ShowdownState,
  blowOf: (duel: Duel) => Blow,
  target: CardId,
  gear: readonly CardId[] | undefined,
): AttackPreview {
  const thought = think(book, state, blowOf, target);
  const bonuses = bonusesOf(thought, (card) => book.sheet(designOf(state, card)).design.name, gear);
  const all = bonuses.every(({ used }) => used);
  const { damage } = all ? thought : think(book, state, blowOf, target, gear);
  const hp = hpOf(openDuel(book, state, undefined, [], null), target);
  const dealt = Math.min(damage, hp);
  return { base: thought.attack, bonuses, block: thought.block, damage: dealt, left: hp - dealt };
}

function designOf({ table }: ShowdownState, card: CardId): string {
  return table.cards[card]?.design ?? '';
}

/** Reckons on a copy: what scripts write down while they reckon is not kept. */
function think(
  book: CardBook,
  state: ShowdownState,
  blowOf: (duel: Duel) => Blow,
  target: CardId,
  gear?: readonly CardId[],
): Reckoning {
  const duel = openDuel(book, copyState(book, state), undefined, [], null);
  duel.preview = true;
  const blow = blowOf(duel);
  const event = {
    flags: {
      ZTCG_ATKSRC: blow.source,
      ZTCG_ATKRES: blow.limit,
      ZTCG_ATTACKSTATE: STATE.think,
      ZTCG_TARGETTYPE: targetKind(duel, target) === 'Character' ? 0 : 1,
    },
    pointers: [blow.attacker, target],
    target,
  };
  let reckoned: Reckoning | undefined;
  inEvent(duel, event, () => {
    reckoned = reckon(duel, blow, target, gear);
  });
  if (!reckoned) throw new RangeError(`${attackerName(duel, blow)} cannot be reckoned`);
  return reckoned;
}

/** What each equipment adds, with and without a charge, in one. */
function bonusesOf(
  { optional }: Reckoning,
  nameOf: (card: CardId) => string,
  gear: readonly CardId[] | undefined,
): PreviewedBonus[] {
  return [...new Set(optional.map(({ card }) => card))].map((card) => ({
    card,
    design: nameOf(card),
    amount: optional.reduce((sum, one) => (one.card === card ? sum + one.amount : sum), 0),
    used: gear === undefined || gear.includes(card),
  }));
}
