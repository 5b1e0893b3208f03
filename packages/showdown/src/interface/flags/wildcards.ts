import { integerOf, type LuaValue } from '@cardscape/lua';

/** An unlimited number, as scripts see it. */
export const MAX_VALUE = 2_147_483_647;

/** Words that stand where any argument may stand. */
export const WILDCARDS = {
  ZTCG_DONTCARE: 'Whatever is usual: no limit for a maximum, no filter, 0 for a number.',
  ZTCG_NIL: 'No text.',
  ZTCG_MAXVALUE: 'A number without limit.',
} as const;

/** What the wildcards are when a script writes them without quotes. */
export const SCRIPT_CONSTANTS: Readonly<Record<keyof typeof WILDCARDS, string | number>> = {
  ZTCG_DONTCARE: 'ZTCG_DONTCARE',
  ZTCG_NIL: '',
  ZTCG_MAXVALUE: MAX_VALUE,
};

/** Whether a text is one of the wildcards. */
export function isWildcard(text: string): boolean {
  return text.startsWith('ZTCG_') && Object.hasOwn(WILDCARDS, text);
}

/** Whether a value says that there is none: nil, no text, `ZTCG_NIL` or `ZTCG_DONTCARE`. */
export function isNone(value: LuaValue): boolean {
  return value === undefined || value === '' || value === 'ZTCG_NIL' || value === 'ZTCG_DONTCARE';
}

/** Whether a value is a text that reads as a number: it counts wherever a number does (R-S24). */
export function isNumeral(value: LuaValue): value is string {
  // No numeral begins with a letter; nearly all texts do.
  if (typeof value !== 'string' || value.charCodeAt(0) >= COLON) return false;
  return value.trim() !== '' && Number.isFinite(Number(value));
}

const COLON = ':'.charCodeAt(0);

/** A number argument: as `integerOf` reads it, and `ZTCG_MAXVALUE` without limit. */
export function wholeNumber(value: LuaValue, otherwise = 0): number {
  return value === 'ZTCG_MAXVALUE' ? MAX_VALUE : bounded(integerOf(value, otherwise));
}

/** A number that a match can work with: what scripts divide by 0 is no number, or as large as can be. */
function bounded(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value));
}
