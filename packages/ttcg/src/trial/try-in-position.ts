import { type Problem, problemAt } from '@cardscape/kernel';
import type { TtcgOpened } from '../open/opened.ts';
import type { PrintedEffect } from '../set/design.ts';
import type { PositionFile } from './position-file.ts';
import { RefusedStep, type Trial, tryEffect } from './trial.ts';

/** An effect that was tried. */
export interface TriedEffect {
  readonly trial: Trial;
  /** How many deeds and choices of the position were not needed. */
  readonly unused: { readonly deeds: number; readonly choices: number };
}

/** Tries an effect in a position of an opened game, with the deeds and choices that stand there. */
export function tryInPosition(
  { cardSet }: TtcgOpened,
  effect: PrintedEffect,
  read: PositionFile,
): TriedEffect | { readonly problems: readonly Problem[] } {
  try {
    const trial = tryEffect(cardSet, effect, read);
    const unused = {
      deeds: read.deeds.length - trial.done,
      choices: read.choices.length - trial.answered,
    };
    return { trial, unused };
  } catch (error) {
    if (!(error instanceof RefusedStep)) throw error;
    return { problems: [stepProblem(read, error)] };
  }
}

function stepProblem(read: PositionFile, refused: RefusedStep): Problem {
  const { part, index, question, message } = refused;
  const [steps, places] =
    part === 'do' ? [read.deeds, read.deedsAt] : [read.choices, read.choicesAt];
  const place = places[index];
  if (!place) throw refused;
  const found = JSON.stringify(steps[index]);
  const offered = `The options are ${question.options.map((label) => `"${label}"`).join(', ')}.`;
  const what = part === 'do' ? `Deed ${index}` : `Choice ${index}`;
  return problemAt(place, {
    part,
    position: index,
    found,
    expected: question.options,
    message: `${what} is ${found}. Player ${question.seat + 1} was asked: ${question.prompt} ${message} ${offered}`,
  });
}
