import { type GameEntry, games, openGame } from '@cardscape/games';
import { type Command, Option } from 'commander';
import type { Ends } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { type PlayOptions, playGame } from './play-game.ts';
import { BOTS } from './session.ts';

/** Adds `play` with a command for every game there is. */
export function addPlay(program: Command, host: Host, ends: Ends): void {
  const play = program.command('play').description('play a game here, by typed commands');
  for (const entry of games) addGame(play, entry, host, ends);
  // Which forms the rules have is known when the game is opened: only the one that is asked for is.
  play.hook('preSubcommand', (_, game) => addEditions(game));
}

function addGame(play: Command, entry: GameEntry, host: Host, ends: Ends): void {
  play
    .command(entry.name)
    .description(`play a match of ${entry.title}`)
    .option('--you <side>', 'what you play as: its name, or a file that it is written down in')
    .option('--opponent <side>', 'what your opponent plays as')
    .option('--position <file>', 'begin in the position of this file, not at the start')
    .option('--cards <files...>', 'play with the cards of these files or folders too')
    .option('--alone', 'leave the built-in set out: play with the cards that you bring alone')
    .addOption(new Option('--bot <kind>', 'who plays against you').choices(BOTS).default('greedy'))
    .option('--two', 'two people at this terminal')
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--record <file>', 'write the record of the match to a file at the end')
    .action((options: PlayOptions) => ends(playGame(host, entry, options)));
}

/** An option for the forms of the rules, where a game has several. */
async function addEditions(game: Command): Promise<void> {
  const opening = await openGame(game.name());
  const { variants } = 'opened' in opening ? opening.opened : { variants: [] };
  if (variants.length > 0)
    game.addOption(
      new Option('--edition <name>', 'the edition of the rules')
        .choices(variants)
        .default(variants[0]),
    );
}
