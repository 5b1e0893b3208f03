import { counted, type Seat as SeatOf } from '@cardscape/kernel';
import { Card } from '../../../look/card/Card.tsx';
import { Pile } from '../../../look/card/Pile.tsx';
import { artAddress } from '../../../look/card/pictures.ts';
import { dropAnchor } from '../../../table/anchors.ts';
import { Hand } from '../../../table/board/Hand.tsx';
import { OpenPile } from '../../../table/board/OpenPile.tsx';
import { Plaque } from '../../../table/board/Plaque.tsx';
import { SeatRow } from '../../../table/board/SeatRow.tsx';
import { DropPlace } from '../../../table/dragging/Dragging.tsx';
import { wayTo } from '../match/messages.ts';
import css from './Seat.module.css';
import { useTable } from './share.ts';
import { HandCard } from './TableCard.tsx';

/** One side of the table: who sits there and how they stand, their hand, their deck and their discarded cards. */
export function Seat({ seat, side }: { seat: SeatOf; side: 'near' | 'far' }) {
  const { view, names, prints, turn } = useTable();
  const name = names[seat];
  const player = view.players[seat];
  const active = view.active === seat;
  const near = side === 'near';
  const deck = (
    <Pile
      label="Deck"
      count={player.deck}
      backKey="kolyma"
      beside={!near}
      anchor={`deck-${seat}`}
    />
  );
  return (
    <SeatRow side={side} lit={active}>
      <div className={css.player}>
        <img
          className={css.portrait}
          src={artAddress(prints.portrait(player.character))}
          alt=""
          draggable={false}
        />
        {view.passes > (active ? 1 : 0) && <span className={css.passed}>Passed</span>}
        <Plaque name={player.character}>
          {!near && (
            <span className={css.count} aria-hidden="true">
              {player.hand.length} in hand
            </span>
          )}
          <span className={css.who}>
            {name}
            <Wins wins={player.wins} />
          </span>
          <b>{wayTo(player.total, view.target)}</b>
        </Plaque>
      </div>
      <Hand
        cards={player.hand}
        label={`${name}, hand: ${counted(player.hand.length, 'special card')}`}
        side={side}
        anchor={`hand-${seat}`}
        empty="No special cards"
        back="kolyma"
        folds={!near}
      >
        {(seen) => <HandCard {...seen} size={near ? 'small' : 'mini'} />}
      </Hand>
      <div className={css.piles}>
        {near ? (
          <DropPlace anchor={dropAnchor('exchange')} takes={turn.takes('exchange')}>
            {deck}
          </DropPlace>
        ) : (
          deck
        )}
        <OpenPile label="Discard" cards={player.discard} anchor={`discard-${seat}`} beside={!near}>
          {({ design }, standing) => <Card {...prints.special(design)} {...standing} />}
        </OpenPile>
      </div>
    </SeatRow>
  );
}

const winsNeeded = [1, 2] as const;

/** Two flags for the two rounds a match needs: planted when won. */
export function Wins({ wins }: { wins: number }) {
  return (
    <svg
      className={css.wins}
      viewBox="0 0 34 18"
      width="34"
      height="18"
      role="img"
      aria-label={`${wins} of 2 rounds won`}
    >
      {winsNeeded.map((need) => (
        <path
          key={need}
          className={wins >= need ? css.won : undefined}
          d={`M${need * 17 - 13} 17 V2 L${need * 17 - 2} 5.5 L${need * 17 - 13} 9.5`}
        />
      ))}
    </svg>
  );
}
