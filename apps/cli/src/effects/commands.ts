import type { Command } from 'commander';
import { type Ends, EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { type AnnotateOptions, annotateCommand } from './annotate.ts';
import { type BuildOptions, buildCommand } from './build.ts';
import { DEFAULTS } from './defaults.ts';
import { type ExpandCommandOptions, expandCommand } from './expand.ts';
import { Refused } from './files.ts';
import { type PickOptions, pickCommand } from './pick.ts';
import { type SortOptions, sortCommand } from './sort.ts';

const PLACEHOLDERS = [
  '-p, --placeholder_dir <folder>',
  'the folder with a file of values for each placeholder',
  DEFAULTS.placeholders,
] as const;

/** Adds what makes effect texts. */
export function addCommands(effects: Command, host: Host, ends: Ends): void {
  const endsWell = (work: Promise<ExitCode>) => ends(told(host, work));
  addExpand(effects, host, endsWell);
  addAnnotate(effects, host, endsWell);
  effects
    .command('sort')
    .description('put the lines of a file in order, upper case before lower case')
    .option('-i, --input <file>', 'the file', DEFAULTS.sortInput)
    .option('-o, --output <file>', 'where the sorted lines go', DEFAULTS.sortOutput)
    .action((options: SortOptions) => endsWell(sortCommand(host, options)));
  addPick(effects, host, endsWell);
  effects
    .command('build')
    .description('expand templates and say what each effect is for, by the rules of one file')
    .argument('<rules>', 'a file in YAML or JSON')
    .option('--from <effects>', 'a text file of effects, in place of the templates')
    .option('--table <file>', 'where the table goes, in place of what the rules say')
    .addHelpText('after', '\nPaths in the rules file are relative to it.')
    .action((rules: string, options: BuildOptions) => endsWell(buildCommand(host, rules, options)));
}

type EndsWell = (work: Promise<ExitCode>) => Promise<void>;

/** What a command refuses is told, and ends it with 1. */
async function told(host: Host, work: Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    host.complain(error.message);
    return EXIT.wrong;
  }
}

function addExpand(effects: Command, host: Host, endsWell: EndsWell): void {
  effects
    .command('expand')
    .description('make all sentences of templates with placeholders, such as "Draw <number> cards"')
    .option('-s, --sentence <text>', 'one template')
    .option('-f, --file [file]', `a file of templates; ${DEFAULTS.templates} if none is named`)
    .option(...PLACEHOLDERS)
    .option('-o, --output_file <file>', 'where the effects go', DEFAULTS.effects)
    .option('-t, --test_mode', 'print the effects, and write nothing')
    .option('-v, --verbose', 'tell more on the way')
    .option(
      '-d, --dedupe [file]',
      `only remove duplicate lines from a file; ${DEFAULTS.effects} if none is named`,
    )
    .option(
      '-c, --combinations_to_remove <file>',
      'phrases whose effects are left out',
      DEFAULTS.remove,
    )
    .option(
      '-r, --replacements_file <file>',
      'phrases to be replaced: "old phrase: new phrase"',
      DEFAULTS.replace,
    )
    .option('--linked', '<rank> and <rank+1> move together, and number words count on too')
    .option('--check', 'read each effect as TTCG does, and list what is not understood')
    .addHelpText(
      'after',
      '\nGive either -s or -f.\nEnds with 1 for an error, or if --check finds one; else with 0.',
    )
    .action((options: ExpandCommandOptions) => endsWell(expandCommand(host, options)));
}

function addAnnotate(effects: Command, host: Host, endsWell: EndsWell): void {
  effects
    .command('annotate')
    .description('say in a column which effects fit, or take effects away')
    .option(
      '-i, --input <file>',
      `effects as a text or a table; ${DEFAULTS.table} if none is named, or ${DEFAULTS.effects} while there is no table`,
    )
    .option(...PLACEHOLDERS)
    .option('-o, --output <file>', 'where the table goes', DEFAULTS.table)
    .option('-c, --column <name>', 'the column that is to say True')
    .option(
      '-t, --text <pattern...>',
      'patterns with placeholders, any of which is part of the effect',
    )
    .option('-e, --exact <text...>', 'texts, any of which is part of the effect as it is')
    .option('-m, --match_column <name>', 'look only at rows that say True in this column')
    .option('-d, --delete <text...>', 'take away the rows whose effect has any of these texts')
    .addHelpText('after', '\nGive exactly one of -t, -e and -d; the first two need -c.')
    .action((options: AnnotateOptions) => endsWell(annotateCommand(host, options)));
}

function addPick(effects: Command, host: Host, endsWell: EndsWell): void {
  effects
    .command('pick')
    .description('pick random effects for a card')
    .argument(
      '[table]',
      `a table of effects; its first column has the texts; ${DEFAULTS.table} if none is named`,
    )
    .option(
      '-c, --column <name...>',
      'only effects that say True in this column; each of them, if there are more',
    )
    .option('-k, --keyword <word...>', 'half of them have one of these words')
    .option('-n, --number <count>', 'single effects, so many')
    .option('-p, --pairs <count>', 'so many pairs; 10 if nothing is said')
    .option('--seed <text>', 'the same seed picks the same effects')
    .option('--json', 'print JSON for programs')
    .action((table: string | undefined, options: PickOptions) =>
      endsWell(pickCommand(host, table, options)),
    );
}
