import { Command, CommanderError, Option } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Host } from './host.ts';
import { listCards } from './kolyma/cards.ts';
import { check } from './kolyma/check.ts';
import { explain } from './kolyma/explain.ts';
import { printSchema } from './kolyma/schema.ts';
import { type TryOptions, tryCommand } from './kolyma/try.ts';
import { addPlay } from './play/play-commands.ts';
import { type ReplayOptions, replayCommand, VIEWERS } from './replay.ts';
import { addShowdown } from './showdown/commands.ts';
import { addTtcg } from './ttcg/commands.ts';

const JSON_FLAG = ['--json', 'print JSON for programs'] as const;

/** Runs the command line that follows the word `cardscape`, and says how it ended. */
export async function run(host: Host, args: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine;
  const ends = async (ending: ExitCode | Promise<ExitCode>) => {
    code = await ending;
  };
  const program = createProgram(host, ends);
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

type Ends = (ending: ExitCode | Promise<ExitCode>) => Promise<void>;

function createProgram(host: Host, ends: Ends): Command {
  const program = new Command('cardscape')
    .description('Play card games and make cards for them.')
    .version(packageFile.version)
    .exitOverride()
    .showHelpAfterError('Type cardscape --help for all commands.')
    .configureOutput({
      writeOut: (text) => host.print(text.trimEnd()),
      writeErr: (text) => host.complain(text.trimEnd()),
    });
  addKolyma(program, host, ends);
  addTtcg(program, host, ends);
  addShowdown(program, host, ends);
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

function addKolyma(program: Command, host: Host, ends: Ends): void {
  const kolyma = program.command('kolyma').description('make and test cards of Kolyma');
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
