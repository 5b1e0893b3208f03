import { plain, type ToldEvent, type ToldStep, type Words } from '@cardscape/kernel';

type Told = Pick<ToldEvent, 'words'>;

/** One line of a match's log. */
export interface LogLine {
  readonly key: string;
  /** The step that it belongs to. */
  readonly step: number;
  readonly type: string;
  readonly words: Words;
}

/** Everything that has happened, as one viewer was told of it. */
export function logOf(story: readonly ToldStep[]): LogLine[] {
  return story.flatMap(({ events }, step) =>
    events.map(({ event, words }, index) => ({
      key: `${step}/${index}`,
      step,
      type: event.type,
      words,
    })),
  );
}

/** Some events, a sentence for each; what is the same in a row is said once. */
export function sentencesOf(told: readonly Told[]): Words[] {
  return runsOf(told).map(({ words, times }) =>
    times > 1 ? [...words, ` (${times} times)`] : words,
  );
}

/** What says the same in a row is told once, with how often. */
export function runsOf<Line extends { readonly words: Words }>(
  lines: readonly Line[],
): (Line & { times: number })[] {
  const runs: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && plain(last.words) === plain(line.words)) last.times++;
    else runs.push({ ...line, times: 1 });
  }
  return runs;
}

/** The lines of the steps before this one. */
export function linesBefore(lines: readonly LogLine[], before: number): LogLine[] {
  return lines.filter(({ step }) => step < before);
}
