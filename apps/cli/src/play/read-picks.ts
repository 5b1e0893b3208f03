import type { Picks } from '@cardscape/kernel';
import { counted, eitherOf } from '@cardscape/kernel';
import { fitting } from './fitting.ts';
import { areSentences, isSingle, numbered, type OptionGroup } from './option-groups.ts';

/** What typed words mean as an answer, or why they are none. */
export type ReadPicks = { readonly picks: Picks } | { readonly problem: string };

/** The picks that are typed after a verb: numbers, or names parted by commas. */
export function picksOf(group: OptionGroup, typed: string): ReadPicks {
  const { verb, options } = group;
  if (typed === '') {
    const [only] = options;
    if (options.length === 1 && only) return { picks: [only.place] };
    return { problem: `Which one? Type ${verb} and a number: ${numbered(group)}.` };
  }
  if (isSingle(group)) return { problem: `Type ${verb} alone.` };
  const parts = /^[\d\s,]+$/.test(typed) ? typed.split(/[\s,]+/) : typed.split(',');
  const picks: number[] = [];
  for (const part of parts.map((each) => each.trim()).filter(Boolean)) {
    const place = placeOf(group, part, picks);
    if (typeof place === 'string') return { problem: place };
    picks.push(place);
  }
  return { picks };
}

/**
 * The group that has what is typed after a verb. Some acts have phrases with another verb: a card that can
 * only be played by ranking up is found by "play" too.
 */
export function groupFor(
  groups: readonly OptionGroup[],
  verb: string,
  typed: string,
): OptionGroup | undefined {
  const own = groups.find((group) => group.verb === verb);
  const others = groups.filter((group) => group !== own && group.act === verb);
  const isName = /\p{L}/u.test(typed);
  if (own && (!isName || optionsNamed(own, typed).length > 0)) return own;
  return (
    others.find((group) => isName && optionsNamed(group, typed).length > 0) ?? own ?? others[0]
  );
}

/** The one answer whose words are typed, or a part of them; the name of a command is that command. */
export function answerTyped(
  groups: readonly OptionGroup[],
  typed: string,
  commands: readonly string[],
): OptionGroup | undefined {
  const answers = groups.filter(({ isAnswer }) => isAnswer);
  const said = typed.toLowerCase();
  const [first = ''] = said.split(/\s+/);
  if (commands.includes(first)) return answers.find(({ verb }) => verb === said);
  const fits = fitting(
    said,
    answers.map((group) => ({ group, name: group.verb })),
  );
  return fits.length === 1 ? fits[0]?.group : undefined;
}

/** The options that a name, or the beginnings of its words, can mean. */
export function optionsNamed(
  { options }: Pick<OptionGroup, 'options'>,
  typed: string,
): OptionGroup['options'] {
  return fitting(typed, options);
}

/** The picks of bare numbers: clear where there is one thing to do, or a few sentences to choose from. */
export function barePicks(groups: readonly OptionGroup[], typed: string): ReadPicks {
  if (areSentences(groups)) {
    const picks = groups[Number(typed) - 1]?.options.map(({ place }) => place);
    return picks ? { picks } : { problem: `Type a number from 1 to ${groups.length}.` };
  }
  const choices = groups.filter((group) => !group.plain && !isSingle(group));
  // A verb with one option is shown without a number.
  const shown = choices.filter(({ options }) => options.length > 1);
  const open = shown.length > 0 ? shown : choices;
  const reached = open.filter(({ options }) => numbersIn(typed).every((n) => options[n - 1]));
  const fitting = reached.length > 0 ? reached : open;
  const [only, ...others] = fitting;
  if (!only) return { problem: `There is nothing to number: type ${eitherOf(verbsOf(groups))}.` };
  if (others.length === 0) return picksOf(only, typed);
  const ways = verbsOf(fitting).map((verb) => `${verb} ${typed}`);
  return { problem: `"${typed}" could be ${eitherOf(ways)}: type one of these.` };
}

const numbersIn = (typed: string) => (typed.match(/\d+/g) ?? []).map(Number);
const verbsOf = (groups: readonly OptionGroup[]) => groups.map(({ verb }) => verb);

/** The place of the option that a number or a name means, or what is wrong with it. */
function placeOf({ verb, options }: OptionGroup, part: string, taken: Picks): number | string {
  if (/^\d+$/.test(part)) {
    const option = options[Number(part) - 1];
    return option?.place ?? `There is no ${verb} ${part}: there ${areThere(options.length)}.`;
  }
  const found = optionsNamed(
    { options: options.filter(({ place }) => !taken.includes(place)) },
    part,
  );
  const [first] = found;
  if (!first) return `There is no "${part}" to ${verb}.`;
  if (found.every(({ name }) => name === first.name)) return first.place;
  const which = numbered({ options }, found);
  return `"${part}" could be ${which}: type ${verb} and one of these numbers, or more of the words.`;
}

const areThere = (count: number) => `${count === 1 ? 'is' : 'are'} ${counted(count, 'number')}`;
