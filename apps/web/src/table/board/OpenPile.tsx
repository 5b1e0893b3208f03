import type { SeenCard } from '@cardscape/kernel';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import type { CardStanding } from '../../look/card/CardFrame.tsx';
import { Pile } from '../../look/card/Pile.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { cardAnchor } from '../anchors.ts';
import type { OpenCard } from './openCard.ts';
import './OpenPile.css';

/** An open pile: its newest card on top, and on a click all of them. */
export function OpenPile({
  label,
  title = label,
  cards,
  anchor,
  beside = false,
  pile,
  button,
  deeds,
  children,
}: {
  label: string;
  /** What the list of its cards is called. */
  title?: string;
  cards: readonly SeenCard[];
  anchor?: string;
  /** Whether its words stand beside it. */
  beside?: boolean;
  /** How it lies on the table, where that is not as all piles do. */
  pile?: ReactNode;
  /** What its button has besides, where the place is more than a pile. */
  button?: ComponentPropsWithRef<'button'> & { readonly 'data-pick'?: string };
  /** What can be done with a card in the list; `close` puts the pile together again. */
  deeds?: (card: OpenCard, close: () => void) => ReactNode;
  /** Draws a card: on the pile, and in the list. */
  children: (card: OpenCard, standing: CardStanding) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [top] = cards;
  const lies = pile ?? (
    <Pile
      label={label}
      count={cards.length}
      beside={beside}
      anchor={anchor}
      top={
        top && 'card' in top
          ? children(top, { size: 'mini', anchor: cardAnchor(top.card), opens: false })
          : undefined
      }
    />
  );
  if (cards.length === 0 && !button) return lies;
  return (
    <>
      <button type="button" className="open-pile" {...button} onClick={() => setOpen(true)}>
        {lies}
        <span className="sr-only">Look through it</span>
      </button>
      <Dialog
        open={open}
        title={title}
        intro={cards.length === 0 ? 'It is empty.' : 'The newest card comes first.'}
        onClose={close}
      >
        <ul className="open-pile__cards">
          {(open ? cards : []).map((card) =>
            'card' in card ? (
              <li key={card.card}>
                {children(card, { size: 'mini' })}
                {deeds?.(card, close)}
              </li>
            ) : null,
          )}
        </ul>
      </Dialog>
    </>
  );
}
