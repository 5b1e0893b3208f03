import { LuaError } from '../error.ts';
import { type Meter, spendSteps, spendString } from '../meter.ts';
import type { LuaValue } from '../value.ts';
import { inClass, inSet, itemEnd } from './pattern-class.ts';

const MOST_CAPTURES = 32;
const DEEPEST_MATCH = 200;
/** A capture that is still open, or that is only a position. */
const OPEN = -1;
const POSITION = -2;

const PERCENT = 37;
const DOT = 46;

interface Capture {
  readonly start: number;
  length: number;
}

/** Matches one pattern against one text; every comparison is counted. */
export class Matcher {
  readonly text: string;
  readonly #pattern: string;
  readonly #meter: Meter;
  #captures: Capture[] = [];
  #depth = 0;
  #work = 0;

  constructor(text: string, pattern: string, meter: Meter) {
    this.text = text;
    this.#pattern = pattern;
    this.#meter = meter;
  }

  /** Tries to match at an index of the text, from an index of the pattern; the end, or -1. */
  match(start: number, patternStart: number): number {
    this.#captures = [];
    this.#depth = 0;
    this.#count(8);
    return this.#match(start, patternStart);
  }

  get hasCaptures(): boolean {
    return this.#captures.length > 0;
  }

  /** What the captures hold; the whole match if there are none. */
  captures(start: number, end: number): LuaValue[] {
    if (this.#captures.length === 0) return [this.#slice(start, end)];
    return this.#captures.map((_, place) => this.capture(place, start, end));
  }

  /** What one capture holds, counted from 0. */
  capture(place: number, start: number, end: number): LuaValue {
    const capture = this.#captures[place];
    if (capture === undefined) {
      if (place === 0) return this.#slice(start, end);
      throw new LuaError(`invalid capture index %${place + 1}`);
    }
    if (capture.length === OPEN) throw new LuaError('unfinished capture');
    if (capture.length === POSITION) return capture.start + 1;
    return this.#slice(capture.start, capture.start + capture.length);
  }

  #slice(start: number, end: number): string {
    spendString(this.#meter, end - start);
    return this.text.slice(start, end);
  }

  #count(comparisons: number): void {
    this.#work += comparisons;
    if (this.#work < 64) return;
    spendSteps(this.#meter, this.#work >> 1);
    this.#work = 0;
  }

  #match(start: number, patternStart: number): number {
    if (++this.#depth > DEEPEST_MATCH) throw new LuaError('pattern too complex');
    const end = this.#items(start, patternStart);
    this.#depth--;
    return end;
  }

  /** Matches item after item; only what may have to be tried again goes one level down. */
  #items(start: number, patternStart: number): number {
    const pattern = this.#pattern;
    let at = start;
    let item = patternStart;
    while (item < pattern.length) {
      this.#count(1);
      const kind = pattern[item];
      const following = pattern[item + 1];
      if (kind === '(')
        return following === ')'
          ? this.#open(at, item + 2, POSITION)
          : this.#open(at, item + 1, OPEN);
      if (kind === ')') return this.#close(at, item + 1);
      if (kind === '$' && item + 1 === pattern.length) return at === this.text.length ? at : -1;
      if (kind === '%' && following === 'b') {
        at = this.#balance(at, item + 2);
        if (at < 0) return -1;
        item += 4;
      } else if (kind === '%' && following === 'f') {
        const end = this.#frontier(at, item + 2);
        if (end < 0) return -1;
        item = end;
      } else if (kind === '%' && following !== undefined && following >= '0' && following <= '9') {
        at = this.#repeatCapture(at, following);
        if (at < 0) return -1;
        item += 2;
      } else {
        const end = itemEnd(pattern, item);
        this.#count((end - item) >> 1);
        const suffix = pattern[end];
        if (suffix === '*') return this.#most(at, item, end, 0);
        if (suffix === '+') return this.#most(at, item, end, 1);
        if (suffix === '-') return this.#fewest(at, item, end);
        const fits = this.#single(at, item, end);
        if (suffix === '?') {
          const rest = fits ? this.#match(at + 1, end + 1) : -1;
          if (rest >= 0) return rest;
          item = end + 1;
        } else {
          if (!fits) return -1;
          at++;
          item = end;
        }
      }
    }
    return at;
  }

  /** Whether the character at an index fits the item between two indices of the pattern. */
  #single(at: number, item: number, end: number): boolean {
    if (at >= this.text.length) return false;
    this.#count(1);
    const character = this.text.charCodeAt(at);
    const kind = this.#pattern.charCodeAt(item);
    if (kind === DOT) return true;
    if (kind === PERCENT) return inClass(character, this.#pattern.charCodeAt(item + 1));
    if (this.#pattern[item] === '[') {
      this.#count((end - item) >> 1);
      return inSet(character, this.#pattern, item, end);
    }
    return kind === character;
  }

  #most(at: number, item: number, end: number, least: number): number {
    let count = 0;
    while (this.#single(at + count, item, end)) count++;
    for (; count >= least; count--) {
      const rest = this.#match(at + count, end + 1);
      if (rest >= 0) return rest;
    }
    return -1;
  }

  #fewest(start: number, item: number, end: number): number {
    for (let at = start; ; at++) {
      const rest = this.#match(at, end + 1);
      if (rest >= 0) return rest;
      if (!this.#single(at, item, end)) return -1;
    }
  }

  #open(at: number, item: number, length: number): number {
    if (this.#captures.length >= MOST_CAPTURES) throw new LuaError('too many captures');
    this.#captures.push({ start: at, length });
    const end = this.#match(at, item);
    if (end < 0) this.#captures.pop();
    return end;
  }

  #close(at: number, item: number): number {
    const capture = this.#captures.findLast(({ length }) => length === OPEN);
    if (capture === undefined) throw new LuaError('invalid pattern capture');
    capture.length = at - capture.start;
    const end = this.#match(at, item);
    if (end < 0) capture.length = OPEN;
    return end;
  }

  #balance(start: number, item: number): number {
    if (item + 1 >= this.#pattern.length)
      throw new LuaError("malformed pattern (missing arguments to '%b')");
    const opening = this.#pattern[item];
    const closing = this.#pattern[item + 1];
    if (this.text[start] !== opening || start >= this.text.length) return -1;
    let depth = 1;
    for (let at = start + 1; at < this.text.length; at++) {
      this.#count(1);
      const character = this.text[at];
      if (character === closing) {
        if (--depth === 0) return at + 1;
      } else if (character === opening) depth++;
    }
    return -1;
  }

  /** The index of the pattern behind the frontier's set, or -1 if there is no frontier here. */
  #frontier(at: number, item: number): number {
    if (this.#pattern[item] !== '[') throw new LuaError("missing '[' after '%f' in pattern");
    const end = itemEnd(this.#pattern, item);
    const before = at === 0 ? 0 : this.text.charCodeAt(at - 1);
    const here = at < this.text.length ? this.text.charCodeAt(at) : 0;
    const isFrontier =
      !inSet(before, this.#pattern, item, end) && inSet(here, this.#pattern, item, end);
    return isFrontier ? end : -1;
  }

  #repeatCapture(at: number, digit: string): number {
    const capture = this.#captures[Number(digit) - 1];
    if (capture === undefined || capture.length === OPEN)
      throw new LuaError(`invalid capture index %${digit}`);
    const length = Math.max(capture.length, 0);
    this.#count(length);
    const captured = this.text.slice(capture.start, capture.start + length);
    return this.text.startsWith(captured, at) ? at + length : -1;
  }
}
