import type { MenuSpot } from '../../../table/screen/CardMenu.tsx';
import type { Seen } from './seen.ts';

/** The room left below a menu at the foot of the screen. */
const foot = 12;
/** The least a menu is high, whatever it covers. */
const leastMenu = 120;

/**
 * Where the menu of a card opens, so that it covers neither the message line nor what the card can
 * be aimed at: beside a card of the field, downwards from it and never past the board; beside the
 * hand, where the log stands; on a phone at the foot of the screen, over the hand, or above a card of that.
 */
export function menuSpot(card: Element, from: Seen['place'], small: boolean): MenuSpot {
  if (small && from === 'hand')
    return { at: card, side: 'top', sideOffset: foot, collisionPadding: foot };
  if (small) {
    const at = { getBoundingClientRect: () => new DOMRect(0, innerHeight - foot, innerWidth, 0) };
    return {
      at,
      side: 'top',
      align: 'center',
      sideOffset: 0,
      collisionPadding: foot,
      onOpenAutoFocus: ({ target }) => {
        // What is asked changes the line with the next frame.
        requestAnimationFrame(() => clearWords(target as HTMLElement));
      },
    };
  }
  const table = card.closest('[data-table]');
  const aside = from === 'hand' ? table?.querySelector('[data-aside]') : undefined;
  if (table && aside) {
    const at = {
      getBoundingClientRect() {
        const { bottom } = table.getBoundingClientRect();
        return new DOMRect(aside.getBoundingClientRect().left, bottom, 0, 0);
      },
    };
    return { at, side: 'right', align: 'end', sideOffset: 0, collisionPadding: 12 };
  }
  const board = table?.querySelector('[data-board]');
  return {
    at: card,
    side: 'right',
    align: 'start',
    sideOffset: 12,
    collisionPadding: 0,
    ...(board && { collisionBoundary: [board] }),
  };
}

/**
 * Scrolls the page until the words of the message line stand above a menu at the foot of the screen; where the page
 * is too short for that, the menu grows no higher and scrolls.
 */
function clearWords(menu: HTMLElement): void {
  const words = document.querySelector('[data-table] [data-message] [role="status"]');
  if (!words) return;
  const top = innerHeight - foot - menu.getBoundingClientRect().height;
  scrollBy({ top: Math.max(0, words.getBoundingClientRect().bottom - top), behavior: 'instant' });
  const room = innerHeight - foot - words.getBoundingClientRect().bottom;
  if (menu.getBoundingClientRect().height > room)
    menu.style.maxHeight = `${Math.max(leastMenu, room)}px`;
}
