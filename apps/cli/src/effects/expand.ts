import { allOf, counted } from '@cardscape/kernel';
import type { Values } from '@cardscape/studio/effects';
import {
  asLines,
  effectsOf,
  originsOf,
  type TemplateOptions,
  withoutRepeats,
} from '@cardscape/studio/workshop';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { progress } from '../progress.ts';
import { DEFAULTS } from './defaults.ts';
import { linesOf, Refused, textOf, write } from './files.ts';
import { refuseOverwriting } from './overwriting.ts';
import { filesOfValues, placeholdersIn, refinementOf, tellGaps } from './placeholders.ts';
import { tellNotUnderstood } from './tell-not-understood.ts';

/** What `effects expand` is told; an option with an optional value is `true` without it. */
export interface ExpandCommandOptions {
  readonly sentence?: string;
  readonly file?: string | true;
  readonly placeholder_dir: string;
  readonly output_file: string;
  readonly test_mode?: boolean;
  readonly verbose?: boolean;
  readonly dedupe?: string | true;
  readonly combinations_to_remove: string;
  readonly replacements_file: string;
  readonly linked?: boolean;
  readonly check?: boolean;
}

/** `cardscape effects expand`: all effects of templates (R-W1, R-W2). */
export async function expandCommand(host: Host, options: ExpandCommandOptions): Promise<ExitCode> {
  if (options.dedupe !== undefined)
    return dedupe(host, named(options.dedupe, DEFAULTS.effects), options);
  const templates = await templatesOf(host, options);
  const folder = options.placeholder_dir;
  const values = await placeholdersIn(host, folder);
  if (!options.test_mode) await refuseInputs(host, options, values);
  const making: TemplateOptions = {
    values,
    ...(await refinementOf(host, options.combinations_to_remove, options.replacements_file)),
    linked: options.linked ?? false,
    onStep: progress(host, 'Templates expanded'),
  };
  const made = effectsOf(templates, making);
  if ('refusal' in made) throw new Refused(made.refusal);
  const { effects, gaps } = made;
  tellGaps(host, folder, gaps, 'stays as it is');
  if (options.verbose) tellValues(host, templates, making);
  if (options.test_mode) {
    for (const effect of effects) host.print(effect);
    host.print(`Total combinations: ${effects.length}`);
  } else {
    await write(host, { path: options.output_file, content: asLines(effects) });
    host.print(`${options.output_file}: ${counted(effects.length, 'effect')}.`);
  }
  if (!options.check) return EXIT.fine;
  return tellNotUnderstood(host, effects, originsOf(templates, making));
}

async function templatesOf(
  host: Host,
  { sentence, file }: ExpandCommandOptions,
): Promise<readonly string[]> {
  if ((sentence === undefined) === (file === undefined))
    throw new Refused('Give either a sentence (-s) or a file of sentences (-f).');
  if (file !== undefined) return linesOf(host, named(file, DEFAULTS.templates), 'template');
  if (sentence?.trim()) return [sentence];
  throw new Refused('The sentence (-s) is empty.');
}

/** R-W14: the effects are not written over anything that they are made of. */
function refuseInputs(host: Host, options: ExpandCommandOptions, values: Values): Promise<void> {
  const { file, output_file, combinations_to_remove: remove, replacements_file: replace } = options;
  const templates = file && { path: named(file, DEFAULTS.templates), what: 'the templates' };
  return refuseOverwriting(
    host,
    [{ path: output_file, what: 'the effects' }],
    [
      ...filesOfValues(options.placeholder_dir, values),
      ...(templates ? [templates] : []),
      { path: remove, what: 'the phrases to be removed' },
      { path: replace, what: 'the phrases to be replaced' },
    ],
  );
}

/** `effects expand -d`: the lines of a file, each once. */
async function dedupe(host: Host, path: string, options: ExpandCommandOptions): Promise<ExitCode> {
  if (options.test_mode)
    throw new Refused('Give either -d, which mends its file, or -t, which writes none.');
  await linesOf(host, path, 'line');
  const { text, removed } = withoutRepeats(await textOf(host, path));
  if (removed > 0) await write(host, { path, content: text });
  host.print(`${path}: ${counted(removed, 'duplicate line')} removed.`);
  const { sentence, file, output_file: output, linked, check } = options;
  const given: [string, boolean][] = [
    ['-s', sentence !== undefined],
    ['-f', file !== undefined],
    ['-o', output !== DEFAULTS.effects],
    ['--linked', linked === true],
    ['--check', check === true],
  ];
  const idle = given.flatMap(([name, isGiven]) => (isGiven ? [name] : []));
  if (idle.length > 0)
    host.complain(
      `With -d nothing is expanded: ${allOf(idle)} ${idle.length === 1 ? 'is' : 'are'} passed over.`,
    );
  return EXIT.fine;
}

function tellValues(host: Host, templates: readonly string[], { values }: TemplateOptions): void {
  host.complain(
    `${counted(templates.length, 'template')}, ${counted(values.size, 'file')} of values.`,
  );
  for (const [name, list] of values)
    if (templates.some((template) => template.includes(`<${name}`)))
      host.complain(`  <${name}>: ${counted(list.length, 'value')}`);
}

function named(given: string | true, usual: string): string {
  return given === true ? usual : given;
}
