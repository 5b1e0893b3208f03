import { opponentOf } from '@cardscape/kernel';
import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { type ReactNode, useMemo, useRef } from 'react';
import { NumberCard } from '../../../look/card/NumberCard.tsx';
import { Pile } from '../../../look/card/Pile.tsx';
import { cardAnchor, dropAnchor } from '../../../table/anchors.ts';
import { OpenPile } from '../../../table/board/OpenPile.tsx';
import { useTravels } from '../../../table/board/travels.ts';
import { DropPlace } from '../../../table/dragging/Dragging.tsx';
import type { Stand } from '../../../table/gameTable.ts';
import { CardMenu } from '../../../table/screen/CardMenu.tsx';
import { TableFrame } from '../../../table/screen/TableFrame.tsx';
import { seenDuring } from '../match/tell.ts';
import { printsBy } from '../prints.ts';
import { menuOf } from './acts.ts';
import { Chart } from './Chart.tsx';
import { DiceTray } from './DiceTray.tsx';
import css from './KolymaTable.module.css';
import { Seat } from './Seat.tsx';
import { TableProvider } from './share.ts';
import { travels } from './travels.ts';
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
  const view = useMemo(() => seenDuring(events, stand.view), [events, stand.view]);
  const prints = useMemo(() => printsBy(print), [print]);
  const share = useMemo(
    () => ({ view, near, names, prints, turn }),
    [view, near, names, prints, turn],
  );
  const moving = useTravels(travels, events);
  const { opened, hands, takes } = turn;
  return (
    <TableProvider value={share}>
      <TableFrame
        name="kolyma"
        className={css.table}
        rows
        stand={stand}
        turn={turn}
        {...moving}
        dock={{ element: field, busy: opened !== undefined }}
      >
        <Seat seat={opponentOf(near)} side="far" />
        <div className={css.field} ref={field}>
          <DiceTray />
          <Chart />
          <div className={css.piles}>
            <DropPlace anchor={dropAnchor('swap')} takes={takes('swap')}>
              <Pile
                label="Numbers"
                count={view.numberDeck}
                backKey="kolyma-numbers"
                anchor="numbers"
              />
            </DropPlace>
            <OpenPile label="Put away" cards={view.numberDiscard} anchor="number-discard">
              {({ design }, standing) => (
                <NumberCard {...prints.number(design)} name={design} {...standing} />
              )}
            </OpenPile>
            {hands && (
              <DropPlace
                className={`${css.flip} capitals`}
                anchor={dropAnchor('flip')}
                takes={takes('flip')}
              >
                Flip here
              </DropPlace>
            )}
          </div>
        </div>
        {children}
        <Seat seat={near} side="near" />
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
