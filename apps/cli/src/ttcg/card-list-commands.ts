import type { Command } from 'commander';
import type { Ends } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { checkList } from './check.ts';

/** Adds what is done with card lists. */
export function addCommands(cards: Command, host: Host, ends: Ends): void {
  cards
    .command('check')
    .description('say of each card of a list whether it can be played, and what is odd about it')
    .argument('<file>', 'a card_list.csv')
    .option('--json', 'print JSON for programs')
    .addHelpText(
      'after',
      '\nWith --json, each row is answered by one line.\nEnds with 1 if any row has an error, else with 0.',
    )
    .action((file: string, options: { json?: boolean }) => ends(checkList(host, file, options)));
}
