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

/** The help, in lines. */
export function helpLines(): string[] {
  return [
    'To choose, type a verb and a number or name from the options: play 3, flip 2, pass.',
    'Where there is only one thing to do, numbers are enough: 1 3.',
    'The first letters of a word will do. The other commands:',
    ...Object.entries(COMMANDS).map(([name, what]) => `  ${name}: ${what}`),
  ];
}
