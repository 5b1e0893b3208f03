import { counted } from '@cardscape/kernel';
import { StateMarks } from '../../look/card/StateMarks.tsx';
import { seatAnchor } from '../anchors.ts';
import { Hand } from '../board/Hand.tsx';
import { Plaque } from '../board/Plaque.tsx';
import { SeatRow } from '../board/SeatRow.tsx';
import { LaidCard } from './LaidCard.tsx';
import type { SeenSide } from './seenTable.ts';
import { useTable } from './TableContext.tsx';
import './SideRow.css';

/** One side of the table: who sits there, what is said of them, and what they hold. */
export function SideRow({
  side: { seat, facts, hands },
  near,
  name,
  active,
}: {
  side: SeenSide;
  near: boolean;
  name: string;
  /** Whether it is their move. */
  active: boolean;
}) {
  const { turn } = useTable();
  const anchor = seatAnchor('player', seat);
  const isOffered = turn.isOffered(anchor);
  const side = near ? 'near' : 'far';
  const words = (
    <>
      <Plaque name={name}>
        {facts.map(({ of, value }) => (
          <span key={of}>
            {of} <b>{value ?? 'hidden'}</b>
          </span>
        ))}
      </Plaque>
      <StateMarks legal={isOffered} chosen={turn.isTaken(anchor)} />
    </>
  );
  return (
    <SeatRow side={side} lit={active}>
      {isOffered ? (
        <button
          type="button"
          className="generic-plaque"
          data-anchor={anchor}
          data-pick
          data-legal
          onClick={() => turn.pickAt(anchor)}
        >
          {words}
        </button>
      ) : (
        <div className="generic-plaque" data-anchor={anchor}>
          {words}
        </div>
      )}
      {hands.map(({ field, items }) => {
        const laid = (place: number) => {
          const item = items[place];
          return (
            item && (
              <LaidCard
                item={item}
                where={`${name}, ${field.label.toLowerCase()}`}
                size={near ? 'small' : 'mini'}
                byTouch={near}
                stands={false}
              />
            )
          );
        };
        return (
          <Hand
            key={field.path}
            cards={field.cards}
            label={`${name}, ${field.label.toLowerCase()}: ${counted(field.cards.length, 'card')}`}
            side={side}
            anchor={`hand-${field.path}`}
            empty={`${field.label}: no cards`}
            hidden={laid}
          >
            {(_, place) => laid(place)}
          </Hand>
        );
      })}
    </SeatRow>
  );
}
