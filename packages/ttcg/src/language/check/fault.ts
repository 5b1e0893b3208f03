import { listed } from '../print/words.ts';
import type { Slot } from '../tree/places.ts';
import type { Act, Cards } from '../tree/tree.ts';
import { REGION_NAMES, type Region, regionsOf } from './words.ts';

/** The two kinds of cards. */
export type Kind = 'unit' | 'spell';

/** What is wrong with an act, in plain words; of a kind, if it is what no card of that kind can do. */
export type Fault = string | { readonly of: Kind; readonly why: string };

/** The words of a fault. */
export function faultWords(fault: Fault): string {
  return typeof fault === 'string' ? fault : `${fault.of}s ${fault.why}`;
}

/** What no card of a kind can do. */
export const ofKind = (of: Kind, why: string): Fault => ({ of, why });

/** The acts of a name. */
export type Of<Do extends Act['do']> = Extract<Act, { do: Do }>;

/** "cards in a hand cannot be tapped; only cards on the field can". */
export function onlyIn(
  cards: Cards,
  allowed: readonly Region[],
  done: string,
  slot: Slot = 'field',
): string[] {
  const wrong = regionsOf(cards, slot).filter((region) => !allowed.includes(region));
  if (wrong.length === 0) return [];
  const names = listed(
    allowed.map((region) => REGION_NAMES[region]),
    'and',
  );
  return wrong.map((region) => `${REGION_NAMES[region]} cannot be ${done}; only ${names} can`);
}
