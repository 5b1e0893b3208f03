import { opponentOf } from '@cardscape/kernel';
import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { type ReactNode, useMemo, useRef } from 'react';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { Pile } from '../../../look/card/Pile.tsx';
import { cardAnchor, dropAnchor } from '../../../table/anchors.ts';
import { OpenPile } from '../../../table/board/OpenPile.tsx';
import { DropPlace } from '../../../table/dragging/Dragging.tsx';
import type { Stand } from '../../../table/gameTable.ts';
import { CardMenu } from '../../../table/screen/CardMenu.tsx';
import { TableFrame } from '../../../table/screen/TableFrame.tsx';
import { beforeDeal, isBeforeDeal } from '../match/tell.ts';
import { printsBy } from '../prints.ts';
import { menuOf } from './acts.ts';
import { Chart } from './Chart.tsx';
import { DiceTray } from './DiceTray.tsx';
import css from './KolymaTable.module.css';
import { Seat } from './Seat.tsx';
import { TableProvider } from './share.ts';
import { cardsMarked, cardsTurned, originsOf } from './travels.ts';
import { type Turn, useTurn } from './useTurn.ts';

type KolymaStand = Stand<KolymaView, KolymaEvent>;

/** The table of Kolyma to be looked at. */
export function WatchedKolyma(stand: KolymaStand) {
  return <KolymaTable stand={stand} turn={useTurn(undefined, stand.view)} />;
}

/** The table of Kolyma, seen from one side. It draws a view and nothing but. */
export function KolymaTable({
  stand,
  turn,
  children,
}: {
  stand: KolymaStand;
  turn: Turn;
  /** The message line, between the field and the near player's hand. */
  children?: ReactNode;
}) {
  const { events, near, names, print } = stand;
  const field = useRef<HTMLDivElement>(null);
  const view = useMemo(
    () => (isBeforeDeal(events) ? beforeDeal(stand.view) : stand.view),
    [events, stand.view],
  );
  const prints = useMemo(() => printsBy(print), [print]);
  const share = useMemo(
    () => ({ prints, turn, turned: cardsTurned(events) }),
    [prints, turn, events],
  );
  const marked = useMemo(() => cardsMarked(events), [events]);
  const origins = useMemo(() => originsOf(events), [events]);
  const { opened, hands, takes } = turn;
  const far = opponentOf(near);
  return (
    <TableProvider value={share}>
      <TableFrame
        name="kolyma"
        className={css.table}
        rows
        stand={stand}
        turn={turn}
        origins={origins}
        marked={marked}
        dock={{ element: field, busy: opened !== undefined }}
      >
        <Seat view={view} seat={far} side="far" name={names[far]} />
        <div className={css.field} ref={field}>
          <DiceTray view={view} near={near} names={names} />
          <Chart view={view} near={near} names={names} />
          <div className={css.piles}>
            <DropPlace anchor={dropAnchor('swap')} takes={takes('swap')}>
              <Pile
                label="Numbers"
                count={view.numberDeck}
                backKey="kolyma-numbers"
                size="mini"
                anchor="numbers"
              />
            </DropPlace>
            <OpenPile label="Put away" cards={view.numberDiscard} anchor="number-discard">
              {({ design }, standing) => (
                <NumberCard {...prints.number(design)} name={design} {...standing} />
              )}
            </OpenPile>
            {hands && (
              <DropPlace className={css.flip} anchor={dropAnchor('flip')} takes={takes('flip')}>
                Flip here
              </DropPlace>
            )}
          </div>
        </div>
        {children}
        <Seat view={view} seat={near} side="near" name={names[near]} />
        {opened !== undefined && hands && (
          <CardMenu
            at={cardAnchor(opened)}
            label="What to do with this card"
            lines={menuOf(turn.asked, opened, view, prints, hands.reason)}
            turn={turn}
          />
        )}
      </TableFrame>
    </TableProvider>
  );
}
