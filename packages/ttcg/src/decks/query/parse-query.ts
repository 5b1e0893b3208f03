import { didYouMean, nearest } from '@cardscape/kernel';
import type { Design, Tier } from '../../set/design.ts';
import { criterion, type Made, mention } from './criteria.ts';
import { type Expression, inEnglish, matches } from './expression.ts';
import {
  type Operand,
  type Operator,
  type QueryError,
  readQuery,
  type Written,
} from './grammar.ts';
import { findKey, KEY_NAMES } from './keys.ts';

/** A search among cards, or why it cannot be understood. */
export type ParsedQuery =
  | {
      readonly ok: true;
      /** Is the card among those searched for? As a card of its design's tier, unless one is given. */
      readonly test: (design: Design, tier?: Tier) => boolean;
      /** The query said back in words. */
      readonly english: string;
    }
  | ({ readonly ok: false } & QueryError);

const LONGEST_QUERY = 500;

/** Understands a search such as `t:fire r>=2 e:"draw"`; an empty one finds all cards. */
export function parseQuery(text: string): ParsedQuery {
  if (text.length > LONGEST_QUERY) {
    const error = `A query can have at most ${LONGEST_QUERY} characters.`;
    return { ok: false, error, at: { start: LONGEST_QUERY, end: text.length } };
  }
  if (text.trim() === '') return { ok: true, test: () => true, english: 'All cards.' };
  const read = readQuery(text);
  const made = 'error' in read ? read : meaning(read.written);
  if ('error' in made) return { ok: false, ...made };
  const test = (design: Design, tier = design.rarity) => matches(made, design, tier);
  return { ok: true, test, english: inEnglish(made) };
}

function meaning(written: Written): Made {
  switch (written.is) {
    case 'bare':
      return mention(written.operand);
    case 'comparison':
      return comparison(written);
    case 'not': {
      const of = meaning(written.of);
      return 'error' in of ? of : { is: 'not', of };
    }
    default: {
      const of: Expression[] = [];
      for (const part of written.of) {
        const made = meaning(part);
        if ('error' in made) return made;
        of.push(made);
      }
      return { is: written.is, of };
    }
  }
}

/** The key stands on the left (`r>=2`), on the right (`2<=r`) or in the middle (`1<r<4`). */
function comparison(written: Extract<Written, { is: 'comparison' }>): Made {
  const { left, operator, right, beyond } = written;
  const [inner, ...alternatives] = right;
  const rightKey = inner && alternatives.length === 0 && !inner.inQuotes && findKey(inner.text);
  if (beyond) {
    if (!rightKey) return unknownKey(inner ?? left);
    const low = criterion(rightKey, MIRRORED[operator], [left]);
    const high = criterion(rightKey, beyond.operator, [beyond.right]);
    if ('error' in low || 'error' in high) return 'error' in low ? low : high;
    return { is: 'all', of: [low, high] };
  }
  const leftKey = left.inQuotes ? undefined : findKey(left.text);
  if (leftKey) return criterion(leftKey, operator, right);
  if (rightKey && operator !== ':') return criterion(rightKey, MIRRORED[operator], [left]);
  return unknownKey(left);
}

/** The operator as it reads from the other side. */
const MIRRORED: Record<Operator, Operator> = {
  ':': ':',
  '=': '=',
  '!=': '!=',
  '>': '<',
  '>=': '<=',
  '<': '>',
  '<=': '>=',
};

function unknownKey({ text, start, end }: Operand): QueryError {
  const likely = nearest(text, KEY_NAMES);
  const hint = didYouMean(likely);
  const error = `"${text}" is nothing to search by.${hint} Known: ${KEY_NAMES.join(', ')}.`;
  return { error, at: { start, end }, ...(likely ? { nearest: likely } : {}) };
}
