import { type CardId, copyData, type Seat } from '@cardscape/kernel';
import { STATE } from './attack-codes.ts';
import { mobBlow } from './attack-phase.ts';
import type { CardBook } from './book.ts';
import { sheetOf } from './duel.ts';
import { inEvent } from './fire.ts';
import { openDuel } from './proceed.ts';
import { type Reckoning, reckon } from './reckon.ts';
import type { ShowdownState } from './state.ts';
import { targetKind } from './targets.ts';
import { hpOf } from './values.ts';

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
  const thought = think(book, state, seat, attacker, target);
  const bonuses = bonusesOf(thought, (card) => book.sheet(designOf(state, card)).design.name, gear);
  const all = bonuses.every(({ used }) => used);
  const { damage } = all ? thought : think(book, state, seat, attacker, target, gear);
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
  seat: Seat,
  attacker: CardId,
  target: CardId,
  gear?: readonly CardId[],
): Reckoning {
  const duel = openDuel(book, copyData(state), undefined, [], null);
  duel.preview = true;
  const blow = mobBlow(duel, seat, attacker);
  const event = {
    flags: {
      ZTCG_ATKSRC: blow.source,
      ZTCG_ATKRES: blow.limit,
      ZTCG_ATTACKSTATE: STATE.think,
      ZTCG_TARGETTYPE: targetKind(duel, target) === 'Character' ? 0 : 1,
    },
    pointers: [attacker, target],
    target,
  };
  let reckoned: Reckoning | undefined;
  inEvent(duel, event, () => {
    reckoned = reckon(duel, blow, target, gear);
  });
  if (!reckoned) throw new RangeError(`${sheetOf(duel, attacker).design.name} cannot be reckoned`);
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
