import type { Option } from '@cardscape/kernel';
import { Popover } from 'radix-ui';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { elementAt } from '../../look/motion/elementAt.ts';
import type { TableTurn } from '../picking/turn.ts';
import './CardMenu.css';

/** Something that can be done with a card. */
export interface MenuLine {
  readonly option: Option;
  readonly verb: string;
  /** What it does. */
  readonly does: string;
  /** Why it cannot be done now. */
  readonly why?: string;
  readonly legal: boolean;
  /** A letter that does it, besides its place in the list. */
  readonly key?: string;
}

/** Where a menu opens: at what, and how it lies there. */
export type MenuSpot = Pick<
  ComponentProps<typeof Popover.Content>,
  'side' | 'align' | 'sideOffset' | 'collisionPadding' | 'collisionBoundary' | 'onOpenAutoFocus'
> & { readonly at?: { getBoundingClientRect(): DOMRect } };

/** On a phone that lies on its side: at the foot of the screen, on the half that the card leaves free. */
function lyingSpot(card: Element): MenuSpot | undefined {
  if (!matchMedia('(max-height: 30rem)').matches) return undefined;
  const { left, right } = card.getBoundingClientRect();
  const isRight = left + right > innerWidth;
  const edge = new DOMRect(isRight ? 0 : innerWidth, innerHeight, 0, 0);
  return {
    at: { getBoundingClientRect: () => edge },
    side: isRight ? 'right' : 'left',
    align: 'end',
    sideOffset: 12,
    collisionPadding: 12,
  };
}

/** What can be done with a card or a place that was taken up, shown at it. Letters and digits do it too. */
export function CardMenu({
  at: anchor,
  label,
  lines,
  turn,
  spot = () => ({}),
  children,
}: {
  /** The anchor of what was taken up. */
  at: string;
  /** What the menu is, for those who hear it. */
  label: string;
  lines: readonly MenuLine[];
  turn: Pick<TableTurn, 'act' | 'unpick'>;
  spot?: (card: HTMLElement) => MenuSpot;
  children?: ReactNode;
}) {
  const element = elementAt(anchor);
  if (!element) return null;
  const { at = element, ...lies } = lyingSpot(element) ?? spot(element);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = lines.find(
      ({ key }, place) => event.key.toLowerCase() === key || event.key === String(place + 1),
    );
    if (!chosen) return;
    event.preventDefault();
    turn.act(chosen.option);
  };
  return (
    <Popover.Root open onOpenChange={(open) => !open && turn.unpick()}>
      <Popover.Anchor virtualRef={{ current: at }} />
      <Popover.Portal>
        <Popover.Content
          className="card-menu"
          side="top"
          sideOffset={12}
          collisionPadding={12}
          {...lies}
          sticky="always"
          aria-label={label}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The card may lie elsewhere by now, or be gone: then the table holds the focus.
            const back = element.isConnected ? element : elementAt(anchor);
            if (back) back.focus({ preventScroll: true });
            else if (document.activeElement === document.body)
              document.querySelector<HTMLElement>('[data-table]')?.focus({ preventScroll: true });
          }}
          // A click on the table is the table's: it aims, takes up another card, or puts this one back.
          onInteractOutside={(event) => {
            const place = event.target as Element | null;
            if (place?.closest('[data-table] button')) event.preventDefault();
          }}
        >
          {lines.map(({ option, verb, does, why, legal, key }, place) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a deed is its place in the list
              key={place}
              type="button"
              className="card-menu__act"
              aria-disabled={!legal}
              onClick={() => turn.act(option)}
            >
              <span className="card-menu__verb">
                {verb} <kbd>{key?.toUpperCase() ?? place + 1}</kbd>
              </span>
              <span className="card-menu__does">{does}</span>
              {why !== undefined && (
                <span className="card-menu__why">
                  <b>Not now:</b> {why}
                </span>
              )}
            </button>
          ))}
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
