import { counted, type Seat as SeatOf } from '@cardscape/kernel';
import type { KolymaView, PlayerView } from '@cardscape/kolyma';
import { Card } from '../../../look/card/Card.tsx';
import { Pile } from '../../../look/card/Pile.tsx';
import { artAddress } from '../../../look/card/pictures.ts';
import { dropAnchor } from '../../../table/anchors.ts';
import { Hand } from '../../../table/board/Hand.tsx';
import { OpenPile } from '../../../table/board/OpenPile.tsx';
import { SeatRow } from '../../../table/board/SeatRow.tsx';
import { DropPlace } from '../../../table/dragging/Dragging.tsx';
import { wayTo } from '../match/messages.ts';
import css from './Seat.module.css';
import { useTable } from './share.ts';
import { HandCard } from './TableCard.tsx';

/** One side of the table: who sits there, their hand, their deck and their discarded cards. */
export function Seat({
  view,
  seat,
  side,
  name,
}: {
  view: KolymaView;
  seat: SeatOf;
  side: 'near' | 'far';
  name: string;
}) {
  const { prints, turn } = useTable();
  const player = view.players[seat];
  const active = view.active === seat;
  const near = side === 'near';
  const deck = (
    <Pile
      label="Deck"
      count={player.deck}
      backKey="kolyma"
      size="mini"
      beside={!near}
      anchor={`deck-${seat}`}
    />
  );
  return (
    <SeatRow side={side} lit={active}>
      <Plaque
        player={player}
        name={name}
        target={view.target}
        passed={view.passes > (active ? 1 : 0)}
      />
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

/** Who sits here, how many rounds they have won, and how far they are from the target. */
function Plaque({
  player: { character, hand, wins, total },
  name,
  target,
  passed,
}: {
  player: PlayerView;
  name: string;
  target: number;
  /** Whether they passed last. */
  passed: boolean;
}) {
  const { prints } = useTable();
  return (
    <div className={css.plaque}>
      <img
        className={css.portrait}
        src={artAddress(prints.portrait(character))}
        alt=""
        draggable={false}
      />
      {passed && <span className={css.passed}>Passed</span>}
      <div className={css.words}>
        <span className={css.name} title={character}>
          <strong>{character}</strong>
          <span className={`${css.count} figures`} aria-hidden="true">
            {hand.length} in hand
          </span>
        </span>
        <span className={css.who}>
          {name}
          <Wins wins={wins} />
        </span>
        <span className={`${css.way} figures`}>{wayTo(total, target)}</span>
      </div>
    </div>
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
