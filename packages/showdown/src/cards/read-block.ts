import { eitherOf, expecting, nearest, quoted, shorten } from '@cardscape/kernel';
import { type KeyRule, type KeyRules, KNOWN_KEYS } from './block-rules.ts';
import type { Report } from './problem.ts';
import type { Block, Pair, Written } from './tree.ts';

/** The largest number that a descriptor may hold. */
const LARGEST = 1_000_000;

/** The values of a block's keys, and where they stand. */
export class BlockValues<Key extends string> {
  readonly #values = new Map<string, Written>();
  readonly #block: Block;
  readonly #rules: Readonly<Record<Key, KeyRule>>;
  readonly #report: Report;

  constructor(block: Block, rules: Readonly<Record<Key, KeyRule>>, report: Report) {
    this.#block = block;
    this.#rules = rules;
    this.#report = report;
    const keyAt = new Map<string, number>();
    for (const pair of block.pairs) {
      const key = this.#keyOf(pair, keyAt);
      if (key === undefined) continue;
      keyAt.set(key, pair.key.at);
      const value = this.#valueOf(pair, key);
      if (value) this.#values.set(key, value);
    }
    for (const [key, rule] of Object.entries<KeyRule>(rules))
      if (!keyAt.has(key)) this.#missing(key, rule);
  }

  /** What is written for a key; nothing if it is missing, empty or wrong. */
  at(key: Key): Written | undefined {
    return this.#values.get(key);
  }

  /** The text of a key, or an empty one. */
  text(key: Key): string {
    return this.at(key)?.text ?? '';
  }

  /** The whole number of a key; 0 if there is none. */
  integer(key: Key): number {
    return Number(this.at(key)?.text ?? 0) || 0;
  }

  #keyOf({ key }: Pair, seen: ReadonlyMap<string, number>): string | undefined {
    const report = this.#report;
    const known = Object.keys(this.#rules);
    const name = key.text.trim().toUpperCase();
    const place = this.#block.name.toUpperCase();
    if (!known.includes(name) && KNOWN_KEYS.has(name)) {
      const message = `The key "${name}" does not belong in ${place} and is passed over.`;
      report.warn('misplaced-key', key.at, message, eitherOf(known.map((each) => `"${each}"`)));
      return undefined;
    }
    if (!known.includes(name)) {
      const likely = nearest(key.text, known);
      const right = (likely ? [likely] : known).map((each) => `"${each}"`);
      const clause = `${place} has no key "${shorten(key.text)}"`;
      report.warn('unknown-key', key.at, expecting(clause, ...right));
      return undefined;
    }
    const before = seen.get(name);
    if (before !== undefined) {
      const { line } = report.spot(before);
      const message = `The key "${name}" stands twice in ${place}, first in line ${line}.`;
      report.error('repeated-key', key.at, message, `"${name}" once`);
      return undefined;
    }
    if (key.form === 'bare')
      report.warn('unquoted', key.at, `The key ${name} stands without its quotes.`, `"${name}"`);
    if (name !== key.text) {
      const message = `The key "${key.text}" is written "${name}".`;
      report.warn('spelling', key.at, message, `"${name}"`);
    }
    return name;
  }

  #valueOf({ key, value }: Pair, name: string): Written | undefined {
    const report = this.#report;
    const { kind, mayBeEmpty } = this.#rules[name as Key];
    const expected = EXPECTED[kind];
    if (!value) {
      const clause = `The key "${name}" has no value`;
      report.error('missing-value', key.at, expecting(clause, `${expected} in quotes`));
      return undefined;
    }
    if (!this.#isClosed(value)) return undefined;
    const text = kind === 'text' ? value.text : value.text.trim();
    if (text === '' && mayBeEmpty) return undefined;
    if (text === '' || !FITS[kind](text)) {
      const clause = `The value of "${name}" is ${quoted(text)}`;
      report.error('wrong-value', value.at, expecting(clause, expected));
      return undefined;
    }
    return { ...value, text };
  }

  /** Reports a value without its quotes. */
  #isClosed({ form, text, at }: Written): boolean {
    const report = this.#report;
    if (form === 'open') {
      const message = 'This text is not closed in its line.';
      report.error('unclosed', at, message, 'a closing quote; \\" for a quote inside');
      return false;
    }
    if (form === 'bare') {
      const message = `The value ${shorten(text)} stands without its quotes.`;
      report.warn('unquoted', at, message, `"${shorten(text)}"`);
    }
    if (form === 'broken') {
      const message = 'This text goes on in the next line; it is read as one line.';
      report.warn('unclosed', at, message, 'a text in one line');
    }
    return true;
  }

  #missing(key: string, { kind, missing }: KeyRule): void {
    if (missing === 'fine') return;
    const { name, at } = this.#block;
    const message = `${name.toUpperCase()} lacks the key "${key}"; its value is ${EXPECTED[kind]}.`;
    const code = key === 'IMAGE' ? 'missing-image' : 'missing-key';
    if (missing === 'error') this.#report.error(code, at, message, `"${key}"`);
    else this.#report.warn(code, at, message, `"${key}"`);
  }
}

/** Reads the keys of a block by its rules. */
export function readKeys<Rules extends KeyRules>(
  block: Block,
  rules: Rules,
  report: Report,
): BlockValues<Extract<keyof Rules, string>> {
  return new BlockValues<Extract<keyof Rules, string>>(block, rules, report);
}

const EXPECTED: Readonly<Record<KeyRule['kind'], string>> = {
  integer: `a whole number from 0 to ${LARGEST}`,
  size: `a whole number from 1 to ${LARGEST}`,
  level: `a whole number from 0 to ${LARGEST}, or ZTCG_MAXVALUE for a one-shot`,
  attributes: `a whole number from 0 to ${LARGEST}`,
  text: 'a text',
  name: 'a name',
};

/** What stands for a level that no character has: the action is a one-shot. */
export const ONE_SHOT = new Set(['ZTCG_MAXVALUE', 'ZTCG_DONTCARE']);

const isInteger = (text: string) => /^\d+$/.test(text) && Number(text) <= LARGEST;

const FITS: Readonly<Record<KeyRule['kind'], (text: string) => boolean>> = {
  integer: isInteger,
  size: (text) => isInteger(text) && Number(text) > 0,
  level: (text) => isInteger(text) || ONE_SHOT.has(text.toUpperCase()),
  attributes: (text) => isInteger(text) || ONE_SHOT.has(text.toUpperCase()),
  text: () => true,
  name: () => true,
};
