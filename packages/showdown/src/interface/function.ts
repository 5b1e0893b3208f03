import { type Parameter, readParameters } from './parameters.ts';

/** A function as the tables write it. */
export interface FunctionRow {
  /** What it does, in our own words. */
  readonly does: string;
  /** Its signatures, the newest first, as `readParameters` reads them. */
  readonly takes: readonly string[];
  /** Its results, written like a signature. */
  readonly gives?: string;
  readonly aliases?: readonly string[];
  /** A few lines of Lua that use it, as the body of the pointcut `at`. */
  readonly example: string | readonly string[];
  /** Where the example stands; a rapid action being played, if not said. */
  readonly at?: string;
  readonly beside?: OtherFunctions;
}

/** What a card needs beside an example to be whole: the bodies of other functions by their pointcuts. */
export type OtherFunctions = Readonly<Record<string, string | readonly string[]>>;

/** A group of functions as a table. */
export type FunctionTable = Readonly<Record<string, FunctionRow>>;

/** One way to call a function. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  /** How many arguments it needs. */
  readonly least: number;
  /** For each place of the function's layout, the argument that goes there; -1 for none. */
  readonly places: readonly number[];
  /** Whether arguments already stand as in the layout. */
  readonly straight: boolean;
  /** Not written down anywhere: the newest one without its leading player. */
  readonly implied: boolean;
}

/** A function that scripts can call. */
export interface ScriptFunction {
  readonly name: string;
  readonly group: string;
  readonly aliases: readonly string[];
  readonly does: string;
  readonly gives: readonly Parameter[];
  /** Every way to call it, the newest first. */
  readonly signatures: readonly Signature[];
  /** The parameters an implementation gets: the newest ones, then those only older ways have. */
  readonly layout: readonly Parameter[];
  /** Whether a boolean in front settles that the arguments stand as in the layout. */
  readonly settledByPlayer: boolean;
  /** The signatures found for calls so far, by what kinds of arguments they had. */
  readonly found: Map<number, Signature>;
  /** The example as a whole function of a card. */
  readonly example: string;
}

/** Makes a function of its row. */
export function scriptFunction(group: string, name: string, row: FunctionRow): ScriptFunction {
  const written = row.takes.map(readParameters);
  const newest = written[0] ?? [];
  const layout = [...newest];
  for (const parameter of written.flat()) {
    if (!layout.some((known) => known.name === parameter.name)) layout.push(parameter);
  }
  const signatures = written.map((parameters) => signature(parameters, layout, false));
  const [first, second] = newest;
  // A player in front came with the later generation; where it is missing it is the pointcut's.
  if (first?.kind === 'player' && second && second.kind !== 'bool') {
    const length = newest.length - 1;
    if (!written.some((other) => other[0]?.kind !== 'player' && other.length === length))
      signatures.push(signature(newest.slice(1), layout, true));
  }
  return {
    name,
    group,
    aliases: row.aliases ?? [],
    does: row.does,
    gives: readParameters(row.gives ?? ''),
    signatures,
    layout,
    settledByPlayer: first?.kind === 'player' && written.length === 1,
    found: new Map(),
    example: wholeExample(row.at ?? 'onThinkAction', row.example, row.beside),
  };
}

function signature(
  parameters: readonly Parameter[],
  layout: readonly Parameter[],
  implied: boolean,
): Signature {
  const places = layout.map(({ name }) => parameters.findIndex((own) => own.name === name));
  return {
    parameters,
    least: parameters.findLastIndex(({ optional }) => !optional) + 1,
    places,
    straight: places.every((place, index) => place === -1 || place === index),
    implied,
  };
}

/** The body of a pointcut as the whole function, with those beside it. */
export function wholeExample(
  pointcut: string,
  body: string | readonly string[],
  beside: OtherFunctions = {},
): string {
  const all = [[pointcut, body] as const, ...Object.entries(beside)];
  return all.map(([name, lines]) => wholeFunction(name, lines)).join('\n');
}

/** A whole function; those of sprites have no player. */
function wholeFunction(pointcut: string, body: string | readonly string[]): string {
  const player = pointcut.startsWith('onEffect') ? '' : 'player';
  const lines = typeof body === 'string' ? [body] : body;
  return [`function ${pointcut}(${player})`, ...lines.map((line) => `  ${line}`), 'end'].join('\n');
}
