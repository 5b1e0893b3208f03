import { type Problem, problemAt } from '@cardscape/kernel';
import type { ShowdownOpened } from '../open/opened.ts';
import type { CardBook } from '../rules/book/book.ts';
import type { NamedChoice, TrialAction } from './action.ts';
import { type PositionFile, type ReadPosition, readPosition } from './read-position.ts';
import { RefusedChoice, type Trial, tryCard } from './trial.ts';
import { trialBook } from './trial-book.ts';

/** A table on which a card is tried: the card, and all that a position may name. */
export interface TrialTable {
  readonly card: string;
  readonly book: CardBook;
}

/** What is done at a trial, where it is not what the position says. */
export interface TrialWishes {
  readonly actions?: readonly TrialAction[] | undefined;
  readonly choices?: readonly NamedChoice[] | undefined;
}

/** A card that was tried. */
export interface TriedCard {
  readonly trial: Trial;
  /** How many of the choices were not needed. */
  readonly unused: number;
}

type Brought = Pick<ShowdownOpened, 'own'>;

/**
 * The table for a card that the game was opened with, with the cards of another opening and plain ones
 * beside it. Another card of its name stays away.
 */
export function trialTable(card: string, { own }: Brought, others: Brought): TrialTable {
  const known = others.own.filter(({ design }) => design.name !== card);
  return { card, book: trialBook([...own, ...known]) };
}

/** Reads the position of a file, with the cards of a table. */
export function readTrialPosition({ book }: TrialTable, text: string, file: string): ReadPosition {
  return readPosition(text, file, book);
}

/** Tries the card of a table in a position, or in a usual one. */
export function tryInPosition(
  { card, book }: TrialTable,
  read: PositionFile | undefined,
  { actions = read?.actions, choices: typed }: TrialWishes,
): TriedCard | { readonly problems: readonly Problem[] } {
  const choices = typed ?? read?.choices ?? [];
  try {
    const position = read && { position: read.position };
    const trial = tryCard(book, card, { ...position, ...(actions && { actions }), choices });
    return { trial, unused: choices.length - trial.answered };
  } catch (error) {
    if (!(error instanceof RefusedChoice)) throw error;
    return { problems: [choiceProblem(typed ? undefined : read, choices, error)] };
  }
}

function choiceProblem(
  read: PositionFile | undefined,
  choices: readonly NamedChoice[],
  { index, question, message }: RefusedChoice,
): Problem {
  const { decision, prompt, labels } = question;
  const found = JSON.stringify(choices[index]);
  const offered = `The options are ${labels.map((label) => `"${label}"`).join(', ')}.`;
  const place = read?.choicesAt[index] ?? { file: '--choices', line: 1, column: 1 };
  return problemAt(place, {
    part: read ? 'choices' : 'file',
    position: index,
    found,
    expected: labels,
    message: `Choice ${index} is ${found}. Player ${decision.seat + 1} was asked: ${prompt} ${message} ${offered}`,
  });
}
