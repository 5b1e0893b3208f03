import { DEFAULT_EDITION, EDITIONS } from '@cardscape/ttcg/tools';
import { type Command, Option } from 'commander';
import type { Ends } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { type SearchOptions, searchCards } from './cards.ts';
import { checkDeckFile, type DeckCheckOptions } from './deck-check.ts';
import { type EffectOptions, effectCommand } from './effect.ts';
import { type FuzzOptions, fuzz } from './fuzz.ts';
import { type TryOptions, tryCommand } from './try.ts';

const JSON_FLAG = ['--json', 'print JSON for programs'] as const;
const CARDS_FLAG = ['--cards <file>', 'a card list of your own, beside the built-in set'] as const;

const styleOption = () =>
  new Option('--style <type>', 'the type of the effect; by its words if left out').choices([
    ...EDITIONS[DEFAULT_EDITION].effectTypes,
  ]);

/** An option that names an edition of the rules. */
const editionOption = () =>
  new Option('--edition <name>', 'the edition of the rules')
    .choices(Object.keys(EDITIONS))
    .default(DEFAULT_EDITION);

/** Adds what designers of TTCG do. */
export function addCommands(ttcg: Command, host: Host, ends: Ends): void {
  ttcg
    .command('effect')
    .description('say what an effect text means: its English, its steps, its tree')
    .argument('[text]', 'the text, in quotes')
    .addOption(styleOption())
    .option('--file <file>', 'a file with one text in each line')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nWith --file, each line that is not empty is answered by one line; with --json, empty ones too.\nEnds with 0 if every text is understood, else with 1.',
    )
    .action((text: string | undefined, options: EffectOptions) =>
      ends(effectCommand(host, text, options)),
    );
  ttcg
    .command('try')
    .description('work an effect in a position and show what comes of it')
    .argument('<text>', 'the text, in quotes; it is on a card of the first player')
    .option(
      '--position <file>',
      'the position, with "do" and "choices"; an empty table if left out',
    )
    .addOption(styleOption())
    .option('--spell', 'the text is on a spell')
    .option(...CARDS_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nEnds with 0 when done, with 1 for an error or if the effect cannot be used, with 2 if a question is open.',
    )
    .action((text: string, options: TryOptions) => ends(tryCommand(host, text, options)));
  addCards(ttcg, host, ends);
  ttcg
    .command('deck')
    .description('work with deck files')
    .command('check')
    .description('say whether a deck can be played, and what it is made of')
    .argument('<file>', 'a deck file: a count and a name in each line')
    .addOption(editionOption())
    .option(...CARDS_FLAG)
    .option(...JSON_FLAG)
    .addHelpText('after', '\nEnds with 0 if the deck is legal, else with 1.')
    .action((file: string, options: DeckCheckOptions) => ends(checkDeckFile(host, file, options)));
  ttcg
    .command('fuzz')
    .description('play random games with the cards of a list and count what they do')
    .argument('<file>', 'a card_list.csv')
    .option('--games <number>', 'how many games; 100 if left out')
    .option('--seed <text>', 'the same seed plays the same games')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      '\nWith --json, each problem and each effect is a line, and the last line has the counts.\nEnds with 1 if anything went wrong or a card could not be read, else with 0.',
    )
    .action((file: string, options: FuzzOptions) => ends(fuzz(host, file, options)));
}

function addCards(ttcg: Command, host: Host, ends: Ends): void {
  const cards = ttcg
    .command('cards')
    .description('search the cards; a single one is shown in full')
    .argument(
      '[query...]',
      `a name, or a query such as 't:fire r>=2 e:"draw"'; all cards if left out`,
    )
    .option(...CARDS_FLAG)
    .option(...JSON_FLAG)
    // A query may begin with a minus: '-t:dark k:unit'.
    .allowUnknownOption()
    .addHelpText(
      'after',
      '\nPut a query in single quotes: without them the shell takes > and ( for itself, and writes files.',
    );
  cards.action((query: string[], options: SearchOptions) => {
    const strange = query.find((word) => word.startsWith('--'));
    if (strange !== undefined) cards.error(`error: unknown option '${strange}'`);
    return ends(searchCards(host, query, options));
  });
}
