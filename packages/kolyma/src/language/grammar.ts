import { findKeyword, KEYWORDS, type KeywordName, type Purpose } from './keywords.ts';
import type { Amount, Command, Condition, Program } from './tree.ts';

/** More keywords than this are refused unread. */
export const MOST_KEYWORDS = 500;

/** Conditionals may stand inside each other this deep. */
export const DEEPEST_NESTING = 32;

/** A place in the keyword list that takes a value; the n-th slot takes the n-th value. */
export interface Slot {
  /** Index of the keyword that wants the value. */
  keyword: number;
  name: string;
  purpose: Purpose;
}

/** What reading a keyword list came to. */
export interface Reading {
  /** Missing if the list is not a whole program. */
  program?: Program;
  slots: Slot[];
  /** Index of the first keyword that cannot stand where it is; the length if the list ends early. */
  failedAt?: number;
  tooDeep: boolean;
}

const CARD_COMMANDS = {
  EFFECT_DRAW: 'draw',
  EFFECT_DISCARD: 'discard',
  EFFECT_TRANSFER: 'transfer',
  EFFECT_SWAP: 'swap',
} as const;

const FLAG_TESTS = {
  CON_DISCARD_FLAG: 'discarded',
  CON_SWAP_FLAG: 'swapped',
  CON_FLIP_FLAG: 'flipped',
  CON_TRANSFER_FLAG: 'transferred',
} as const;

const SIDES = { TARGET_PLAYER: 'player', TARGET_OPPONENT: 'opponent' } as const;

const TYPES = { TYPE_NUMBER: 'number', TYPE_SPECIAL: 'special' } as const;

const PATHS = { SUCCESS_PATH: 'success', FAILURE_PATH: 'failure' } as const;

/** The keyword at this index cannot stand there. */
class Misplaced extends Error {
  readonly index: number;

  constructor(index: number) {
    super();
    this.index = index;
  }
}

/**
 * Reads by the grammar of the keyword table (R-K5), in which the next keyword always tells what begins.
 * Lists of commands take every END_COMMAND and every conditional takes every path keyword it still lacks,
 * so both belong to the innermost (R-K4).
 */
class KeywordReader {
  readonly slots: Slot[] = [];
  isTooDeep = false;
  private readonly names: readonly (KeywordName | undefined)[];
  private readonly values: readonly number[];
  private at = 0;
  private depth = 0;

  constructor(keywords: readonly string[], values: readonly number[]) {
    this.names = keywords.map((word) => findKeyword(word)?.name);
    this.values = values;
  }

  /** The whole list. */
  program(): Program {
    const commands = this.commands();
    if (this.at < this.names.length) this.refuse();
    return { commands };
  }

  private refuse(index = this.at): never {
    throw new Misplaced(index);
  }

  /** Whether the next keyword is one of a table's. */
  private isOneOf<Name extends KeywordName>(table: Readonly<Record<Name, unknown>>): boolean {
    const name = this.names[this.at];
    return name !== undefined && name in table;
  }

  /** Takes the next keyword, if it is this one. */
  private takes(name: KeywordName): boolean {
    if (this.names[this.at] !== name) return false;
    this.at += 1;
    return true;
  }

  /** What a table says of the next keyword, which must be one of the table's. */
  private oneOf<Name extends KeywordName, Meaning>(
    table: Readonly<Record<Name, Meaning>>,
  ): Meaning {
    if (!this.isOneOf(table)) this.refuse();
    const meaning = table[this.names[this.at] as Name];
    this.at += 1;
    return meaning;
  }

  /** Takes the value of the keyword that was just taken, and notes what it is for. */
  private value(name: KeywordName, owner: KeywordName, which: 'target' | 'stored'): number {
    const purpose = findKeyword(owner)?.[which] ?? { meaning: 'a whole number' };
    const value = this.values[this.slots.length];
    this.slots.push({ keyword: this.at - 1, name, purpose });
    return value || 0; // -0 is 0
  }

  private commands(): Command[] {
    const list = [this.command()];
    while (this.takes('END_COMMAND')) list.push(this.command());
    return list;
  }

