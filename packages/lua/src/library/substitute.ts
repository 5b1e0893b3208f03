import { joinable } from '../compare.ts';
import { LuaError } from '../error.ts';
import { index } from '../metatable.ts';
import { spendSteps, spendString } from '../meter.ts';
import { callBack, type Run } from '../run.ts';
import { first, LuaFunction, type LuaResult, LuaTable, type LuaValue, typeName } from '../value.ts';
import type { Arguments } from './arguments.ts';
import { Matcher } from './pattern.ts';

/** What a match is replaced by. */
type Replace = (matcher: Matcher, start: number, end: number) => LuaValue;

function replacement(run: Run, args: Arguments): Replace {
  const value = args.values[2];
  if (value instanceof LuaFunction)
    return (matcher, start, end) => first(callBack(run, value, matcher.captures(start, end)));
  if (value instanceof LuaTable)
    return (matcher, start, end) => index(run, value, matcher.capture(0, start, end));
  const template = joinable(value);
  if (template === undefined)
    throw args.wrong(3, `string/function/table expected, got ${typeName(value)}`);
  return (matcher, start, end) => expand(run, template, matcher, start, end);
}

/** A template with `%0` to `%9` filled in. */
function expand(run: Run, template: string, matcher: Matcher, start: number, end: number): string {
  spendString(run.meter, template.length);
  return template.replace(/%([\s\S]?)/g, (_, sign: string) => {
    if (sign === '%') return '%';
    if (!/^\d$/.test(sign)) throw new LuaError("invalid use of '%' in replacement string");
    if (sign === '0') return matcher.text.slice(start, end);
    return joinable(matcher.capture(Number(sign) - 1, start, end)) ?? '';
  });
}

/** `gsub`: the text with matches replaced, and how many there were. */
export function substitute(run: Run, args: Arguments): LuaResult {
  const text = args.text(1);
  const pattern = args.text(2);
  const replace = replacement(run, args);
  const most = args.integer(4, text.length + 1);
  const matcher = new Matcher(text, pattern, run.meter);
  const anchored = pattern.startsWith('^');
  const parts: string[] = [];
  let kept = 0;
  let at = 0;
  let count = 0;
  while (count < most && at <= text.length) {
    const end = matcher.match(at, anchored ? 1 : 0);
    if (end >= 0) {
      count++;
      spendSteps(run.meter, 4);
      const piece = pieceFor(replace(matcher, at, end), text.slice(at, end));
      spendString(run.meter, piece.length + at - kept);
      parts.push(text.slice(kept, at), piece);
      kept = end;
    }
    at = end > at ? end : at + 1;
    if (anchored) break;
  }
  spendString(run.meter, text.length);
  parts.push(text.slice(kept));
  return [parts.join(''), count];
}

function pieceFor(value: LuaValue, match: string): string {
  if (value === undefined || value === false) return match;
  const piece = joinable(value);
  if (piece === undefined) throw new LuaError(`invalid replacement value (a ${typeName(value)})`);
  return piece;
}
