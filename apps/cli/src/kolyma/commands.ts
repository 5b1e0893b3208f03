import type { Command } from 'commander';
import type { Ends } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { listCards } from './cards.ts';
import { check } from './check.ts';
import { explain } from './explain.ts';
import { printSchema } from './schema.ts';
import { type TryOptions, tryCommand } from './try.ts';

const JSON_FLAG = ['--json', 'print JSON for programs'] as const;

/** Adds what designers of Kolyma do. */
export function addCommands(kolyma: Command, host: Host, ends: Ends): void {
  kolyma
    .command('check')
    .description('say of each card whether it is right, and what it does')
    .argument('<files...>', 'card files, or folders with them')
    .option(...JSON_FLAG)
    .addHelpText('after', '\nEnds with 0 if all cards are right, else with 1.')
    .action((files: string[], options: { json?: boolean }) => ends(check(host, files, options)));
  kolyma
    .command('explain')
    .description('say what a card does, step by step')
    .argument('<card>', 'the name of a built-in card, or a card file')
    .option(...JSON_FLAG)
    .action((card: string, options: { json?: boolean }) => ends(explain(host, card, options)));
  kolyma
    .command('try')
    .description('play a card in a position and show what comes of it')
    .argument('<file>', 'a card file, or the name of a built-in card')
    .requiredOption('--position <file>', 'the position, with the answers in "choices"')
    .option('--card <name>', 'the card of the file; the first special card if left out')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nEnds with 0 when done, with 1 for an error, with 2 if a question is open.',
    )
    .action((file: string, options: TryOptions) => ends(tryCommand(host, file, options)));
  kolyma
    .command('cards')
    .description('list the built-in set')
    .option(...JSON_FLAG)
    .action((options: { json?: boolean }) => ends(listCards(host, options)));
  kolyma
    .command('schema')
    .description('print the JSON Schema of card files, for your editor')
    .action(() => ends(printSchema(host)));
}
