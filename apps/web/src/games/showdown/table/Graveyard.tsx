import type { CardPrint, Seat } from '@cardscape/kernel';
import { subjectOf } from '@cardscape/studio';
import { useState } from 'react';
import { useArt } from '../../../look/card/useArt.ts';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { seatAnchor } from '../../../table/anchors.ts';
import { useGoal, useTable } from './TableContext.tsx';
import { TableTile } from './TableTile.tsx';

/** A player's graveyard: the newest card on top, and on a click all of them. */
export function Graveyard({ seat }: { seat: Seat }) {
  const { view, names, print } = useTable();
  const [open, setOpen] = useState(false);
  const cards = view.players[seat].grave;
  const [top] = cards;
  const printed = top && 'card' in top ? print(top.design) : undefined;
  return (
    <>
      <button
        type="button"
        className="post__grave"
        {...useGoal(seatAnchor('grave', seat))}
        data-pick="grave"
        onClick={() => setOpen(true)}
      >
        <span className="post__grave-top">{printed && <Top print={printed} />}</span>
        <span className="post__count figures">{cards.length}</span>
        <span className="post__label">
          Grave<span className="sr-only">yard of {names[seat]}: look through it</span>
        </span>
      </button>
      <Dialog
        open={open}
        title={`Graveyard: ${names[seat]}`}
        intro={cards.length === 0 ? 'It is empty.' : 'The newest card comes first.'}
        onClose={() => setOpen(false)}
      >
        <ul className="card-choices">
          {(open ? cards : []).map((card) =>
            'card' in card ? (
              <li key={card.card}>
                <TableTile card={card.card} design={card.design} anchored={false} legal={false} />
              </li>
            ) : null,
          )}
        </ul>
      </Dialog>
    </>
  );
}

function Top({ print }: { print: CardPrint }) {
  const art = useArt(subjectOf(print.art));
  return art ? <img src={art} alt="" draggable={false} /> : null;
}
