import type { CardId, Seat } from '@cardscape/kernel';
import type { Nameable } from '../../language/tree/tree.ts';
import type { Duel } from '../position/duel.ts';
import {
  type CardsQuestion,
  namesFor,
  type Question,
  type Reply,
  type WhetherReason,
} from '../position/question.ts';

/**
 * Asks a player. The first time there is no answer yet: the question is put, and the piece of work at
 * hand is taken up again at the same point when the answer is there.
 */
function ask({ state }: Duel, question: Question): Reply | undefined {
  const { reply } = state;
  if (reply) {
    state.reply = null;
    return reply;
  }
  state.question = question;
  return undefined;
}

/** Lets a player choose cards; where there is nothing to choose nobody is asked. */
export function askCards(
  duel: Duel,
  question: Omit<CardsQuestion, 'ask'>,
): readonly CardId[] | undefined {
  const { from, min } = question;
  const max = Math.min(question.max, from.length);
  if (max === 0) return [];
  if (Math.min(min, from.length) === from.length) return from;
  return ask(duel, { ask: 'cards', ...question, min: Math.min(min, max), max })?.cards;
}

/** Lets a player put cards in order. */
export function askOrder(
  duel: Duel,
  seat: Seat,
  why: 'topOrder' | 'bottomOrder',
  from: readonly CardId[],
): readonly CardId[] | undefined {
  const { length } = from;
  return ask(duel, { ask: 'cards', seat, why, from, min: length, max: length })?.cards;
}

/** Asks whether to do something. */
export function askWhether(duel: Duel, seat: Seat, why: WhetherReason): boolean | undefined {
  const reply = ask(duel, { ask: 'whether', seat, why });
  return reply && reply.place === 0;
}

/** Lets a player choose one of both. */
export function askPlayer(duel: Duel, seat: Seat): Seat | undefined {
  const reply = ask(duel, { ask: 'player', seat });
  return reply && ((reply.place === 0 ? seat : 1 - seat) as Seat);
}

/**
 * Lets a player choose one of the options of the choice at work, or nothing more where that is enough:
 * the place in the list. The only answer is taken.
 */
export function askOption(
  duel: Duel,
  seat: Seat,
  from: readonly number[],
  enough: boolean,
): number | undefined {
  if (from.length + (enough ? 1 : 0) === 1) return 0;
  return ask(duel, { ask: 'option', seat, from, enough })?.place;
}

/** Lets a player choose a type, a subtype or a rank: the place in the list of them. */
export function askName(
  duel: Duel,
  seat: Seat,
  what: Nameable,
  not: readonly string[],
): string | undefined {
  const question = { ask: 'name', seat, what, ...(not.length > 0 && { not }) } as const;
  const place = ask(duel, question)?.place;
  return place === undefined ? undefined : namesFor(question)[place];
}

/** Lets a player choose a number; where it can only be 0 nobody is asked. */
export function askNumber(
  duel: Duel,
  seat: Seat,
  of: 'cards' | 'points',
  most: number,
): number | undefined {
  return most === 0 ? 0 : ask(duel, { ask: 'number', seat, of, most })?.place;
}

/** Lets a player choose a place on the field; the only one is taken. */
export function askPlace(
  duel: Duel,
  seat: Seat,
  why: 'play' | 'move',
  card: CardId,
  from: readonly string[],
): string | undefined {
  if (from.length === 1) return from[0];
  const reply = ask(duel, { ask: 'place', seat, why, card, from });
  return reply && from[reply.place];
}

/** Lets a player choose the effect of the chain that resolves next, by its place there. */
export function askLink(duel: Duel, seat: Seat, from: readonly number[]): number | undefined {
  const reply = ask(duel, { ask: 'link', seat, from });
  return reply && from[reply.place];
}

/** Lets a player choose one of a card's effects; the only one is taken. */
export function askEffect(
  duel: Duel,
  seat: Seat,
  card: CardId,
  from: readonly number[],
): number | undefined {
  if (from.length === 1) return from[0];
  const reply = ask(duel, { ask: 'effect', seat, card, from });
  return reply && from[reply.place];
}
