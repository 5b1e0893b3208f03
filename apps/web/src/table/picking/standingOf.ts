import type { CardId } from '@cardscape/kernel';
import type { CardStanding } from '../../look/card/CardFrame.tsx';
import { cardAnchor } from '../anchors.ts';
import type { TableTurn } from './turn.ts';

/** How a card stands on a table: whether it can be picked, is chosen, and what picking it does. */
export function standingOf(turn: TableTurn, card: CardId): Omit<CardStanding, 'tier' | 'size'> {
  return {
    anchor: cardAnchor(card),
    legal: turn.isLegal(card),
    chosen: turn.isChosen(card),
    onPick: turn.hands ? () => turn.pick(card) : undefined,
  };
}
