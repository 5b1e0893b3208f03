import { counted, didYouMean, eitherOf, nearestOf, type Problem, shorten } from '@cardscape/kernel';
import {
  DEEPEST_NESTING,
  keywordsAfter,
  MOST_KEYWORDS,
  readKeywords,
  type Slot,
} from './grammar.ts';
import { findKeyword, KEYWORDS, type KeywordGroup, type KeywordName } from './keywords.ts';
import type { Program } from './tree.ts';

/** What is wrong with a keyword list or its values, and what would be right. */
export interface KeywordError
  extends Required<Pick<Problem, 'position' | 'found' | 'expected' | 'message'>> {
  readonly part: 'keywords' | 'values';
}

/** The number of the first keyword and the first value, for those who read what is said of them. */
export type CountFrom = 0 | 1;

/** A compiled program, or what keeps the lists from being one. */
export type Compiled = { ok: true; program: Program } | { ok: false; errors: KeywordError[] };

const END = 'the end of the list';

/** Compiles the keywords and values of a card. It never guesses (R-K5). */
export function compile(
  keywords: readonly string[],
  values: readonly number[],
  from: CountFrom = 0,
): Compiled {
  if (keywords.length > MOST_KEYWORDS) return { ok: false, errors: [tooMany(keywords)] };
  const reading = readKeywords(keywords, values);
  if (!reading.program) {
    const position = reading.failedAt ?? keywords.length;
    const error = reading.tooDeep ? tooDeep(position, from) : misplaced(keywords, position, from);
    return { ok: false, errors: [error] };
  }
  const errors = valueErrors(reading.slots, values, from);
  return errors.length === 0 ? { ok: true, program: reading.program } : { ok: false, errors };
}

function tooMany(keywords: readonly string[]): KeywordError {
  return {
    part: 'keywords',
    position: MOST_KEYWORDS,
    found: `${keywords.length} keywords`,
    expected: [`at most ${MOST_KEYWORDS} keywords`],
    message: `The list has ${keywords.length} keywords; a card can have at most ${MOST_KEYWORDS}.`,
  };
}

function tooDeep(position: number, from: CountFrom): KeywordError {
  return {
    part: 'keywords',
    position,
    found: 'EFFECT_CONDITIONAL',
    expected: [`at most ${DEEPEST_NESTING} conditionals inside each other`],
    message: `Keyword ${position + from} nests conditionals more than ${DEEPEST_NESTING} deep.`,
  };
}

function misplaced(keywords: readonly string[], position: number, from: CountFrom): KeywordError {
  const before = keywords.slice(0, position);
  const possible = keywordsAfter(before);
  const end = readKeywords(before, []).program ? [END] : [];
  const expected = [...possible, ...end];
  const right = eitherOf([...inGroups(possible), ...end]);
  const word = keywords[position];
  const error = { part: 'keywords' as const, position, expected };
  if (word === undefined) {
    const message =
      position === 0
        ? `The list has no keywords; it must begin with ${right}.`
        : `The list ends after keyword ${position - 1 + from}, but ${right} must follow.`;
    return { ...error, found: END, message };
  }
  const found = shorten(word);
  if (findKeyword(word)) {
    const message = `Keyword ${position + from} is ${found}; expected ${right}.`;
    return { ...error, found, message };
  }
  const hint = nearestOf(
    word,
    KEYWORDS.map(({ name }) => name),
  );
  const guess = didYouMean(hint.nearest);
  const message = `Keyword ${position + from}, "${found}", is not a keyword.${guess} Expected ${right}.`;
  return { ...error, found: `"${found}"`, ...hint, message };
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

function valueErrors(
  slots: readonly Slot[],
  values: readonly number[],
  from: CountFrom,
): KeywordError[] {
  const wrong = (
    position: number,
    found: string,
    right: string,
    trouble: string,
  ): KeywordError => ({
    part: 'values',
    position,
    found,
    expected: [right],
    message: `Value ${position + from} ${trouble}`,
  });
  const wish = (slot: Slot) =>
    `${slot.name} at keyword ${slot.keyword + from} takes ${numberFor(slot)}.`;
  const errors = slots.flatMap((slot, position) => {
    const value = values[position];
    if (value === undefined || fits(value, slot)) return [];
    return [wrong(position, String(value), numberFor(slot), `is ${value}; ${wish(slot)}`)];
  });
  const total = `The keywords take ${counted(slots.length, 'value')}; the list has ${values.length}.`;
  const missing = slots[values.length];
  if (missing) {
    const trouble = `is missing; ${wish(missing)} ${total}`;
    errors.push(wrong(values.length, END, numberFor(missing), trouble));
  }
  const surplus = values[slots.length];
  if (surplus !== undefined) {
    const trouble = `is ${surplus}, but no keyword takes it. ${total}`;
    errors.push(wrong(slots.length, String(surplus), END, trouble));
  }
  return errors;
}

function fits(value: number, { purpose: { min = value, max = value } }: Slot): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}

function numberFor({ purpose: { min, max, meaning } }: Slot): string {
  if (min === undefined) return `a whole number (${meaning})`;
  const range = max === undefined ? `${min} or more` : `${min} to ${max}`;
  return `a whole number, ${range} (${meaning})`;
}
