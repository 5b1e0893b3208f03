import type { Problem } from '@cardscape/kernel';
import type { Step } from '@cardscape/kernel/json';
import type { Levels } from '../levels.ts';
import { keyTwice, placed } from '../reading/complaint.ts';
import { parsed } from '../reading/parsed.ts';
import { type Plain, PRICE, ShapeCheck } from '../reading/shape.ts';
import type { Handing, PersonPrices, Ring } from '../round/round.ts';

/** The forms a result may have. */
const FORMS: readonly unknown[] = ['round', 'lists'];

/** A result as somebody gives it: its rings and prices, and what it says of itself, which nobody believes. */
export interface GivenResult {
  readonly rings: readonly Ring[];
  readonly prices: {
    readonly people: Readonly<Record<string, PersonPrices>>;
    readonly designs: Readonly<Record<string, Levels>>;
    readonly lists: Readonly<Record<string, PersonPrices>>;
  };
  readonly claims: Plain;
}

/** Reads the result of an exchange of either form. */
export function readResult(
  text: string,
  file: string,
): { readonly result: GivenResult } | { readonly problems: readonly Problem[] } {
  const json = parsed(text, file);
  if ('problem' in json) return { problems: [json.problem] };
  const check = new ShapeCheck();
  const result = resultOf(json.data, check);
  if (!result || check.complaints.length > 0)
    return { problems: placed(json.text, file, check.complaints) };
  const twice = keyTwice(json.text, file, check.keys);
  return twice ? { problems: [twice] } : { result };
}

function resultOf(data: unknown, check: ShapeCheck): GivenResult | undefined {
  const top = check.object(data, []);
  if (!top) return undefined;
  if (!Object.hasOwn(top, 'rings'))
    check.complain({ steps: ['rings'], expected: ['a list of rings'] });
  // The bound is a sum of the prices, and is counted anew.
  if (!Object.hasOwn(top, 'prices') && top.proven !== false)
    check.complain({
      steps: ['prices'],
      expected: ['the prices that prove the result, or "proven": false'],
    });
  if (Object.hasOwn(top, 'form') && !FORMS.includes(top.form))
    check.complain({ steps: ['form'], expected: ['"round"', '"lists"'] });
  if (Object.hasOwn(top, 'proven') && typeof top.proven !== 'boolean')
    check.complain({ steps: ['proven'], expected: ['true', 'false'] });
  if (!Object.hasOwn(top, 'rings')) return undefined;
  const rings = check.list(top.rings, ['rings'], 'a list of rings');
  const { rings: _, prices, ...claims } = top;
  return {
    rings: rings.map((ring, at) =>
      check
        .list(ring, ['rings', at], 'a list of cards that go from one to the next')
        .map((handing, place) => handingOf(handing, ['rings', at, place], check)),
    ),
    prices: pricesOf(prices, check),
    claims,
  };
}

function handingOf(data: unknown, steps: readonly Step[], check: ShapeCheck): Handing {
  const found = check.object(data, steps, { needed: ['from', 'to', 'card'] }) ?? {};
  const text = (key: string) =>
    Object.hasOwn(found, key) ? (check.name(found[key], [...steps, key]) ?? '') : '';
  return { from: text('from'), to: text('to'), card: text('card') };
}

function pricesOf(data: unknown, check: ShapeCheck): GivenResult['prices'] {
  const prices = data === undefined ? {} : (check.object(data, ['prices']) ?? {});
  const hands = (key: string) =>
    recordOf(prices, key, check, (value, steps) => {
      const pair = check.object(value, steps, { needed: ['gets', 'gives'] });
      if (!pair || !Object.hasOwn(pair, 'gets') || !Object.hasOwn(pair, 'gives'))
        return { gets: [], gives: [] };
      return {
        gets: levelsOf(pair.gets, [...steps, 'gets'], check),
        gives: levelsOf(pair.gives, [...steps, 'gives'], check),
      };
    });
  return {
    people: hands('people'),
    designs: recordOf(prices, 'designs', check, (value, steps) => levelsOf(value, steps, check)),
    lists: hands('lists'),
  };
}

function recordOf<Value>(
  holder: Plain,
  key: string,
  check: ShapeCheck,
  make: (value: unknown, steps: readonly Step[]) => Value,
): Readonly<Record<string, Value>> {
  if (!Object.hasOwn(holder, key)) return {};
  const record = check.object(holder[key], ['prices', key]) ?? {};
  return Object.fromEntries(
    Object.keys(record).map((name) => [name, make(record[name], ['prices', key, name])]),
  );
}

/** A price: a whole number for each level. */
function levelsOf(data: unknown, steps: readonly Step[], check: ShapeCheck): Levels {
  const isPrice = Array.isArray(data) && data.length <= 4 && data.every(Number.isSafeInteger);
  if (isPrice) return data;
  check.complain({ steps, expected: [PRICE] });
  return [];
}
