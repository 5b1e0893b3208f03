import { TRIAL_ACTIONS } from '@cardscape/showdown/tools';
import { type Command, Option } from 'commander';
import type { Ends } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { check } from './check.ts';
import { type FuzzOptions, fuzz } from './fuzz.ts';
import { type TryOptions, tryCommand } from './try.ts';
import { tryAll } from './try-all.ts';

const JSON_FLAG = ['--json', 'print JSON for programs'] as const;

const doOption = () =>
  new Option('--do <deeds...>', 'what to do with it; what suits the card if left out').choices([
    ...TRIAL_ACTIONS,
  ]);

/** Adds what designers of Showdown do. */
export function addCommands(showdown: Command, host: Host, ends: Ends): void {
  showdown
    .command('check')
    .description('say what is wrong with descriptors, where, and what mends it')
    .argument('<files...>', 'descriptors, or folders with them')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nWith --json, each file is answered by one line.\nEnds with 1 if any file has an error, else with 0.',
    )
    .action((files: string[], options: { json?: boolean }) => ends(check(host, files, options)));
  showdown
    .command('try')
    .description('play a card in a position and show what comes of it')
    .argument('<file>', 'the descriptor of the card; it is a card of the first player')
    .option('--all', 'take a folder: set off every function of its cards and say what each changes')
    .option('--position <file>', 'the position, with "do" and "choices"; a usual one if left out')
    .addOption(doOption())
    .option(
      '--choices <answers...>',
      'the answers to what is asked: a number as it is shown (from 0), words, or none',
    )
    .option('--cards <files...>', 'cards that the position may name too')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nEnds with 0 when done, with 1 for an error or if something could not be done, with 2 if a question is open.',
    )
    .action((file: string, { all, ...options }: TryOptions & { all?: boolean }) =>
      ends(all ? tryAll(host, file, options.json ?? false) : tryCommand(host, file, options)),
    );
  showdown
    .command('fuzz')
    .description('play random matches with the cards of a folder and count what goes wrong')
    .argument('<folders...>', 'folders with descriptors')
    .option('--games <number>', 'how many matches; 100 if left out')
    .option('--seed <text>', 'the same seed plays the same matches')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nWith --json, each thing that went wrong is a line, and the last line has the counts.\nEnds with 1 if anything went wrong, else with 0.',
    )
    .action((folders: string[], options: FuzzOptions) => ends(fuzz(host, folders, options)));
}
