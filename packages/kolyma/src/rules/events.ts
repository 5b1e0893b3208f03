import type { CardId, GameEvent, Seat, SeenCard } from '@cardscape/kernel';
import type { CardType } from '../language/tree.ts';
import type { Dice, RoundResult } from './state.ts';

/** A card whose face all can see. */
export interface OpenCard {
  readonly card: CardId;
  readonly design: string;
}

/** Why cards are drawn. */
export type DrawCause = 'deal' | 'turn' | 'effect' | 'swap';

/** Everything that happens in Kolyma. */
export type KolymaEvent = GameEvent &
  (
    | { type: 'round'; round: number; dice: Dice; target: number; first: Seat }
    | { type: 'turn'; seat: Seat; turn: number }
    | { type: 'draw'; seat: Seat; of: CardType; cards: readonly SeenCard[]; cause: DrawCause }
    | { type: 'play'; seat: Seat; card: CardId; design: string }
    | { type: 'flip'; seat: Seat; card: CardId; design: string; value: number }
    | {
        type: 'discard';
        seat: Seat;
        of: CardType;
        cards: readonly OpenCard[];
        cause: 'discard' | 'swap' | 'exchange';
      }
    | { type: 'transfer'; from: Seat; to: Seat; of: CardType; cards: readonly SeenCard[] }
    | { type: 'add'; seat: Seat; amount: number; total: number }
    | { type: 'check'; seat: Seat; held: boolean }
    | { type: 'pass'; seat: Seat }
    | { type: 'round over'; round: number; result: RoundResult }
  );
