import { z } from '@cardscape/kernel/schema';
import { kept } from '../../../look/browser/storage.ts';

const shelf = kept<readonly string[]>('ttcg-tutorial', 1, [], z.array(z.string()));

/** The keys of the lessons that were finished here. */
export function finishedLessons(): readonly string[] {
  return shelf.read();
}

/** Keeps that a lesson was finished, and gives all that were. */
export function finishLesson(key: string): readonly string[] {
  const finished = [...new Set([...shelf.read(), key])];
  shelf.write(finished);
  return finished;
}
