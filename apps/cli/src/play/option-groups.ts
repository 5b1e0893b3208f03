import { eitherOf, type Option, type OptionPhrase, phraseText } from '@cardscape/kernel';

/** One thing to pick, as it is typed. */
interface GroupedOption {
  /** Its place among all options of the decision. */
  readonly place: number;
  /** What its verb is about; empty if the verb says all. */
  readonly name: string;
  /** The name without the number at its end, and that number. */
  readonly object?: string;
  readonly number?: number;
}

/** The options of one verb, numbered from 1 by their order; or one answer, which is typed itself. */
export interface OptionGroup {
  /** What the first of them does. */
  readonly act: string;
  /** What is typed, in lower case: the verb, or the words of the answer. */
  readonly verb: string;
  readonly isAnswer?: boolean;
  /** Is it about no card, place or number, such as ending the turn? */
  readonly plain: boolean;
  readonly options: readonly GroupedOption[];
}

/** Sorts the options of a decision by their verbs. */
export function groupOptions(
  options: readonly Option[],
  phrases: readonly OptionPhrase[],
): OptionGroup[] {
  const groups = new Map<string, OptionGroup & { options: GroupedOption[] }>();
  for (const [place, option] of options.entries()) {
    const { act } = option;
    const { verb: written, ...about } = phrases[place] ?? {};
    const isAnswer = written === undefined;
    const name = phraseText(about);
    const verb = (isAnswer ? name : written).toLowerCase();
    // Answers in the same words are still two answers.
    const key = isAnswer ? `answer ${place}` : `verb ${verb}`;
    const group = groups.get(key) ?? { act, verb, isAnswer, plain: isPlain(option), options: [] };
    group.options.push({ place, ...(isAnswer ? { name: '' } : { ...about, name }) });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function isPlain(option: Option): boolean {
  return Object.keys(option).length === 1;
}

/** Is this a question between a few whole sentences, such as keeping a hand or shuffling it in? */
export function areSentences(groups: readonly OptionGroup[]): boolean {
  return (
    groups.length > 1 &&
    groups.every(
      ({ isAnswer, options: [first, ...more] }) => isAnswer || (first?.name && !more.length),
    )
  );
}

/** What can be typed: "play or exchange: 1 Thaw, 2 Frost". Equal lists share a line. */
export function groupLines(groups: readonly OptionGroup[]): string[] {
  if (areSentences(groups))
    return groups.map(({ verb, options }, index) =>
      `  ${index + 1} ${verb} ${options[0]?.name}`.trimEnd(),
    );
  const verbs = new Map<string, string[]>();
  for (const group of groups) {
    const [only, ...others] = group.options;
    const list = only && others.length === 0 ? ` ${only.name}`.trimEnd() : `: ${numbered(group)}`;
    verbs.set(list, [...(verbs.get(list) ?? []), group.verb]);
  }
  return [...verbs].map(([list, sharing]) => `  ${eitherOf(sharing)}${list}`);
}

/** Is there just the verb, with nothing to choose? */
export function isSingle({ options }: OptionGroup): boolean {
  return options.length === 1 && options[0]?.name === '';
}

/**
 * The options with their numbers: "1 Thaw, 2 Frost"; "1-5 Frost in column 1-5" for such a run. Some of
 * them, if only those are wanted, keep the numbers that they have among all.
 */
export function numbered(
  { options }: Pick<OptionGroup, 'options'>,
  wanted: readonly GroupedOption[] = options,
): string {
  const listed = options
    .map((option, index) => ({ option, place: index + 1 }))
    .filter(({ option }) => wanted.includes(option));
  const parts: string[] = [];
  for (let index = 0; index < listed.length; ) {
    const length = runFrom(listed, index);
    const first = listed[index] as Listed;
    const last = listed[index + length - 1] as Listed;
    parts.push(
      length > 1
        ? `${first.place}-${last.place} ${first.option.name}-${last.option.number}`
        : `${first.place} ${first.option.name}`.trim(),
    );
    index += length;
  }
  return parts.join(', ');
}

/** An option as it is listed. */
interface Listed {
  readonly option: GroupedOption;
  /** Its number in the list. */
  readonly place: number;
}

/** How many options from here on differ only in the number at their end, counting up by one. */
function runFrom(listed: readonly Listed[], from: number): number {
  const { option, place } = listed[from] as Listed;
  const { object, number } = option;
  if (number === undefined) return 1;
  let length = 1;
  const goesOn = (next?: Listed) =>
    next?.option.object === object &&
    next?.option.number === number + length &&
    next.place === place + length;
  while (goesOn(listed[from + length])) length++;
  return length < SHORTEST_RUN ? 1 : length;
}

/** Fewer are written out. */
const SHORTEST_RUN = 3;
