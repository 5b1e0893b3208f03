import { plain, type Viewer } from '@cardscape/kernel';
import type { Replay } from '../opening/loadReplay.ts';
import type { StepLines } from '../viewer/StepLog.tsx';
import { endWords, isConcession } from './marks.ts';

/** So many sentences say how a match begins: what is dealt lies on the table. */
const mostAtFirst = 3;

/** The log of a whole match for a viewer; the last step says how it ended. */
export function linesOf(replay: Replay, viewer: Viewer): StepLines[] {
  const { table, record, match } = replay;
  const end = endWords(replay, viewer);
  return Array.from({ length: match.length }, (_, step) => {
    const events = match.events(step);
    const sentences = match.lines(step, viewer).map((line, place) => {
      const event = events[place];
      return { words: plain(line), weighty: event ? table.markOf(event)?.kind === 'part' : false };
    });
    // A match may begin without a word.
    if (sentences.length === 0 && step > 0)
      sentences.push({ words: 'Nothing happens.', weighty: false });
    if (step === 0) sentences.splice(mostAtFirst);
    if (end && step === match.length - 1) {
      // A concession and the end it brings are one.
      if (isConcession(record)) sentences.length = 0;
      sentences.push({ words: end, weighty: true });
    }
    const notes = (record.notes ?? []).filter((note) => note.step === step);
    return { step, sentences, notes: notes.map(({ text }) => text) };
  });
}
