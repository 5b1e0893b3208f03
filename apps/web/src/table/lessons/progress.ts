import { z } from '@cardscape/kernel/schema';
import { kept } from '../../look/browser/storage.ts';

/** The keys of the lessons that were finished here, by the shelf of their game. */
export function lessonsDone(shelf: string) {
  const place = kept<readonly string[]>(shelf, 1, [], z.array(z.string()));
  return {
    read: place.read,
    /** Keeps that a lesson was finished, and gives all that were. */
    finish(key: string): readonly string[] {
      const finished = [...new Set([...place.read(), key])];
      place.write(finished);
      return finished;
    },
  };
}
