import { plain, type Viewer } from '@cardscape/kernel';
import type { Replay } from './loadReplay.ts';
import { endWords } from './marks.ts';
import type { StepLines } from './StepLog.tsx';

/** The log of a whole match, told to a viewer; the last step says how it ended. */
export function linesOf(replay: Replay, viewer: Viewer): StepLines[] {
  const { kit, record, steps } = replay;
  const end = endWords(replay, viewer);
  return steps.map(({ events }, step) => {
    const sentences = events.map((event) => ({
      words: plain(kit.game.narrate(event, viewer)),
      weighty: kit.markOf(event)?.kind === 'part',
    }));
    if (end && step === steps.length - 1) sentences.push({ words: end, weighty: true });
    const notes = (record.notes ?? []).filter((note) => note.step === step);
    return { step, sentences, notes: notes.map(({ text }) => text) };
  });
}
