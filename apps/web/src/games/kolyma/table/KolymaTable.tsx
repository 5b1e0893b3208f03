import { opponentOf } from '@cardscape/kernel';
import type { KolymaEvent, KolymaView } from '@cardscape/kolyma';
import { type ReactNode, useMemo, useRef } from 'react';
import { Pile } from '../../../look/card/Pile.tsx';
import { cardAnchor } from '../../../table/anchors.ts';
import type { Stand } from '../../../table/gameTable.ts';
import { CardMenu } from '../../../table/screen/CardMenu.tsx';
import { TableFrame } from '../../../table/screen/TableFrame.tsx';
import { beforeDeal, isBeforeDeal } from '../match/beforeDeal.ts';
import { printsBy } from '../prints.ts';
import { menuOf } from './acts.ts';
import { Chart } from './Chart.tsx';
import { DiceTray } from './DiceTray.tsx';
import { DropSpot, OpenPile } from './Piles.tsx';
import { SeatRow } from './SeatRow.tsx';
import { TableProvider } from './TableContext.tsx';
import { cardsMarked, cardsTurned, originsOf } from './travels.ts';
import { type Turn, useTurn } from './useTurn.ts';
import './KolymaTable.css';
import './replay.css';

/** The table of Kolyma to be looked at. */
export function WatchedKolyma(stand: Stand<KolymaView, KolymaEvent>) {
  return <KolymaTable stand={stand} turn={useTurn(undefined, stand.view)} />;
}

/** The table of Kolyma, seen from one side. It draws a view and nothing but. */
export function KolymaTable({
  stand,
  turn,
  children,
}: {
  stand: Stand<KolymaView, KolymaEvent>;
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
    () => ({ prints, turn, marked: cardsMarked(events), turned: cardsTurned(events) }),
    [prints, turn, events],
  );
  const origins = useMemo(() => originsOf(events), [events]);
  const { opened, hands } = turn;
  const far = opponentOf(near);
  return (
    <TableProvider value={share}>
      <TableFrame
        name="kolyma"
        stand={stand}
        turn={turn}
        origins={origins}
        dock={{ element: field, busy: opened !== undefined }}
      >
        <SeatRow view={view} seat={far} side="far" name={names[far]} />
        <div className="kolyma-field" ref={field}>
          <DiceTray view={view} near={near} names={names} />
          <Chart view={view} near={near} names={names} />
          <div className="kolyma-field__piles">
            <DropSpot at="numbers" words="Swap">
              <Pile
                label="Numbers"
                count={view.numberDeck}
                backKey="kolyma-numbers"
                size="mini"
                anchor="numbers"
              />
            </DropSpot>
            <OpenPile
              label="Put away"
              cards={view.numberDiscard}
              kind="number"
              anchor="number-discard"
            />
            {hands && (
              <DropSpot at="turn">
                <span className="flip-spot">Flip here</span>
              </DropSpot>
            )}
          </div>
        </div>
        {children}
        <SeatRow view={view} seat={near} side="near" name={names[near]} />
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
