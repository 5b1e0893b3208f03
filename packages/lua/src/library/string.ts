import { LuaError } from '../error.ts';
import { LibraryFunction } from '../host-function.ts';
import { spendMemory, spendSteps, spendString, spendText } from '../meter.ts';
import type { Run } from '../run.ts';
import type { LuaResult, LuaValue } from '../value.ts';
import type { Arguments } from './arguments.ts';
import { format } from './format.ts';
import type { LibraryPart } from './library.ts';
import { Matcher } from './pattern.ts';
import { substitute } from './substitute.ts';

/** An index counted from 1, or from the end if negative, as one counted from 0. */
function startIndex(position: number, length: number): number {
  if (position > 0) return position - 1;
  return position === 0 ? 0 : Math.max(length + position, 0);
}

/** The index behind the last character. */
function endIndex(position: number, length: number): number {
  return position < 0 ? Math.max(length + position + 1, 0) : Math.min(position, length);
}

const MAGIC = /[\^$*+?.()[\]%-]/;

/** `find` and `match`: the first place where a pattern fits. */
function search(run: Run, args: Arguments, isFind: boolean): LuaResult {
  const text = args.text(1);
  const pattern = args.text(2);
  const from = startIndex(args.integer(3, 1), text.length);
  if (from > text.length) return undefined;
  const plain = args.values[3] !== undefined && args.values[3] !== false;
  if (isFind && (plain || !MAGIC.test(pattern))) {
    // The engine compares at worst the whole pattern at each place.
    spendText(run.meter, (text.length - from) * Math.min(pattern.length, 64));
    const at = text.indexOf(pattern, from);
    return at < 0 ? undefined : [at + 1, at + pattern.length];
  }
  const matcher = new Matcher(text, pattern, run.meter);
  const anchored = pattern.startsWith('^');
  for (let at = from; at <= text.length; at++) {
    const end = matcher.match(at, anchored ? 1 : 0);
    if (end >= 0) {
      const captures = matcher.captures(at, end);
      if (!isFind) return captures;
      return [at + 1, end, ...(matcher.hasCaptures ? captures : [])];
    }
    if (anchored) return undefined;
  }
  return undefined;
}

/** `gmatch`: a function that gives one match after the other. */
function allMatches(run: Run, args: Arguments): LuaValue {
  const text = args.text(1);
  const matcher = new Matcher(text, args.text(2), run.meter);
  let from = 0;
  return new LibraryFunction('gmatch iterator', () => {
    for (; from <= text.length; from++) {
      const end = matcher.match(from, 0);
      if (end < 0) continue;
      const captures = matcher.captures(from, end);
      from = end > from ? end : from + 1;
      return captures;
    }
    return undefined;
  });
}

function repeat(run: Run, args: Arguments): string {
  const text = args.text(1);
  const count = args.integer(2);
  const separator = args.values[2] === undefined ? '' : args.text(3);
  if (count <= 0) return '';
  const length = text.length * count + separator.length * (count - 1);
  if (length === 0) return '';
  spendString(run.meter, length);
  spendText(run.meter, length);
  if (length > 0x1fffffe8) throw new LuaError('resulting string too large');
  return (text + separator).repeat(count - 1) + text;
}

function bytes(run: Run, args: Arguments): LuaResult {
  const text = args.text(1);
  const position = args.integer(2, 1);
  const from = startIndex(position, text.length);
  const to = endIndex(args.integer(3, position), text.length);
  if (to - from === 1) return text.charCodeAt(from);
  spendMemory(run.meter, Math.max(to - from, 0) * 8);
  return Array.from({ length: Math.max(to - from, 0) }, (_, at) => text.charCodeAt(from + at));
}

function characters(run: Run, args: Arguments): string {
  spendString(run.meter, args.values.length);
  let text = '';
  for (let place = 1; place <= args.values.length; place++) {
    const code = args.integer(place);
    if (code < 0 || code > 0xffff) throw args.wrong(place, 'value out of range');
    text += String.fromCharCode(code);
  }
  return text;
}

function built(run: Run, args: Arguments, build: (text: string) => string): string {
  const text = args.text(1);
  spendString(run.meter, text.length);
  spendSteps(run.meter, text.length >> 2);
  return build(text);
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}

/** The table `string`, which is also where the methods of strings are looked up. */
export const string: LibraryPart = {
  byte: bytes,
  char: characters,
  find: (run, args) => search(run, args, true),
  format,
  gmatch: allMatches,
  gsub: substitute,
  len: (_run, args) => args.text(1).length,
  // Only the letters of ASCII, whatever the language of the machine.
  lower: (run, args) => built(run, args, (text) => text.replace(/[A-Z]+/g, (l) => l.toLowerCase())),
  match: (run, args) => search(run, args, false),
  rep: repeat,
  reverse: (run, args) => built(run, args, reversed),
  sub: (run, args) => {
    const text = args.text(1);
    const from = startIndex(args.integer(2), text.length);
    const to = endIndex(args.integer(3, -1), text.length);
    spendString(run.meter, Math.max(to - from, 0));
    return text.slice(from, Math.max(to, from));
  },
  upper: (run, args) => built(run, args, (text) => text.replace(/[a-z]+/g, (l) => l.toUpperCase())),
};
