import { type ContextName, contextNamed } from './flags/contexts.ts';

const PLAIN_KINDS = [
  'player',
  'card',
  'target',
  'list',
  'deck',
  'coordlist',
  'int',
  'number',
  'bool',
  'string',
  'wild',
  'pointcut',
] as const;

/** What an argument or a result is; `wild` may be anything, `number` may have a fraction. */
export type ParameterKind = (typeof PLAIN_KINDS)[number] | 'flag';

/** An argument or a result of a function. */
export interface Parameter {
  readonly kind: ParameterKind;
  readonly name: string;
  /** May be left out. */
  readonly optional: boolean;
  /** The contexts a flag may be of; empty for other kinds. */
  readonly contexts: readonly ContextName[];
  /** Whether several flags may be joined with `|`. */
  readonly combinable: boolean;
}

/**
 * Reads a signature: parameters with commas between them, each a kind and a name. A flag's kind is
 * its context, or several with `/`; `*` behind it allows joined flags, `?` an absent argument:
 * `player, ZTCG_DECKTYPE pile, ZTCG_TYPE*? types`.
 */
export function readParameters(text: string): readonly Parameter[] {
  return text === '' ? [] : text.split(',').map((part) => readParameter(part.trim()));
}

function readParameter(text: string): Parameter {
  const [, kind = '', star, mark, name] = /^([\w/]+)(\*?)(\??)(?: (\w+))?$/.exec(text) ?? [];
  const shared = { name: name ?? kind, optional: mark === '?', combinable: star === '*' };
  const plain = PLAIN_KINDS.find((known) => known === kind);
  if (plain) return { kind: plain, ...shared, contexts: [] };
  const contexts = kind.split('/').map((part) => {
    const context = contextNamed(part);
    if (!context) throw new Error(`"${text}" is no parameter: ${part} is neither kind nor context`);
    return context.name;
  });
  return { kind: 'flag', ...shared, contexts };
}

/** The filter that many functions end with. */
export const FILTER =
  'int? attributes, int? minLevel, int? maxLevel, ZTCG_TYPE*? types, ZTCG_ELEMENT*? elements, string? text';
