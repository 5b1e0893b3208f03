import { didYouMean, eitherOf, nearest } from '@cardscape/kernel';
import type { Design } from '../../set/design.ts';
import type { Criterion, Expression } from './expression.ts';
import type { Operand, Operator, QueryError } from './grammar.ts';
import type { Key } from './keys.ts';

/** A criterion, or why there is none. */
export type Made = Expression | QueryError;

/** A bare word or phrase: somewhere in name, effects, type or subtypes. */
export function mention({ text }: Operand): Criterion {
  const phrase = text.toLowerCase();
  const quoted = `"${text}"`;
  return {
    is: 'criterion',
    test: (design) => placesOf(design).some((place) => place.toLowerCase().includes(phrase)),
    yes: `mention ${quoted}`,
    no: `do not mention ${quoted}`,
  };
}

function placesOf({ name, type, subtypes, effects }: Design): string[] {
  return [name, type, ...subtypes, ...effects.map(({ text }) => text)];
}

/** What a key, an operator and values ask; one of the values must fit. */
export function criterion(key: Key, operator: Operator, values: readonly Operand[]): Made {
  if (operator === '!=') return negated(criterion(key, '=', values));
  if (key.kind === 'number') return numberCriterion(key, operator, values);
  if (operator !== ':' && operator !== '=') return notOrdered(key, operator, values);
  return key.kind === 'text' ? textCriterion(key, operator, values) : choiceCriterion(key, values);
}

function negated(made: Made): Made {
  return 'error' in made ? made : { is: 'not', of: made };
}

function notOrdered(key: Key, operator: Operator, [value]: readonly Operand[]): QueryError {
  const [name] = key.names;
  const error = `"${operator}" compares numbers, and ${name} is none; write ${name}:${value?.text}.`;
  return { error, at: { start: value?.start ?? 0, end: value?.end ?? 0 } };
}

/** `:` finds the phrase anywhere in the text, `=` wants all of the text. */
function textCriterion(
  key: Extract<Key, { kind: 'text' }>,
  operator: ':' | '=',
  values: readonly Operand[],
): Criterion {
  const phrases = values.map(({ text }) => text.toLowerCase());
  const fits = (text: string, phrase: string) =>
    operator === ':' ? text.includes(phrase) : text === phrase;
  const what = eitherOf(values.map(({ text }) => `"${text}"`));
  const where = `${operator === ':' ? 'in' : 'as'} ${key.noun}`;
  return {
    is: 'criterion',
    test: (design) =>
      key.texts(design).some((text) => phrases.some((phrase) => fits(text.toLowerCase(), phrase))),
    yes: `have ${what} ${where}`,
    no: `do not have ${what} ${where}`,
  };
}

function choiceCriterion(
  key: Extract<Key, { kind: 'choice' }>,
  values: readonly Operand[],
): Criterion | QueryError {
  const words = values.map(({ text }) => text.toLowerCase());
  const strange = values.find(({ text }) => !key.words.includes(text.toLowerCase()));
  if (strange) return unknownWord(strange, key.names[0] ?? '', key.words);
  const [yes, no] = key.said;
  return {
    is: 'criterion',
    test: (design) => words.some((word) => key.has(design, word)),
    yes: `${yes} ${eitherOf(words)}`,
    no: `${no} ${eitherOf(words)}`,
  };
}

function unknownWord(
  { text, start, end }: Operand,
  name: string,
  words: readonly string[],
): QueryError {
  const likely = nearest(text, words);
  const hint = didYouMean(likely);
  const error = `"${text}" is no ${name}.${hint} Known: ${words.join(', ')}.`;
  return { error, at: { start, end }, ...(likely ? { nearest: likely } : {}) };
}

type Compare = Exclude<Operator, '!='>;

const COMPARE: Record<Compare, (one: number, other: number) => boolean> = {
  ':': (one, other) => one === other,
  '=': (one, other) => one === other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
};

const SAID: Record<Compare, string> = {
  ':': 'of',
  '=': 'of',
  '>': 'above',
  '>=': 'of at least',
  '<': 'below',
  '<=': 'of at most',
};

function numberCriterion(
  key: Extract<Key, { kind: 'number' }>,
  operator: Compare,
  values: readonly Operand[],
): Criterion | QueryError {
  const numbers: number[] = [];
  for (const value of values) {
    const word = key.words?.indexOf(value.text.toLowerCase()) ?? -1;
    const number = word >= 0 ? word : wholeNumber(value.text);
    if (number === undefined) return noNumber(value, key);
    numbers.push(number);
  }
  const what = `${key.noun} ${SAID[operator]} ${eitherOf(values.map(({ text }) => text))}`;
  return {
    is: 'criterion',
    test: (design, tier) => {
      const number = key.number(design, tier);
      return number !== undefined && numbers.some((other) => COMPARE[operator](number, other));
    },
    yes: `have ${what}`,
    no: `do not have ${what}`,
  };
}

function wholeNumber(text: string): number | undefined {
  return /^[+-]?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function noNumber(value: Operand, key: Extract<Key, { kind: 'number' }>): QueryError {
  const [name = ''] = key.names;
  if (key.words) return unknownWord(value, name, key.words);
  const { text, start, end } = value;
  return { error: `${name} is a whole number; "${text}" is none.`, at: { start, end } };
}
