import type { SeenCard } from '@cardscape/kernel';
import { useDroppable } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../look/card/Card.tsx';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { Pile } from '../../../look/card/Pile.tsx';
import { StateMarks } from '../../../look/card/StateMarks.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import type { CardPrints } from '../prints.ts';
import { useTable } from './TableContext.tsx';
import { anchorOf, type CardKind, type DropPlace, dropAnchor } from './tableTypes.ts';
import './Piles.css';

/** A place to let a card go; marked while the card being dragged may go there. */
export function DropSpot({
  place,
  legal,
  words,
  children,
}: {
  place: DropPlace;
  legal: boolean;
  /** What letting go does, where the place itself does not say it. */
  words?: string;
  children: ReactNode;
}) {
  const { setNodeRef, isOver } = useDroppable({ id: place });
  return (
    <div
      ref={setNodeRef}
      className={`drop-spot ${legal ? 'drop-spot--legal' : ''} ${legal && isOver ? 'drop-spot--over' : ''}`}
      data-anchor={dropAnchor(place)}
      data-over={isOver || undefined}
    >
      {children}
      {legal && (
        <>
          <StateMarks legal />
          {words && <span className="drop-spot__words">{words}</span>}
        </>
      )}
    </div>
  );
}

/** An open pile: its top card, and on a click all of it. */
export function OpenPile({
  label,
  cards,
  kind,
  anchor,
}: {
  label: string;
  cards: readonly SeenCard[];
  kind: CardKind;
  anchor: string;
}) {
  const { prints } = useTable();
  const [open, setOpen] = useState(false);
  const [top] = cards;
  const pile = (
    <Pile
      label={label}
      count={cards.length}
      size="mini"
      anchor={anchor}
      top={top && 'card' in top ? face(prints, kind, top, anchorOf(top.card)) : undefined}
    />
  );
  if (cards.length === 0) return pile;
  return (
    <>
      <button type="button" className="pile-button" onClick={() => setOpen(true)}>
        {pile}
        <span className="sr-only">Look through it</span>
      </button>
      <Dialog
        open={open}
        title={label}
        intro="The newest card comes first."
        onClose={() => setOpen(false)}
      >
        <ul className="pile-cards">
          {cards.map((card) =>
            'card' in card ? <li key={card.card}>{face(prints, kind, card)}</li> : null,
          )}
        </ul>
      </Dialog>
    </>
  );
}

/** The face of a card of either kind, small and not to be picked. */
function face(
  prints: CardPrints,
  kind: CardKind,
  { design }: { design: string },
  anchor?: string,
): ReactNode {
  // On a pile the button around it opens the whole pile; in the list each card opens large.
  const shared = { size: 'mini' as const, anchor, opens: anchor === undefined };
  return kind === 'number' ? (
    <NumberCard {...prints.number(design)} name={design} {...shared} />
  ) : (
    <Card {...prints.special(design)} {...shared} />
  );
}
