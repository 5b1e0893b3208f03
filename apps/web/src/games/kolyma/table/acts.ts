import type { CardId, Option, PickDecision } from '@cardscape/kernel';
import type { CardKind, DropPlace } from './tableTypes.ts';

/** Something that can be done with one card in a turn. */
export interface CardAct {
  readonly act: string;
  readonly verb: string;
  readonly key: string;
  /** What it does, in a few words. */
  readonly does: string;
}

/** What can be done in a turn with a card of each kind (R-K2). */
export const cardActs: Readonly<Record<CardKind, readonly CardAct[]>> = {
  special: [
    { act: 'play', verb: 'Play', key: 'p', does: 'Its text happens, then it is discarded.' },
    { act: 'exchange', verb: 'Exchange', key: 'e', does: 'Put it away and draw another.' },
  ],
  number: [
    { act: 'flip', verb: 'Flip', key: 'f', does: 'Turn its sign around.' },
    { act: 'swap', verb: 'Swap', key: 's', does: 'Put it away and draw another.' },
  ],
};

/** What letting a card go at a place means. */
const drops: Readonly<Record<DropPlace, string>> = {
  middle: 'play',
  deck: 'exchange',
  numbers: 'swap',
  turn: 'flip',
};

/** The option that dropping a card at a place stands for. */
export function dropOption(place: DropPlace, card: CardId): Option {
  return { act: drops[place], card };
}

/** Where an option stands among those of the decision; -1 if it is not legal. */
export function placeAmong(decision: PickDecision | undefined, { act, card }: Option): number {
  return decision?.options.findIndex((each) => each.act === act && each.card === card) ?? -1;
}

/** Does the decision ask for cards in the middle of an effect, rather than for a turn? */
export function asksForCards(decision: PickDecision | undefined): boolean {
  return decision !== undefined && decision.kind !== 'turn';
}
