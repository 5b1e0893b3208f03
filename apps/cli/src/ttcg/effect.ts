import { loadGame } from '@cardscape/games';
import { verdictLine } from '@cardscape/kernel';
import type { TtcgOpened } from '@cardscape/ttcg';
import { type CompiledEffect, compileEffect, type EffectType } from '@cardscape/ttcg/tools';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Host } from '../host.ts';
import { readText } from '../read-text.ts';

/** What `cardscape ttcg effect` is told. */
export interface EffectOptions {
  readonly style?: EffectType;
  readonly file?: string;
  readonly json?: boolean;
}

type Refused = Exclude<ReturnType<typeof compileEffect>, CompiledEffect>;

/** `cardscape ttcg effect`: what a text means, or which of its words do not. */
export async function effectCommand(
  host: Host,
  text: string | undefined,
  options: EffectOptions,
): Promise<ExitCode> {
  const { file } = options;
  if ((text === undefined) === (file === undefined)) {
    host.complain(
      'Give one text in quotes, or --file and the name of a file with one in each line.',
    );
    return EXIT.wrong;
  }
  return file === undefined ? ofText(host, text ?? '', options) : ofFile(host, file, options);
}

/** Understands a text with the words of a set. */
export function compile(
  { cardSet: { subtypes } }: Pick<TtcgOpened, 'cardSet'>,
  text: string,
  style?: EffectType,
  on?: 'unit' | 'spell',
): CompiledEffect | Refused {
  return compileEffect(text, { style, on, subtypes });
}

async function ofText(
  host: Host,
  text: string,
  { style, json = false }: EffectOptions,
): Promise<ExitCode> {
  const read = compile((await loadGame('ttcg')).builtIn, text, style);
  if (json) host.print(JSON.stringify(effectJson(text, read)));
  else if (read.ok) for (const line of effectLines(read)) host.print(line);
  else for (const line of refusalLines(text, read)) host.complain(line);
  return read.ok ? EXIT.fine : EXIT.wrong;
}

/** One answer for each line; to be read by people, empty ones are left out. */
async function ofFile(
  host: Host,
  name: string,
  { style, json = false }: EffectOptions,
): Promise<ExitCode> {
  const file = await readText(host, name);
  if ('problem' in file) {
    host.complain(verdictLine(file.problem));
    return EXIT.wrong;
  }
  let code: ExitCode = EXIT.fine;
  const { builtIn } = await loadGame('ttcg');
  for (const [index, written] of linesOf(file.text).entries()) {
    const text = written.trim();
    if (text === '' && !json) continue;
    const read = compile(builtIn, text, style);
    if (!read.ok) code = EXIT.wrong;
    if (json) host.print(JSON.stringify({ line: index + 1, ...effectJson(text, read) }));
    else if (read.ok) host.print(`${name}:${index + 1}: ${read.type}: ${read.english}`);
    else host.print(`${name}:${index + 1}:${columnOf(written, read)}: error: ${read.error}`);
  }
  return code;
}

/** The lines of a text; the mark that ends the last one begins no other. */
function linesOf(text: string): string[] {
  return text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
}

function columnOf(written: string, { at }: Refused): number {
  return written.length - written.trimStart().length + at.start + 1;
}

/** What a text came to, as data. */
export function effectJson(text: string, read: CompiledEffect | Refused): object {
  if (!read.ok) {
    const { leftover, error, at, expected } = read;
    return { text, ok: false, leftover, error, at, ...(expected !== undefined && { expected }) };
  }
  const { english, type, effect, steps } = read;
  return { text, ok: true, english, type, tree: effect, steps };
}

function effectLines({ english, type, named, steps, effect }: CompiledEffect): string[] {
  return [
    english,
    `Type: ${type}${named ? '' : ', by its words'}.`,
    'Steps:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    'Tree:',
    ...JSON.stringify(effect, null, 2)
      .split('\n')
      .map((line) => `  ${line}`),
  ];
}

/** What a terminal shows in one line. */
const LONGEST_SHOWN = 100;
const SHOWN_BEFORE = 30;

/** The complaint, with the words that were not understood marked in the text; a long text is cut around them. */
export function refusalLines(text: string, { error, at }: Refused): string[] {
  const isLong = text.length > LONGEST_SHOWN;
  const from = isLong ? Math.max(0, Math.min(at.start, text.length) - SHOWN_BEFORE) : 0;
  const shown = text.slice(from, from + LONGEST_SHOWN);
  const [before, after] = [from > 0 ? '…' : '', from + shown.length < text.length ? '…' : ''];
  const marked = Math.max(1, Math.min(at.end, from + shown.length) - at.start);
  const indent = ' '.repeat(before.length + at.start - from);
  return [`  ${before}${shown}${after}`, `  ${indent}${'^'.repeat(marked)}`, error];
}
