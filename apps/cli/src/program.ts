import { Command, CommanderError, Option } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { type Ends, EXIT, type ExitCode } from './exit-codes.ts';
import type { Host } from './host.ts';
import { addPlay } from './play/play-commands.ts';
import { type ReplayOptions, replayCommand, VIEWERS } from './replay.ts';

/** What is loaded only when it is named: what designers do, and rounds of exchange. */
const NAMED = {
  cards: {
    description: 'check card lists of TTCG (card_list.csv), count what is on them, make serials',
    commands: () => import('./ttcg/card-list-commands.ts'),
  },
  effects: {
    description: 'make effect texts from templates, and tables that say what they are for',
    commands: () => import('./effects/commands.ts'),
  },
  kolyma: {
    description: 'make and test cards of Kolyma',
    commands: () => import('./kolyma/commands.ts'),
  },
  ttcg: {
    description: 'make and test cards and decks of TTCG',
    commands: () => import('./ttcg/commands.ts'),
  },
  showdown: {
    description: 'make and test cards of Showdown',
    commands: () => import('./showdown/commands.ts'),
  },
  exchange: {
    description: 'find the best exchange of cards among many people, and prove it',
    commands: () => import('./exchange/commands.ts'),
  },
} as const;

/** Runs the command line that follows the word `cardscape`, and says how it ended. */
export async function run(host: Host, args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine;
  const ends = async (ending: ExitCode | Promise<ExitCode>) => {
    code = await ending;
  };
  const program = await createProgram(host, args, ends);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.wrong;
    throw error;
  } finally {
    host.close();
  }
}

async function createProgram(host: Host, args: readonly string[], ends: Ends): Promise<Command> {
  const program = new Command('cardscape')
    .description('Play card games, make cards for them, and exchange cards.')
    .version(packageFile.version)
    .exitOverride()
    .showHelpAfterError('Type cardscape --help for all commands.')
    .configureOutput({
      writeOut: (text) => host.print(text.trimEnd()),
      writeErr: (text) => host.complain(text.trimEnd()),
    });
  const named = args.find((word) => !word.startsWith('-') && word !== 'help');
  for (const [name, { description, commands }] of Object.entries(NAMED)) {
    const command = program.command(name).description(description);
    if (name === named) (await commands()).addCommands(command, host, ends);
  }
  addPlay(program, host, ends);
  program
    .command('replay')
    .description('play the record of a match again, check it, and tell its story')
    .argument('<record>', 'the file of the record, or a link to it in quotes')
    .addOption(
      new Option('--as <viewer>', 'who it is told to: a player, or one who sees both hands')
        .choices(VIEWERS)
        .default('hands'),
    )
    .addHelpText(
      'after',
      '\nA match that can no longer be played is told as it was seen.\nEnds with 0 if it plays as it was recorded, else with 1.',
    )
    .action((record: string, options: ReplayOptions) => ends(replayCommand(host, record, options)));
  return program;
}