  private command(): Command {
    if (this.takes('EFFECT_NONE')) return { do: 'none' };
    if (this.takes('EFFECT_ADDVALUE'))
      return { do: 'add', targets: this.targets('EFFECT_ADDVALUE') };
    if (this.takes('EFFECT_CONDITIONAL')) return this.conditional();
    const owner = this.names[this.at] as KeywordName;
    const deed = this.oneOf(CARD_COMMANDS);
    return { do: deed, targets: this.targets(owner), type: this.oneOf(TYPES) };
  }

  private conditional(): Command {
    if (this.depth === DEEPEST_NESTING) {
      this.isTooDeep = true;
      this.refuse(this.at - 1);
    }
    this.depth += 1;
    const conditions = [this.condition()];
    while (!this.isOneOf(PATHS)) conditions.push(this.condition());
    const first = this.oneOf(PATHS);
    const begun = this.commands();
    if (!this.takes(first === 'success' ? 'FAILURE_PATH' : 'SUCCESS_PATH')) this.refuse();
    const other = this.commands();
    this.depth -= 1;
    const [success, failure] = first === 'success' ? [begun, other] : [other, begun];
    return { do: 'if', conditions, success, failure };
  }

  private condition(): Condition {
    const owner = this.names[this.at] as KeywordName;
    if (this.isOneOf(FLAG_TESTS)) {
      const test = this.oneOf(FLAG_TESTS);
      return { test, side: this.target(owner).side };
    }
    if (this.takes('CON_HAS_CLASS_CARD')) {
      const { side, amount: colour } = this.target(owner);
      return { test: 'class', side, colour, count: this.stored(owner) };
    }
    if (this.takes('CON_HAS_DUPLICATE')) {
      const { side } = this.target(owner);
      return { test: 'duplicate', side, type: this.oneOf(TYPES) };
    }
    if (this.takes('CON_CARD_QUANTITY')) return this.quantity(owner);
    if (this.takes('CON_HAS_VALUE_CARD')) {
      const { side, amount: value } = this.target(owner);
      return { test: 'value', side, value, count: this.stored(owner) };
    }
    if (this.takes('CON_COMPARE_Against_Target')) {
      return { test: 'target', side: this.target(owner).side };
    }
    return this.refuse();
  }

  // R-K7: the type may stand before or after the stored integer.
  private quantity(owner: KeywordName): Condition {
    const { side, amount: from } = this.target(owner);
    if (this.isOneOf(TYPES)) {
      const type = this.oneOf(TYPES);
      return { test: 'quantity', side, from, to: this.stored(owner), type };
    }
    const to = this.stored(owner);
    return { test: 'quantity', side, from, to, type: this.oneOf(TYPES) };
  }

  private targets(owner: KeywordName): Amount[] {
    const list = [this.target(owner)];
    while (this.isOneOf(SIDES)) list.push(this.target(owner));
    return list;
  }

  private target(owner: KeywordName): Amount {
    const name = this.names[this.at] as KeywordName;
    const side = this.oneOf(SIDES);
    return { side, amount: this.value(name, owner, 'target') };
  }

  private stored(owner: KeywordName): number {
    if (!this.takes('CON_STORE_ADDITIONAL_INTEGER')) this.refuse();
    return this.value('CON_STORE_ADDITIONAL_INTEGER', owner, 'stored');
  }
}

/** Reads a keyword list with its values. The values are not checked; a missing one reads as 0. */
export function readKeywords(keywords: readonly string[], values: readonly number[]): Reading {
  const reader = new KeywordReader(keywords, values);
  const { slots } = reader;
  try {
    return { program: reader.program(), slots, tooDeep: false };
  } catch (error) {
    if (!(error instanceof Misplaced)) throw error;
    return { slots, tooDeep: reader.isTooDeep, failedAt: error.index };
  }
}

/** The keywords that may stand after a list, in table order; none after a list that is wrong. */
export function keywordsAfter(prefix: readonly string[]): KeywordName[] {
  if (prefix.length >= MOST_KEYWORDS) return [];
  return KEYWORDS.map(({ name }) => name).filter((name) => {
    const { failedAt } = readKeywords([...prefix, name], []);
    return failedAt === undefined || failedAt > prefix.length;
  });
}
