import type { Command } from 'commander';
import type { Ends } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { checkList } from './check.ts';
import { addCard, editCard } from './edit-list.ts';
import { checkSerial, newSerials, type SerialOptions } from './serial.ts';
import { type StatsOptions, statsCommand } from './stats.ts';

const COLUMN_TEXTS = [
  '<column=text...>',
  'what it says, as in NAME="Fog Elk"; LORE goes to lore.csv beside the list',
] as const;

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
  cards
    .command('stats')
    .description('count types, subtypes, ranks and what the effects speak of, and draw it')
    .argument('[file]', 'a card_list.csv; the built-in set if left out')
    .option('-o, --output <folder>', 'where the pictures go', 'card_list')
    .option('--plot-3d', 'draw also how often each type mentions each word, in three dimensions')
    .option('--json', 'print JSON for programs')
    .action((file: string | undefined, options: StatsOptions) =>
      ends(statsCommand(host, file, options)),
    );
  addEditing(cards, host, ends);
  const serial = cards
    .command('serial')
    .description('make serials for cards, from which the tier can be read')
    .option('--tier <tier>', 'the tier: 0 to 5, its letter or its name', '0')
    .option('-n, --number <count>', 'how many', '1')
    .action((options: SerialOptions) => ends(newSerials(host, options)));
  serial
    .command('check')
    .description('say whether a serial was written down without a slip')
    .argument('<serial>', '14 characters')
    .addHelpText(
      'after',
      '\nEnds with 1 if a character is wrong or two have changed places, else with 0.',
    )
    .action((text: string) => ends(checkSerial(host, text)));
}

function addEditing(cards: Command, host: Host, ends: Ends): void {
  const after =
    '\nNo two cards of a list may have a name, all their texts or a pair of effects in common.\nWhat is not touched stays as it is, to the byte.';
  cards
    .command('add')
    .description('write one more card into a list, which is made if there is none')
    .argument('<file>', 'a card_list.csv')
    .argument(...COLUMN_TEXTS)
    .addHelpText('after', after)
    .action((file: string, texts: string[]) => ends(addCard(host, file, texts)));
  cards
    .command('edit')
    .description('write other texts on a card of a list')
    .argument('<file>', 'a card_list.csv')
    .argument('<name>', 'the name of the card')
    .argument(...COLUMN_TEXTS)
    .addHelpText('after', after)
    .action((file: string, name: string, texts: string[]) =>
      ends(editCard(host, file, name, texts)),
    );
}
