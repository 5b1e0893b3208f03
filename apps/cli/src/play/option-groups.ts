import type { PickDecision } from '@cardscape/kernel';
import { eitherOf } from '@cardscape/kernel';

/** One thing to pick, as it is typed. */
interface GroupedOption {
  /** Its place among all options of the decision. */
  readonly place: number;
  /** Its label without the verb; empty if there is nothing else. */
  readonly name: string;
}

/** The options of one act, numbered from 1 by their order. */
export interface OptionGroup {
  readonly act: string;
  /** The verb of the labels, in lower case: what is typed. */
  readonly verb: string;
  readonly options: readonly GroupedOption[];
}

/** Sorts the options of a decision by what they do; the first word of a label is its verb. */
export function groupOptions({ options }: PickDecision, labels: readonly string[]): OptionGroup[] {
  const groups = new Map<string, OptionGroup & { options: GroupedOption[] }>();
  for (const [place, { act }] of options.entries()) {
    const [verb = act, ...rest] = (labels[place] ?? act).split(' ');
    const group = groups.get(act) ?? { act, verb: verb.toLowerCase(), options: [] };
    group.options.push({ place, name: rest.join(' ') });
    groups.set(act, group);
  }
  return [...groups.values()];
}

/** What can be typed: "play or exchange: 1 Thaw, 2 Frost". Equal lists share a line. */
export function groupLines(groups: readonly OptionGroup[]): string[] {
  const verbs = new Map<string, string[]>();
  for (const group of groups) {
    const list = isSingle(group) ? '' : `: ${numbered(group)}`;
    verbs.set(list, [...(verbs.get(list) ?? []), group.verb]);
  }
  return [...verbs].map(([list, sharing]) => `  ${eitherOf(sharing)}${list}`);
}

/** Is there just the verb, with nothing to choose? */
export function isSingle({ options }: OptionGroup): boolean {
  return options.length === 1 && options[0]?.name === '';
}

/** The options with their numbers: "1 Thaw, 2 Frost". */
export function numbered({ options }: OptionGroup): string {
  return options.map(({ name }, index) => `${index + 1} ${name}`.trim()).join(', ');
}
