import { LuaFloat, type LuaValue } from '@cardscape/lua';
import {
  type ContextName,
  contextNamed,
  contextOfFlag,
  type FlagContext,
} from './flags/contexts.ts';
import { type ElementSet, STANDARD_ELEMENTS } from './flags/elements.ts';
import { isNone, isNumeral } from './flags/wildcards.ts';

/** What joins flags: a bar, or the dash the document prints in its place. */
const JOINED = /[|—]/;

/** Texts longer than this are no flags, and this many joined ones are remembered. */
const LONGEST = 400;
const REMEMBERED = 2000;

/**
 * The number of a flag given as text or number; nothing if there is no such flag in the context.
 * Of joined flags it is the numbers or-ed where the context counts so, else the lowest number.
 */
export function flagNumber(
  context: ContextName,
  value: LuaValue,
  elements: ElementSet = STANDARD_ELEMENTS,
): number | undefined {
  const flags = flagsOf(context, elements);
  const known = single(flags, value);
  if (known !== undefined || typeof value !== 'string') return known;
  const numbers = joined(flags, value);
  if (numbers.length === 0) return undefined;
  if (flags.context.combine === 'numbers') return numbers.reduce((sum, number) => sum | number, 0);
  return Math.min(...numbers);
}

/**
 * A filter as a mask: the bit n stands for the flag with the number n, and a flag for several sets
 * all their bits. A number is the number of one flag (as `getTypeFromCARD` gives it), never a mask.
 * Nothing when no filter is given (nil, "", `ZTCG_NIL`, `ZTCG_DONTCARE`); 0 when what is given names
 * no flag of the context.
 */
export function flagSet(
  context: ContextName,
  value: LuaValue,
  elements: ElementSet = STANDARD_ELEMENTS,
): number | undefined {
  if (isNone(value)) return undefined;
  const flags = flagsOf(context, elements);
  const known = single(flags, value);
  if (known !== undefined) return flags.bits(known);
  if (typeof value !== 'string') return 0;
  return joined(flags, value).reduce((mask, number) => mask | flags.bits(number), 0);
}

/** Like `flagSet`, for flags of whatever context they name; a number is taken as a type's. */
export function anyFlagSet(value: LuaValue, elements?: ElementSet): number | undefined {
  return flagSet(contextOfValue(value), value, elements);
}

/** The lowest number among the flags a value names; nothing if it names none. */
export function lowestFlag(value: LuaValue, elements?: ElementSet): number | undefined {
  const mask = anyFlagSet(value, elements);
  if (!mask) return flagNumber(contextOfValue(value), value, elements);
  return 31 - Math.clz32(mask & -mask);
}

/** What `hasFlag` asks: the context and the numbers of the flags, in whichever order they are given. */
export function askedFlags(
  first: LuaValue,
  second: LuaValue,
  elements?: ElementSet,
): { readonly context: ContextName; readonly numbers: readonly number[] } | undefined {
  return asked(first, second, elements) ?? asked(second, first, elements);
}

/**
 * The slot of the table that an attack is fixed on: numbers 0 to 7, `SLOT_CHAR` and `SLOT_MOBn` are
 * the opponent's; the names of the table's slots are as they say.
 */
export function attackedSlot(value: LuaValue): number | undefined {
  const fixed = flagNumber('ZTCG_FIXEDTARGET', value);
  return fixed === undefined ? flagNumber('ZTCG_TABLESLOTID', value) : OPPONENT + fixed;
}

/** The first slot of the opponent's side. */
const OPPONENT = 16;

/** The flags of a context together with those of the card set's elements. */
interface KnownFlags {
  readonly context: FlagContext;
  readonly numberOf: (name: string) => number | undefined;
  readonly has: (number: number) => boolean;
  readonly bits: (number: number) => number;
  /** The numbers of joined flags, by their text. */
  readonly joined: Map<string, readonly number[]>;
}

const KNOWN = new WeakMap<ElementSet, Map<ContextName, KnownFlags>>();

function flagsOf(name: ContextName, elements: ElementSet): KnownFlags {
  let contexts = KNOWN.get(elements);
  if (!contexts) {
    contexts = new Map();
    KNOWN.set(elements, contexts);
  }
  let flags = contexts.get(name);
  if (!flags) {
    flags = name === 'ZTCG_ELEMENT' ? elementFlags(elements) : contextFlags(name, elements);
    contexts.set(name, flags);
  }
  return flags;
}

function contextFlags(name: ContextName, elements: ElementSet): KnownFlags {
  const context = found(name);
  // The table of flags lists the words of descriptors (EARTH, Warrior) with the types.
  const words = name === 'ZTCG_TYPE' ? elements.numbers : undefined;
  return {
    context,
    numberOf: (flag) => context.numbers.get(flag) ?? words?.get(flag),
    has: (number) => context.bits.has(number),
    bits: (number) => context.bits.get(number) ?? 0,
    joined: new Map(),
  };
}

function elementFlags(elements: ElementSet): KnownFlags {
  const known = new Set(elements.numbers.values());
  return {
    context: found('ZTCG_ELEMENT'),
    numberOf: (flag) => elements.numbers.get(flag),
    has: (number) => known.has(number),
    bits: (number) => (number === elements.any ? elements.all : 1 << number),
    joined: new Map(),
  };
}

function found(name: ContextName): FlagContext {
  const context = contextNamed(name);
  if (!context) throw new Error(`there is no flag context ${name}`);
  return context;
}

function single(flags: KnownFlags, value: LuaValue): number | undefined {
  if (typeof value === 'string' && !isNumeral(value)) return flags.numberOf(value);
  const number = value instanceof LuaFloat ? value.number : value;
  const plain = typeof number === 'string' ? Number(number) : number;
  return typeof plain === 'number' && flags.has(plain) ? plain : undefined;
}

function joined(flags: KnownFlags, text: string): readonly number[] {
  const remembered = flags.joined.get(text);
  if (remembered) return remembered;
  if (text.length > LONGEST) return [];
  const numbers = text
    .split(JOINED)
    .map((part) => flags.numberOf(part.trim()))
    .filter((number) => number !== undefined);
  // Scripts can build texts without end.
  if (flags.joined.size < REMEMBERED) flags.joined.set(text, numbers);
  return numbers;
}

function contextOfValue(value: LuaValue): ContextName {
  return (typeof value === 'string' && contextOfFirst(value)?.name) || 'ZTCG_TYPE';
}

/** The context of the first of joined flags. */
function contextOfFirst(text: string): FlagContext | undefined {
  return contextOfFlag(text.slice(0, LONGEST).split(JOINED)[0]?.trim() ?? '');
}

function asked(flag: LuaValue, context: LuaValue, elements: ElementSet = STANDARD_ELEMENTS) {
  if (typeof flag !== 'string' && typeof flag !== 'number') return undefined;
  const named = typeof context === 'string' ? contextNamed(context) : undefined;
  const name = named?.name ?? (typeof flag === 'string' ? contextOfFirst(flag)?.name : undefined);
  if (name === undefined) return undefined;
  const flags = flagsOf(name, elements);
  const one = single(flags, flag);
  if (one !== undefined) return { context: name, numbers: [one] };
  const numbers = typeof flag === 'string' ? joined(flags, flag) : [];
  return numbers.length === 0 ? undefined : { context: name, numbers };
}
