import { type RefObject, useEffect, useRef } from 'react';
import type { Shortcut } from '../look/keyNames.ts';
import { useShortcuts } from '../look/keys.tsx';
import { cardActs } from './acts.ts';
import { nearestIn, type Way } from './nearest.ts';
import type { Turn } from './useTurn.ts';

const arrows: readonly (readonly [Way, string])[] = [
  ['ArrowLeft', 'Go to the card on the left'],
  ['ArrowRight', 'Go to the card on the right'],
  ['ArrowUp', 'Go to the card above'],
  ['ArrowDown', 'Go to the card below'],
];

/** The keys of the table: arrows go from card to card, letters act on the card that has the ring. */
export function useTableKeys(table: RefObject<HTMLElement | null>, turn: Turn): void {
  const { asked, playable } = turn;
  const shortcuts: Shortcut[] = arrows.map(([keys, does]) => ({
    keys,
    does,
    run: () => go(table.current, keys),
  }));
  if (playable)
    for (const { act, key, verb } of [...cardActs.special, ...cardActs.number])
      shortcuts.push({
        keys: key,
        does: `${verb} the card that has the ring`,
        run: () => {
          const card = focusedCard();
          if (card === undefined) go(table.current, 'ArrowRight');
          else turn.act({ act, card });
        },
      });
  useShortcuts(shortcuts);
  useKeptFocus(table, asked);
}

/** The number of the card that has the focus. */
function focusedCard(): number | undefined {
  const anchor = document.activeElement?.getAttribute('data-anchor');
  return anchor?.startsWith('card-') ? Number(anchor.slice('card-'.length)) : undefined;
}

function cardsOf(table: HTMLElement | null): HTMLElement[] {
  return [
    ...(table?.querySelectorAll<HTMLElement>(
      ':is(.hand, .track) :is(button, article[tabindex])[data-anchor^="card-"]',
    ) ?? []),
  ];
}

function go(table: HTMLElement | null, way: Way): void {
  const cards = cardsOf(table);
  const from = cards.find((card) => card === document.activeElement);
  if (!from) {
    ringTo(firstOf(table), table);
    return;
  }
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const next = nearestIn(way, from.getBoundingClientRect(), boxes);
  ringTo(cards[next], table);
}

/** Gives a card the focus; the page stays where it is unless the table is larger than the screen. */
function ringTo(card: HTMLElement | undefined, table: HTMLElement | null): void {
  card?.focus({ preventScroll: (table?.offsetHeight ?? 0) <= innerHeight });
}

/** Where the keyboard starts: the first card that can be picked, else the first of all. */
function firstOf(table: HTMLElement | null): HTMLElement | undefined {
  const cards = cardsOf(table);
  const legal = cards.filter((card) => card.classList.contains('card-frame--legal'));
  return legal.find((card) => card.closest('.hand')) ?? legal[0] ?? cards[0];
}

/** When the card that had the ring has left the table, the ring goes to the next one that matters. */
function useKeptFocus(table: RefObject<HTMLElement | null>, asked: unknown): void {
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
  useEffect(() => {
    if (!asked || !byKey.current) return;
    if (document.activeElement === document.body) ringTo(firstOf(table.current), table.current);
  }, [asked, table]);
}
