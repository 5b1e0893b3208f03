import type { Seat } from '@cardscape/kernel';
import type { CardDesign } from '@cardscape/showdown';
import { useState } from 'react';
import { Dialog } from '../look/Dialog.tsx';
import { useArt } from '../look/useArt.ts';
import { artOf } from '../showdownCard/showdownPrint.ts';
import { useTable } from './TableContext.tsx';
import { TableTile } from './TableTile.tsx';

/** A player's graveyard: the newest card on top, and on a click all of them. */
export function Graveyard({ seat }: { seat: Seat }) {
  const { view, names, library } = useTable();
  const [open, setOpen] = useState(false);
  const cards = view.players[seat].grave;
  const [top] = cards;
  const design = top && 'card' in top ? library.design(top.design) : undefined;
  return (
    <>
      <button
        type="button"
        className="post__grave"
        data-anchor={`grave-${seat}`}
        onClick={() => setOpen(true)}
      >
        <span className="post__grave-top">{design && <Top design={design} />}</span>
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

function Top({ design }: { design: CardDesign }) {
  const art = useArt(artOf(design));
  return art ? <img src={art} alt="" draggable={false} /> : null;
}
