import type { Option, Seat, SeenCard } from '@cardscape/kernel';
import { useState } from 'react';
import { Pile } from '../../../look/card/Pile.tsx';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { cardAnchor } from '../../../table/anchors.ts';
import { deedsOf } from './goals.ts';
import { OpenTile } from './TableCard.tsx';
import { useTable } from './TableContext.tsx';

/** A player's discarded cards: the newest on top, and on a click all of them. */
export function DiscardPile({ cards, seat }: { cards: readonly SeenCard[]; seat: Seat }) {
  const { names, turn } = useTable();
  const { asked } = turn;
  const [open, setOpen] = useState(false);
  // Some effects are used where their card lies (R-T25).
  const use = (deed: Option) => {
    setOpen(false);
    turn.act(deed);
  };
  const [top] = cards;
  const pile = (
    <Pile
      label="Discard"
      count={cards.length}
      size="mini"
      anchor={`discard-${seat}`}
      top={
        top && 'card' in top ? (
          <OpenTile {...top} standing={{ anchor: cardAnchor(top.card), opens: false }} />
        ) : undefined
      }
    />
  );
  if (cards.length === 0) return pile;
  return (
    <>
      <button type="button" className="discard-button" onClick={() => setOpen(true)}>
        {pile}
        <span className="sr-only">Look through it</span>
      </button>
      <Dialog
        open={open}
        title={`Discard pile: ${names[seat]}`}
        intro="The newest card comes first."
        onClose={() => setOpen(false)}
      >
        <ul className="discard-cards">
          {cards.map((card) =>
            'card' in card ? (
              <li key={card.card}>
                <OpenTile {...card} standing={{}} />
                {deedsOf(asked, card.card).map((deed) => (
                  <Button key={deed.effect} onClick={() => use(deed)}>
                    Use it
                  </Button>
                ))}
              </li>
            ) : null,
          )}
        </ul>
      </Dialog>
    </>
  );
}
