import { type Problem, problemAt, type TextFile } from '@cardscape/kernel';
import { type PositionFile, readPositionFile } from '../files/position-file.ts';
import { RefusedChoice, type Trial, tryCard } from '../rules/trial.ts';
import type { CardToTry } from './card-to-try.ts';

/** A card that was tried. */
export interface TriedCard {
  readonly trial: Trial;
  /** How many choices of the position were not needed. */
  readonly unused: number;
}

/** Tries a card in the position of a file, with the choices that stand there. */
export function tryInPosition(
  { card, set }: CardToTry,
  { path, text }: TextFile,
): TriedCard | { readonly problems: readonly Problem[] } {
  const position = readPositionFile(text, path, set);
  if ('errors' in position) return { problems: position.errors };
  const { read } = position;
  try {
    const trial = tryCard(set, card, read.position, read.choices);
    return { trial, unused: read.choices.length - trial.answered };
  } catch (error) {
    if (!(error instanceof RefusedChoice)) throw error;
    return { problems: [choiceProblem(read, error)] };
  }
}

function choiceProblem({ choices, choicesAt }: PositionFile, refused: RefusedChoice): Problem {
  const { index, question, message } = refused;
  const place = choicesAt[index];
  if (!place) throw refused;
  const found = JSON.stringify(choices[index]);
  const asked = `The question was: ${question.prompt}`;
  const offered = `The options are ${question.options.map((label) => `"${label}"`).join(', ')}.`;
  return problemAt(place, {
    part: 'choices',
    position: index,
    found,
    expected: question.options,
    message: `Choice ${index} is ${found}. ${asked} ${message} ${offered}`,
  });
}
