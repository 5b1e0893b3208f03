import type { SeenCard } from '@cardscape/kernel';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../look/card/Card.tsx';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { Pile } from '../../../look/card/Pile.tsx';
import { StateMarks } from '../../../look/card/StateMarks.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { cardAnchor } from '../../../table/anchors.ts';
import type { CardPrints } from '../prints.ts';
import type { CardKind, DropPlace } from './acts.ts';
import { useTable, useTakes } from './TableContext.tsx';
import './Piles.css';

/** A place to let a card go; marked while the card being dragged may go there. */
export function DropSpot({
  at,
  words,
  children,
}: {
  at: DropPlace;
  /** What letting go does, where the place itself does not say it. */
  words?: string;
  children: ReactNode;
}) {
  const { place, isOver, takes } = useTakes(at);
  return (
    <div
      {...place}
      className={`drop-spot ${takes ? 'drop-spot--legal' : ''} ${takes && isOver ? 'drop-spot--over' : ''}`}
    >
      {children}
      {takes && (
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
      top={top && 'card' in top ? face(prints, kind, top, cardAnchor(top.card)) : undefined}
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
