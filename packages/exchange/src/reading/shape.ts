import { nearest } from '@cardscape/kernel';
import type { Step } from '@cardscape/kernel/json';
import { type Complaint, MOST_COMPLAINTS } from './complaint.ts';

/** Data of which only is known that it is JSON. */
export type Plain = Readonly<Record<string, unknown>>;

/** No count of a file is higher: sums of them are exact. */
export const MOST = 1_000_000;
const LONGEST_NAME = 200;

/** What is right, in words. */
export const COUNT = `a whole number from 0 to ${MOST}`;
/** A price in words. */
export const PRICE = 'a list of whole numbers, one for each level';
/** A name in words. */
const NAME = `a text of 1 to ${LONGEST_NAME} characters`;

/** Looks at data and gathers what is wrong with it, up to a number that still helps. */
export class ShapeCheck {
  readonly complaints: Complaint[] = [];
  /** How many keys have been looked at. */
  keys = 0;

  get isFull(): boolean {
    return this.complaints.length >= MOST_COMPLAINTS;
  }

  complain(complaint: Complaint): void {
    if (!this.isFull) this.complaints.push(complaint);
  }

  /** An object; its keys are counted, and known if they are given. */
  object(
    value: unknown,
    steps: readonly Step[],
    keys?: { readonly needed: readonly string[]; readonly also?: readonly string[] },
  ): Plain | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.complain({ steps, expected: ['an object'] });
      return undefined;
    }
    const found = Object.keys(value);
    this.keys += found.length;
    if (keys) this.knows(found, steps, keys.needed, keys.also ?? []);
    return value as Plain;
  }

  private knows(
    found: readonly string[],
    steps: readonly Step[],
    needed: readonly string[],
    also: readonly string[],
  ): void {
    const known = [...needed, ...also];
    for (const key of found) {
      if (known.includes(key)) continue;
      const likely = nearest(key, known);
      const expected = (likely ? [likely] : known).map((name) => `"${name}"`);
      this.complain({
        steps: [...steps, key],
        isKey: true,
        clause: `The key "${key.slice(0, 60)}" is not known here`,
        expected,
      });
    }
    for (const key of needed)
      if (!found.includes(key))
        this.complain({ steps: [...steps, key], expected: [WORDS[key] ?? 'a value'] });
  }

  list(value: unknown, steps: readonly Step[], right = 'a list'): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.complain({ steps, expected: [right] });
    return [];
  }

  name(value: unknown, steps: readonly Step[]): string | undefined {
    if (typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME) return value;
    this.complain({ steps, expected: [NAME] });
    return undefined;
  }

  /** A whole number that is not too high. */
  count(value: unknown, steps: readonly Step[]): number {
    if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST)
      return value as number;
    this.complain({ steps, expected: [COUNT] });
    return 0;
  }

  /** A list of names; none may come twice if they are an order. */
  names(value: unknown, steps: readonly Step[], isOrder: boolean): string[] {
    const names = new Set<string>();
    for (const [at, one] of this.list(value, steps, 'a list of texts').entries()) {
      const name = this.name(one, [...steps, at]);
      if (name === undefined) continue;
      if (isOrder && names.has(name))
        this.complain({
          steps: [...steps, at],
          clause: `"${name.slice(0, 60)}" stands twice in the order`,
          expected: ['each design once'],
        });
      names.add(name);
    }
    return [...names];
  }

  /** Copies of designs: how many of each. */
  copies(value: unknown, steps: readonly Step[]): ReadonlyMap<string, number> {
    const object = this.object(value, steps);
    if (!object) return NONE;
    const keys = Object.keys(object);
    if (keys.length === 0) return NONE;
    const copies = new Map<string, number>();
    for (const key of keys) {
      if (key === '' || key.length > LONGEST_NAME)
        this.complain({ steps: [...steps, key], isKey: true, expected: [NAME] });
      copies.set(key, this.count(object[key], [...steps, key]));
    }
    return copies;
  }
}

/** One empty map for all who have none: there may be a million of them. */
const NONE: ReadonlyMap<string, number> = new Map();

const WORDS: Readonly<Record<string, string>> = {
  people: 'a list of people',
  id: NAME,
  spares: 'an object with how many copies of each design they would give',
  wants: 'an object with how many copies of each design they would like',
  limit: COUNT,
  rings: 'a list of rings',
  from: NAME,
  to: NAME,
  card: NAME,
  gets: PRICE,
  gives: PRICE,
};
