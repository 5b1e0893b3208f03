import { type Option, type Seat, zoneOf } from '@cardscape/kernel';
import type { CardType } from '../language/tree.ts';
import { questionPrompt } from './prompts.ts';
import { questionDecision } from './question.ts';
import type { KolymaState } from './state.ts';
import { canReplace, type TurnAct } from './turn.ts';
import { heldZone } from './zones.ts';

/** The kind of card each turn option needs; passing needs none. */
const NEEDS: Record<Exclude<TurnAct, 'pass'>, CardType> = {
  play: 'special',
  flip: 'number',
  swap: 'number',
  exchange: 'special',
};

const CANNOT: Record<Exclude<TurnAct, 'pass'>, string> = {
  play: 'Only special cards in your hand can be played.',
  flip: 'Only number cards in your own line can be flipped.',
  swap: 'Only number cards in your own line can be swapped.',
  exchange: 'Only special cards in your hand can be exchanged.',
};

const EMPTY: Record<CardType, string> = {
  number: 'There are no number cards left to draw, so nothing can be swapped.',
  special: 'Your deck is empty, so nothing can be exchanged.',
};

/** Why the seat cannot do this now; nothing if it can. */
export function explain(state: KolymaState, seat: Seat, { act, card }: Option): string | undefined {
  if (state.question) {
    const { seat: asked, options } = questionDecision(state, state.question);
    if (asked !== seat) return 'Your opponent has to choose cards first.';
    return options.some((option) => option.act === act && option.card === card)
      ? undefined
      : `First answer this: ${questionPrompt(state.question)}`;
  }
  if (state.active !== seat) return "It is your opponent's turn.";
  if (act === 'pass') return undefined;
  if (!Object.hasOwn(NEEDS, act)) return `There is nothing called "${act}" in a turn.`;
  const turnAct = act as keyof typeof NEEDS;
  const type = NEEDS[turnAct];
  if (card === undefined || !zoneOf(state.table, heldZone(seat, type)).cards.includes(card))
    return CANNOT[turnAct];
  const replaces = turnAct === 'swap' || turnAct === 'exchange';
  return replaces && !canReplace(state, seat, type) ? EMPTY[type] : undefined;
}
