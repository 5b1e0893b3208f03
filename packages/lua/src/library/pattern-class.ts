import { LuaError } from '../error.ts';

/** Whether a character belongs to a class such as `%a`; anything else stands for itself. */
export function inClass(character: number, letter: number): boolean {
  const lower = letter | 32;
  const belongs = test(character, lower);
  if (belongs === undefined) return character === letter;
  // The capital letter means everything else.
  return lower === letter ? belongs : !belongs;
}

function between(character: number, low: number, high: number): boolean {
  return character >= low && character <= high;
}

function isLetter(character: number): boolean {
  return between(character | 32, 97, 122);
}

function isDigit(character: number): boolean {
  return between(character, 48, 57);
}

function isPrinted(character: number): boolean {
  return between(character, 33, 126);
}

function test(character: number, letter: number): boolean | undefined {
  switch (String.fromCharCode(letter)) {
    case 'a':
      return isLetter(character);
    case 'c':
      return character < 32 || character === 127;
    case 'd':
      return isDigit(character);
    case 'g':
      return isPrinted(character);
    case 'l':
      return between(character, 97, 122);
    case 'p':
      return isPrinted(character) && !isLetter(character) && !isDigit(character);
    case 's':
      return character === 32 || between(character, 9, 13);
    case 'u':
      return between(character, 65, 90);
    case 'w':
      return isLetter(character) || isDigit(character);
    case 'x':
      return isDigit(character) || between(character | 32, 97, 102);
    default:
      return undefined;
  }
}

const PERCENT = 37;
const DASH = 45;
const OPEN = 91;
const CLOSE = 93;
const CARET = 94;

/** The index behind the single-character item that starts at an index of a pattern. */
export function itemEnd(pattern: string, start: number): number {
  const kind = pattern.charCodeAt(start);
  if (kind === PERCENT) {
    if (start + 1 >= pattern.length) throw new LuaError("malformed pattern (ends with '%')");
    return start + 2;
  }
  if (kind !== OPEN) return start + 1;
  let at = start + 1;
  if (pattern.charCodeAt(at) === CARET) at++;
  do {
    if (at >= pattern.length) throw new LuaError("malformed pattern (missing ']')");
    at += pattern.charCodeAt(at) === PERCENT ? 2 : 1;
  } while (pattern.charCodeAt(at) !== CLOSE || at >= pattern.length);
  return at + 1;
}

/** Whether a character belongs to the set `[...]` that starts at an index and ends before another. */
export function inSet(character: number, pattern: string, start: number, end: number): boolean {
  const close = end - 1;
  const negated = pattern.charCodeAt(start + 1) === CARET;
  for (let at = negated ? start + 2 : start + 1; at < close; at++) {
    const item = pattern.charCodeAt(at);
    if (item === PERCENT) {
      at++;
      if (inClass(character, pattern.charCodeAt(at))) return !negated;
    } else if (pattern.charCodeAt(at + 1) === DASH && at + 2 < close) {
      if (between(character, item, pattern.charCodeAt(at + 2))) return !negated;
      at += 2;
    } else if (item === character) return !negated;
  }
  return negated;
}
