import { counted, eitherOf, nearest, shorten } from '@cardscape/kernel';
import {
  DEEPEST_NESTING,
  keywordsAfter,
  MOST_KEYWORDS,
  readKeywords,
  type Slot,
} from './grammar.ts';
import { findKeyword, KEYWORDS, type KeywordGroup, type KeywordName } from './keywords.ts';
import type { Program } from './tree.ts';

/** What is wrong with a keyword list or its values, where, and what would be right. */
export interface KeywordError {
  where: 'keywords' | 'values';
  /** Index in that list, from 0; its length if something is missing at the end. */
  position: number;
  found: string;
  expected: string[];
  message: string;
}

/** A compiled program, or what keeps the lists from being one. */
export type Compiled = { ok: true; program: Program } | { ok: false; errors: KeywordError[] };

const END = 'the end of the list';

/** Compiles the keywords and values of a card. It never guesses (R-K5). */
export function compile(keywords: readonly string[], values: readonly number[]): Compiled {
  if (keywords.length > MOST_KEYWORDS) return { ok: false, errors: [tooMany(keywords)] };
  const reading = readKeywords(keywords, values);
  if (!reading.program) {
    const position = reading.failedAt ?? keywords.length;
    const error = reading.tooDeep ? tooDeep(position) : misplaced(keywords, position);
    return { ok: false, errors: [error] };
  }
  const errors = valueErrors(reading.slots, values);
  return errors.length === 0 ? { ok: true, program: reading.program } : { ok: false, errors };
}

function tooMany(keywords: readonly string[]): KeywordError {
  return {
    where: 'keywords',
    position: MOST_KEYWORDS,
    found: `${keywords.length} keywords`,
    expected: [`at most ${MOST_KEYWORDS} keywords`],
    message: `The list has ${keywords.length} keywords; a card can have at most ${MOST_KEYWORDS}.`,
  };
}

function tooDeep(position: number): KeywordError {
  return {
    where: 'keywords',
    position,
    found: 'EFFECT_CONDITIONAL',
    expected: [`at most ${DEEPEST_NESTING} conditionals inside each other`],
    message: `Keyword ${position} nests conditionals more than ${DEEPEST_NESTING} deep.`,
  };
}

function misplaced(keywords: readonly string[], position: number): KeywordError {
  const before = keywords.slice(0, position);
  const possible = keywordsAfter(before);
  const end = readKeywords(before, []).program ? [END] : [];
  const expected = [...possible, ...end];
  const right = eitherOf([...inGroups(possible), ...end]);
  const word = keywords[position];
  const error = { where: 'keywords' as const, position, expected };
  if (word === undefined) {
    const message =
      position === 0
        ? `The list has no keywords; it must begin with ${right}.`
        : `The list ends after keyword ${position - 1}, but ${right} must follow.`;
    return { ...error, found: END, message };
  }
  const found = shorten(word);
  if (findKeyword(word)) {
    return { ...error, found, message: `Keyword ${position} is ${found}; expected ${right}.` };
  }
  const likely = nearest(
    word,
    KEYWORDS.map(({ name }) => name),
  );
  const hint = likely ? ` Did you mean ${likely}?` : '';
  const message = `Keyword ${position}, "${found}", is not a keyword.${hint} Expected ${right}.`;
  return { ...error, found: `"${found}"`, message };
}

const GROUP_NAMES: Partial<Record<KeywordGroup, string>> = {
  effect: 'an EFFECT',
  target: 'a TARGET',
  type: 'a TYPE',
  condition: 'a CON',
};

/** The names, with one word for a whole group where all of it is among them. */
function inGroups(names: readonly KeywordName[]): string[] {
  const labels = names.map((name) => {
    const group = findKeyword(name)?.group;
    const members = KEYWORDS.filter((keyword) => keyword.group === group);
    const whole = members.every((member) => names.includes(member.name));
    return (whole && group && GROUP_NAMES[group]) || name;
  });
  return [...new Set(labels)];
}

function valueErrors(slots: readonly Slot[], values: readonly number[]): KeywordError[] {
  const errors = slots.flatMap((slot, position) => {
    const value = values[position];
    if (value === undefined || fits(value, slot)) return [];
    return [valueError(position, String(value), numberFor(slot), `is ${value}; ${wish(slot)}`)];
  });
  const total = `The keywords take ${counted(slots.length, 'value')}; the list has ${values.length}.`;
  const missing = slots[values.length];
  if (missing) {
    const trouble = `is missing; ${wish(missing)} ${total}`;
    errors.push(valueError(values.length, END, numberFor(missing), trouble));
  }
  const surplus = values[slots.length];
  if (surplus !== undefined) {
    const trouble = `is ${surplus}, but no keyword takes it. ${total}`;
    errors.push(valueError(slots.length, String(surplus), END, trouble));
  }
  return errors;
}

function valueError(position: number, found: string, right: string, trouble: string): KeywordError {
  const message = `Value ${position} ${trouble}`;
  return { where: 'values', position, found, expected: [right], message };
}

function fits(value: number, { purpose: { min = value, max = value } }: Slot): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}

function wish(slot: Slot): string {
  return `${slot.name} at keyword ${slot.keyword} takes ${numberFor(slot)}.`;
}

function numberFor({ purpose: { min, max, meaning } }: Slot): string {
  if (min === undefined) return `a whole number (${meaning})`;
  const range = max === undefined ? `${min} or more` : `${min} to ${max}`;
  return `a whole number, ${range} (${meaning})`;
}
