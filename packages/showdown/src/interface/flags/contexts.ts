import { CARD_FLAGS } from './cards.ts';
import { DRAWING_FLAGS } from './drawing.ts';
import type { Combination, ContextRow } from './rows.ts';
import { RULE_FLAGS } from './rules.ts';

const ROWS = { ...CARD_FLAGS, ...RULE_FLAGS, ...DRAWING_FLAGS };

/** The contexts flags belong to. */
export type ContextName = keyof typeof ROWS;

/** A flag as scripts write it. */
export interface Flag {
  readonly name: string;
  readonly number: number;
  /** What it means, in one line. */
  readonly meaning: string;
  /** Other ways to write it. */
  readonly spellings: readonly string[];
}

/** A context: a group of flags that answer one question. */
export interface FlagContext {
  readonly name: ContextName;
  /** What its flags are about, in one line. */
  readonly about: string;
  readonly spellings: readonly string[];
  /** How several flags are joined with `|`; nothing if one excludes the others. */
  readonly combine: Combination | undefined;
  readonly flags: readonly Flag[];
  /** The number of each flag, by every spelling. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The bit of each number, or all the bits that a number for several covers. */
  readonly bits: ReadonlyMap<number, number>;
}

function context(name: ContextName, row: ContextRow): FlagContext {
  const flags = Object.entries(row.flags).map(([flag, [number, meaning, ...spellings]]) => {
    return { name: flag, number, meaning, spellings };
  });
  const numbers = new Map<string, number>();
  const bits = new Map<number, number>();
  for (const flag of flags) {
    for (const spelling of [flag.name, ...flag.spellings]) numbers.set(spelling, flag.number);
    const covered = row.covers?.[flag.name] ?? [flag.number];
    bits.set(
      flag.number,
      covered.reduce((mask, number) => mask | (1 << number), 0),
    );
  }
  return {
    name,
    about: row.about,
    spellings: row.spellings ?? [],
    combine: row.combine,
    flags,
    numbers,
    bits,
  };
}

/** Every context in the order of the reference. */
export const CONTEXTS: readonly FlagContext[] = Object.entries(ROWS).map(([name, row]) => {
  return context(name as ContextName, row);
});

const BY_NAME = new Map<string, FlagContext>(
  CONTEXTS.flatMap((found) => [found.name, ...found.spellings].map((name) => [name, found])),
);

/** The context of that name, in any spelling. */
export function contextNamed(name: string): FlagContext | undefined {
  return BY_NAME.get(name);
}

const BY_FLAG = new Map<string, FlagContext>(
  CONTEXTS.flatMap((found) => [...found.numbers.keys()].map((flag) => [flag, found])),
);

/** The context a flag belongs to, by any spelling of the flag; flags of other element sets too. */
export function contextOfFlag(flag: string): FlagContext | undefined {
  return BY_FLAG.get(flag) ?? (/^ELEM(ENT)?_/.test(flag) ? BY_NAME.get('ZTCG_ELEMENT') : undefined);
}
