import type { CardId, Seat } from '@cardscape/kernel';
import type { Duel } from '../position/duel.ts';
import type { Question, Reply } from '../position/question.ts';

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
  question: { seat: Seat; prompt: string; from: readonly CardId[]; min: number; max: number },
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
  prompt: string,
  from: readonly CardId[],
): readonly CardId[] | undefined {
  const { length } = from;
  return ask(duel, { ask: 'cards', seat, prompt, from, min: length, max: length, ordered: true })
    ?.cards;
}

/** Asks whether to do something. */
export function askWhether(duel: Duel, seat: Seat, prompt: string): boolean | undefined {
  const reply = ask(duel, { ask: 'words', seat, prompt, from: ['Yes', 'No'] });
  return reply && reply.place === 0;
}

/** Lets a player choose one of several words; the only one is taken. */
export function askWords(
  duel: Duel,
  seat: Seat,
  prompt: string,
  from: readonly string[],
): number | undefined {
  if (from.length === 1) return 0;
  return ask(duel, { ask: 'words', seat, prompt, from })?.place;
}

/** Lets a player choose a place on the field; the only one is taken. */
export function askPlace(
  duel: Duel,
  seat: Seat,
  prompt: string,
  card: CardId,
  from: readonly string[],
): string | undefined {
  if (from.length === 1) return from[0];
  const reply = ask(duel, { ask: 'place', seat, prompt, card, from });
  return reply && from[reply.place];
}

/** Lets a player choose one of a card's effects; the only one is taken. */
export function askEffect(
  duel: Duel,
  seat: Seat,
  prompt: string,
  card: CardId,
  from: readonly number[],
): number | undefined {
  if (from.length === 1) return from[0];
  const reply = ask(duel, { ask: 'effect', seat, prompt, card, from });
  return reply && from[reply.place];
}
