import type { CardPrint, Seat } from '@cardscape/kernel';
import { subjectOf } from '@cardscape/studio';
import { useArt } from '../../../look/card/useArt.ts';
import { seatAnchor } from '../../../table/anchors.ts';
import { OpenPile } from '../../../table/board/OpenPile.tsx';
import css from './Piles.module.css';
import { useGoal, useTable } from './TableContext.tsx';
import { TableTile } from './TableTile.tsx';

/** A player's graveyard, where cards can be let go too. */
export function Graveyard({ seat }: { seat: Seat }) {
  const { view, names, print } = useTable();
  const cards = view.players[seat].grave;
  const [top] = cards;
  const printed = top && 'card' in top ? print(top.design) : undefined;
  return (
    <OpenPile
      label="Grave"
      title={`Graveyard: ${names[seat]}`}
      cards={cards}
      button={{
        className: css.grave,
        'data-pick': 'grave',
        ...useGoal(seatAnchor('grave', seat)),
      }}
      pile={
        <>
          <span className={css.top}>{printed && <Top print={printed} />}</span>
          <span className={`${css.count} figures`}>{cards.length}</span>
          <span>
            Grave<span className="sr-only">yard of {names[seat]}: </span>
          </span>
        </>
      }
    >
      {({ card, design }) => (
        <TableTile card={card} design={design} anchored={false} legal={false} />
      )}
    </OpenPile>
  );
}

function Top({ print }: { print: CardPrint }) {
  const art = useArt(subjectOf(print.art));
  return art ? <img src={art} alt="" draggable={false} /> : null;
}
