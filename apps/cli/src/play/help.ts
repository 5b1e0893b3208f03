import type { OptionGroup } from './option-groups.ts';

/** The commands that every game has, with what they do. */
export const COMMANDS = {
  hand: 'read your cards',
  table: 'read the table',
  options: 'read what you can do',
  card: 'read a card: card NAME',
  log: 'read what happened last; log all reads everything',
  why: 'ask why you cannot do something: why VERB CARD',
  undo: 'take your last choice back',
  save: 'write the match to a file: save FILE',
  load: 'go on with a match from a file: load FILE',
  concede: 'give up the match',
  help: 'read this',
  quit: 'leave',
} as const;

/** One of the commands. */
export type CommandName = keyof typeof COMMANDS;

/** The help, in lines, with examples of what can be typed now. */
export function helpLines(groups: readonly OptionGroup[]): string[] {
  const examples = examplesOf(groups);
  const such = examples.length > 0 ? `, such as ${examples.join(', ')}` : '';
  return [
    `To choose, type a verb and a number or name from the options${such}. Numbers count from 1.`,
    'Where there is only one thing to do, numbers are enough: 1, or 1 3 for several.',
    'Where you may decline, type none or pass; elsewhere you have to choose.',
    'The first letters of a word will do, and words of a name can be left out. The other commands:',
    ...Object.entries(COMMANDS).map(([name, what]) => `  ${name}: ${what}`),
  ];
}

const MOST_EXAMPLES = 3;

/** A few answers that are possible now, as they are typed. */
export function examplesOf(groups: readonly OptionGroup[]): string[] {
  return groups.slice(0, MOST_EXAMPLES).map(({ verb, options }) => {
    const [only, ...others] = options;
    return others.length > 0
      ? `${verb} ${options.length}`
      : `${verb} ${only?.name ?? ''}`.trimEnd();
  });
}
