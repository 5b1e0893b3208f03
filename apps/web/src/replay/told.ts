import { plain, type Viewer } from '@cardscape/kernel';
import { withNames } from '../match/withNames.ts';
import type { Replay } from './loadReplay.ts';
import { namesFor } from './lookers.ts';
import { endWords } from './marks.ts';
import type { StepLines } from './StepLog.tsx';

/** The log of a whole match, told to a viewer; the last step says how it ended. */
export function linesOf(replay: Replay, viewer: Viewer): StepLines[] {
  const { kit, record, steps } = replay;
  const end = endWords(replay, viewer);
  return steps.map(({ events }, step) => {
    const sentences = events.map((event) => ({
      words: withNames(plain(kit.game.narrate(event, viewer)), record.names),
      weighty: kit.markOf(event)?.kind === 'part',
    }));
    if (events.length === 0)
      sentences.push({ words: quietWords(replay, step, viewer), weighty: false });
    if (end && step === steps.length - 1) sentences.push({ words: end, weighty: true });
    const notes = (record.notes ?? []).filter((note) => note.step === step);
    return { step, sentences, notes: notes.map(({ text }) => text) };
  });
}

/** What was chosen in a step that nothing came of, such as a pass in the middle of things. */
function quietWords({ kit, record, steps }: Replay, step: number, viewer: Viewer): string {
  const before = steps[step - 1];
  const choice = record.steps[step - 1]?.choice;
  const decision = before && kit.game.decision(before.state);
  if (!before || decision?.ask !== 'pick' || !Array.isArray(choice)) return 'Nothing happens.';
  const options = (choice as readonly number[]).flatMap((place) => decision.options[place] ?? []);
  // To those who did not see the options, only a pass may be told: it names nothing.
  const open =
    kit.game.decisionFor(before.state, viewer).ask === 'pick' ||
    options.every((option) => Object.keys(option).length === 1);
  const words = options.map((option) => kit.game.label(before.state, option)).join(', ');
  const told = open && words !== '' ? words : 'a choice';
  return `${namesFor(record, viewer)[decision.seat]}: ${told}${told.endsWith('.') ? '' : '.'}`;
}
