import { eitherOf, type Option, type PickDecision } from '@cardscape/kernel';

/** One thing to pick, as it is typed. */
interface GroupedOption {
  /** Its place among all options of the decision. */
  readonly place: number;
  /** Its label without the verb; empty if there is nothing else. */
  readonly name: string;
}

/** The options of one verb, numbered from 1 by their order. */
export interface OptionGroup {
  /** What the first of them does. */
  readonly act: string;
  /** The first word of the labels, in lower case: what is typed. */
  readonly verb: string;
  /** Is it about no card, place or number, such as ending the turn? */
  readonly plain: boolean;
  readonly options: readonly GroupedOption[];
}

/** Sorts the options of a decision by their verbs: the first word of a label is its verb. */
export function groupOptions({ options }: PickDecision, labels: readonly string[]): OptionGroup[] {
  const groups = new Map<string, OptionGroup & { options: GroupedOption[] }>();
  for (const [place, option] of options.entries()) {
    const { act } = option;
    const [first = act, ...rest] = (labels[place] ?? act).split(' ');
    const verb = first.toLowerCase();
    const group = groups.get(verb) ?? { act, verb, plain: isPlain(option), options: [] };
    group.options.push({ place, name: rest.join(' ') });
    groups.set(verb, group);
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
    groups.every(({ options: [first, ...more] }) => first?.name && !more.length)
  );
}

/** What can be typed: "play or exchange: 1 Thaw, 2 Frost". Equal lists share a line. */
export function groupLines(groups: readonly OptionGroup[]): string[] {
  if (areSentences(groups))
    return groups.map(({ verb, options }, index) => `  ${index + 1} ${verb} ${options[0]?.name}`);
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
    .map((option, index) => ({ option, name: option.name, number: index + 1 }))
    .filter(({ option }) => wanted.includes(option));
  const parts: string[] = [];
  for (let index = 0; index < listed.length; ) {
    const length = runFrom(listed, index);
    const { name, number } = listed[index] as Listed;
    const last = listed[index + length - 1] as Listed;
    const run = length > 1;
    const numbers = run ? `${number}-${last.number}` : String(number);
    parts.push(`${numbers} ${run ? `${name}-${countIn(last.name)}` : name}`.trim());
    index += length;
  }
  return parts.join(', ');
}

/** An option as it is listed. */
interface Listed {
  readonly name: string;
  readonly number: number;
}

const COUNT = /\d+$/;
const countIn = (name: string) => Number(COUNT.exec(name)?.[0]);

/** How many options from here on differ only in the number at their end, counting up by one. */
function runFrom(listed: readonly Listed[], from: number): number {
  const { name, number } = listed[from] as Listed;
  let length = 1;
  if (!COUNT.test(name) || COUNT.exec(name)?.index === 0) return length;
  const start = name.replace(COUNT, '');
  const goesOn = (next?: Listed) =>
    next?.name === `${start}${countIn(name) + length}` && next.number === number + length;
  while (goesOn(listed[from + length])) length++;
  return length < SHORTEST_RUN ? 1 : length;
}

/** Fewer are written out. */
const SHORTEST_RUN = 3;
