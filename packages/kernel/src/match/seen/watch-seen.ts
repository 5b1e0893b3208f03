import type { Words } from '../../english/words.ts';
import { applyEdits } from './edits.ts';
import { editsFor } from './edits-of-views.ts';
import type { SeenMatch, SeenStep, Watcher } from './seen-match.ts';

/** A step as a watcher saw it. */
export interface WatchedStep {
  readonly view: unknown;
  /** What was said: a sentence for each event, or what was chosen where nothing happened. */
  readonly lines: readonly Words[];
}

/** What one of the watchers saw of a match, step by step. */
export function watchSeen(seen: SeenMatch, watcher: Watcher): WatchedStep[] {
  let view: unknown = {};
  return seen.steps.map((step) => {
    view = applyEdits(view, editsFor(step.edits, watcher));
    return {
      view,
      lines: step.said.map((said) => wordsOf(seen, said, watcher)),
    };
  });
}

function wordsOf(
  { sentences, names }: SeenMatch,
  said: SeenStep['said'][number],
  watcher: Watcher,
): Words {
  const place = typeof said === 'number' ? said : said[PLACES[watcher]];
  const sentence = sentences[place ?? -1] ?? [];
  return sentence.map((word) =>
    typeof word === 'string' ? word : { card: word, name: names[word] ?? 'a card' },
  );
}

const PLACES: Readonly<Record<Watcher, number>> = { 0: 0, 1: 1, hands: 2 };
