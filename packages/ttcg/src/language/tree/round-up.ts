import { visit } from './walk.ts';

/** Does a part of a tree have a half that is rounded up? */
export function isRoundedUp(part: unknown): boolean {
  let up = false;
  visit(part, (key, value) => {
    up ||= key === 'up' && value === true;
  });
  return up;
}

/** Does a part of a tree have a half of anything? */
export function hasHalf(part: unknown): boolean {
  let half = false;
  visit(part, (key, value) => {
    half ||= key === 'half' || value === 'halve';
  });
  return half;
}

/** A part of a tree with all its halves rounded up. */
export function roundedUp<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(roundedUp) as Part;
  const entries = Object.entries(part).map(([key, value]) => [key, roundedUp(value)]);
  const halves = 'half' in part || ('op' in part && part.op === 'halve');
  return Object.fromEntries(halves ? [...entries, ['up', true]] : entries);
}
