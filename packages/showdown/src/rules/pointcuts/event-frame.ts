import type { CardId } from '@cardscape/kernel';

/** What the functions of one event can ask about and change: flags, four values, four cards. */
export interface EventFrame {
  /** By context, such as `ZTCG_ATKSRC`. */
  readonly flags: Record<string, number>;
  readonly values: [number, number, number, number];
  readonly pointers: [CardId | null, CardId | null, CardId | null, CardId | null];
  /** What `getTargetCARD` gives. */
  target: CardId | null;
  /** Which values scripts have written: a bit for each. */
  written: number;
  /** Where the values tell whether an attack is made, if they do. */
  readonly commitAt: number | undefined;
  /** The card whose function has asked whether the attack is made. */
  aware: CardId | null;
}

/** What is given of an event; the rest is empty. */
export interface EventSketch {
  readonly flags?: Readonly<Record<string, number>>;
  readonly values?: readonly number[];
  readonly pointers?: readonly (CardId | null)[];
  readonly target?: CardId | null;
  readonly commitAt?: number;
}

/**
 * A frame for a part of an event: flags and values of its own, the cards of the whole. What is said of
 * cards from here on is said of the whole.
 */
export function partFrame(
  whole: EventFrame,
  { flags, values, pointers, target, commitAt }: EventSketch,
): EventFrame {
  pointers?.forEach((card, place) => {
    whole.pointers[place as 0] = card;
  });
  if (target !== undefined) whole.target = target;
  return {
    flags: { ...whole.flags, ...flags },
    values: four(values, 0),
    pointers: whole.pointers,
    target: whole.target,
    written: 0,
    commitAt,
    aware: null,
  };
}

/** A frame for an event. */
export function eventFrame({ flags, values, pointers, target }: EventSketch = {}): EventFrame {
  return {
    flags: flags ? { ...flags } : {},
    values: four(values, 0),
    pointers: four<CardId | null>(pointers, null),
    target: target ?? null,
    written: 0,
    commitAt: undefined,
    aware: null,
  };
}

/** Writes the four values of an event anew. */
export function setValues(
  { values }: EventFrame,
  first: number,
  second = 0,
  third = 0,
  fourth = 0,
): void {
  values[0] = first;
  values[1] = second;
  values[2] = third;
  values[3] = fourth;
}

function four<T>(given: readonly T[] | undefined, none: T): [T, T, T, T] {
  if (!given) return [none, none, none, none];
  const [first = none, second = none, third = none, fourth = none] = given;
  return [first, second, third, fourth];
}
