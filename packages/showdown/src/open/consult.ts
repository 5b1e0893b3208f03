import { type CardId, type Consultation, opponentOf, type Seat } from '@cardscape/kernel';
import type { Matter } from '../rules/asking/matter.ts';
import type { CardBook } from '../rules/book/book.ts';
import { type Outlook, outlookOf } from '../rules/outlook/outlook.ts';
import { type AttackPreview, previewAttack, previewOrdered } from '../rules/outlook/preview.ts';
import { deployed, mobsOf } from '../rules/position/duel.ts';
import type { ShowdownState } from '../rules/position/state.ts';
import { openDuel } from '../rules/turn/proceed.ts';
import type { OpenCards } from './open-cards.ts';

/** What can be asked of the holder of a state. */
export type ShowdownConsultation =
  /**
   * What the attack of one's own mob would do to a card of the other player; `gear` takes part, all of it
   * if left out.
   */
  | {
      readonly about: 'attack';
      readonly attacker: CardId;
      readonly target: CardId;
      readonly gear?: readonly CardId[];
    }
  /** The same for the attack that the open question is about. */
  | { readonly about: 'ordered'; readonly target: CardId; readonly gear?: readonly CardId[] }
  /** How high a player can play each kind of card. */
  | { readonly about: 'outlook'; readonly of: Seat }
  /** What the question is about that the player is asked. */
  | { readonly about: 'matter' }
  /** The cards to choose from, also where they are nowhere to be seen. */
  | { readonly about: 'offered' };

/** What comes back for each question; nothing where there is no answer. */
export interface ShowdownAnswers {
  readonly attack: AttackPreview | undefined;
  readonly ordered: AttackPreview | undefined;
  readonly outlook: readonly Outlook[];
  readonly matter: Matter | undefined;
  readonly offered: readonly OfferedCard[];
}

/** A card that a player can choose. */
export interface OfferedCard {
  readonly card: CardId;
  readonly design: string;
}

/** Answers what only the holder of the state can. */
export function consult(
  { book }: OpenCards,
  find: Parameters<typeof outlookOf>[1],
  state: ShowdownState,
  seat: Seat,
  asked: Consultation,
): ShowdownAnswers[keyof ShowdownAnswers] {
  const question = asked as ShowdownConsultation;
  const isDeployed = (card: CardId) => Boolean(state.units[card]);
  switch (question.about) {
    case 'attack': {
      const { attacker, target, gear } = question;
      if (!couldAttack(book, state, seat, attacker, target)) return undefined;
      return previewAttack(book, state, seat, attacker, target, gear);
    }
    case 'ordered': {
      const { target, gear } = question;
      if (!isAsked(state, seat) || !isDeployed(target)) return undefined;
      return previewOrdered(book, state, target, gear);
    }
    case 'outlook':
      return outlookOf(book, find, state, question.of);
    case 'matter':
      return isAsked(state, seat) ? (state.step?.matter ?? undefined) : undefined;
    case 'offered':
      return isAsked(state, seat) ? offeredIn(state) : [];
    default:
      return undefined;
  }
}

/** Attacks are made by a player's own mobs, on what the other one has deployed. */
function couldAttack(
  book: CardBook,
  state: ShowdownState,
  seat: Seat,
  attacker: CardId,
  target: CardId,
): boolean {
  const duel = openDuel(book, state, undefined, [], null);
  return mobsOf(duel, seat).includes(attacker) && deployed(duel, opponentOf(seat)).includes(target);
}

/** Others at the table are not told what a question is about. */
function isAsked({ step }: ShowdownState, seat: Seat): boolean {
  return step?.question.seat === seat;
}

function offeredIn({ step, table }: ShowdownState): OfferedCard[] {
  const question = step?.question;
  if (question?.ask !== 'pick') return [];
  return question.options.flatMap(({ card }) => {
    const design = card === undefined ? undefined : table.cards[card]?.design;
    return card === undefined || design === undefined ? [] : [{ card, design }];
  });
}
