import { type GameEvent, opponentOf, type Seat, type TableText } from '@cardscape/kernel';
import { type ReactNode, useCallback, useMemo } from 'react';
import { PHONE, useMedia } from '../../look/browser/useMedia.ts';
import { Contours } from '../../look/paper/Contours.tsx';
import type { Stand } from '../gameTable.ts';
import { CardMenu } from '../screen/CardMenu.tsx';
import { TableFrame } from '../screen/TableFrame.tsx';
import { FieldView } from './FieldView.tsx';
import { activeIn } from './facts.ts';
import { Legend } from './Legend.tsx';
import { menuOf } from './menu.ts';
import { OfferList } from './OfferList.tsx';
import { SideRow } from './SideRow.tsx';
import { seenTable } from './seenTable.ts';
import { TableProvider } from './TableContext.tsx';
import { type GenericTurn, useGenericTurn } from './useGenericTurn.ts';
import './generic.css';

type AnyStand = Stand<unknown, GameEvent>;

/** The turn of whoever sits at a table of any game, and what the table shows meanwhile. */
export function useTurnAt(view: unknown, hands: GenericTurn['hands']) {
  return useGenericTurn(
    hands,
    useCallback((asked) => seenTable(view, asked), [view]),
  );
}

/** A table of any game to be looked at. */
export function WatchedGeneric(stand: AnyStand) {
  const turn = useTurnAt(stand.view, undefined);
  return (
    <GenericTable
      stand={stand}
      turn={turn}
      active={activeIn(stand.view)}
      text={stand.inWords?.()}
    />
  );
}

/** A table of any game, drawn from its view, its prints and what is offered. */
export function GenericTable({
  stand,
  turn,
  active,
  text,
  children,
}: {
  stand: AnyStand;
  turn: ReturnType<typeof useTurnAt>;
  /** Whose move it is. */
  active: Seat | undefined;
  /** The table in words. */
  text: TableText | undefined;
  /** The message line. */
  children?: ReactNode;
}) {
  const { near, names, print, isKept = false } = stand;
  const { table, asked, chosen, offers, opened, hands } = turn;
  const small = useMedia(PHONE);
  const share = useMemo(
    () => ({
      turn,
      print,
      orderOf(anchor: string) {
        if (!asked?.ordered || asked.max === 1) return undefined;
        const place = chosen.findIndex((each) => offers.at.get(anchor)?.includes(each));
        return place < 0 ? undefined : place + 1;
      },
    }),
    [turn, print, asked, chosen, offers],
  );
  const far = opponentOf(near);
  const sideRow = (seat: Seat) => (
    <SideRow
      side={table.sides[seat]}
      near={seat === near}
      name={names[seat]}
      active={active === seat}
    />
  );
  const shared = table.shared.map((each) => (
    <FieldView key={each.field.path} laid={each} whose={undefined} />
  ));
  const land = (seat: Seat) => {
    const side = seat === near ? 'near' : 'far';
    const { fields } = table.sides[seat];
    const lit = active === seat ? 'generic-land--lit' : '';
    if (fields.length === 0) return null;
    return (
      <div className={`generic-land generic-land--${side} ${lit}`} data-side={side}>
        {fields.map((each) => (
          <FieldView key={each.field.path} laid={each} whose={names[seat]} />
        ))}
      </div>
    );
  };
  return (
    <TableProvider value={share}>
      <TableFrame name="generic" className="generic-table" rows stand={stand} turn={turn}>
        {sideRow(far)}
        <div className="generic-board">
          <Contours seed="table" />
          {shared.length > 0 && <div className="generic-land generic-land--shared">{shared}</div>}
          <div className="generic-lands">
            {land(far)}
            {land(near)}
          </div>
          {text && (
            <Legend text={text} all={table.laid.length === 0} isKept={isKept} open={!small} />
          )}
        </div>
        {children}
        {hands && <OfferList />}
        {sideRow(near)}
        {opened !== undefined && asked && hands && (
          <CardMenu
            at={opened}
            label="What to do with this"
            lines={menuOf(asked, offers.at.get(opened) ?? [], chosen)}
            turn={{
              act: (option) => turn.choose(asked.options.indexOf(option)),
              unpick: turn.unpick,
            }}
          />
        )}
      </TableFrame>
    </TableProvider>
  );
}
