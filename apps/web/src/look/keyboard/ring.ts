import { type RefObject, useEffect, useRef } from 'react';
import type { Shortcut } from './keyNames.ts';
import { nearestIn, type Way } from './nearest.ts';
import { focusQuietly } from './quietFocus.ts';

const arrows: readonly (readonly [Way, string])[] = [
  ['ArrowLeft', 'Go to the card on the left'],
  ['ArrowRight', 'Go to the card on the right'],
  ['ArrowUp', 'Go to the card above'],
  ['ArrowDown', 'Go to the card below'],
];

/** The arrow keys, going from one to the next of the things of a table that match `places`. */
export function ringKeys(table: RefObject<HTMLElement | null>, places: string): Shortcut[] {
  return arrows.map(([keys, does]) => ({
    keys,
    does,
    run: () => goRing(table.current, places, keys),
  }));
}

function foundIn(table: HTMLElement | null, places: string): HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>(places) ?? [])];
}

/** The number of the card that has the focus. */
export function focusedCard(): number | undefined {
  const anchor = document.activeElement?.getAttribute('data-anchor');
  return anchor?.startsWith('card-') ? Number(anchor.slice('card-'.length)) : undefined;
}

/** Moves the ring among the things of a table that match `places`. */
export function goRing(table: HTMLElement | null, places: string, way: Way): void {
  const cards = foundIn(table, places);
  const from = cards.find((card) => card === document.activeElement);
  if (!from) {
    ringTo(firstOf(table, places), table);
    return;
  }
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const next = nearestIn(way, from.getBoundingClientRect(), boxes);
  ringTo(cards[next], table);
}

/** Gives a card the focus; the page stays where it is unless the table is larger than the screen. */
function ringTo(
  card: HTMLElement | undefined,
  table: HTMLElement | null,
  focus: typeof focusQuietly = (element, options) => element.focus(options),
): void {
  if (card) focus(card, { preventScroll: (table?.offsetHeight ?? 0) <= innerHeight });
}

/** Where the keyboard starts: the first card that can be picked, else the first of all. */
function firstOf(table: HTMLElement | null, places: string): HTMLElement | undefined {
  const cards = foundIn(table, places);
  const legal = cards.filter((card) => 'legal' in card.dataset);
  return legal.find((card) => card.closest('[data-anchor^="hand-"]')) ?? legal[0] ?? cards[0];
}

/** When the card that had the ring has left the table, the ring goes to the next one that matters. */
export function useKeptRing(
  table: RefObject<HTMLElement | null>,
  places: string,
  asked: unknown,
): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    addEventListener('keydown', key, { capture: true });
    addEventListener('pointerdown', pointer, { capture: true });
    return () => {
      removeEventListener('keydown', key, { capture: true });
      removeEventListener('pointerdown', pointer, { capture: true });
    };
  }, []);
  // While nobody is asked, a table that takes the focus holds it: it must not fall out of the table.
  useEffect(() => {
    if (!asked && byKey.current && document.activeElement === document.body)
      table.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!asked || !byKey.current) return;
    if (document.activeElement === document.body || document.activeElement === table.current)
      // Nobody has asked to read the card that happens to come next.
      ringTo(firstOf(table.current, places), table.current, focusQuietly);
  }, [asked, table, places]);
}
