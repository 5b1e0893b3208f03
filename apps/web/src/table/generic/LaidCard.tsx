import { counted } from '@cardscape/kernel';
import type { CSSProperties } from 'react';
import { Card } from '../../look/card/Card.tsx';
import { backAddress } from '../../look/card/pictures.ts';
import { StateMarks } from '../../look/card/StateMarks.tsx';
import { Movable } from '../dragging/Dragging.tsx';
import type { Item } from './offers.ts';
import { printed } from './printed.ts';
import { useTable } from './TableContext.tsx';

/** What lies in a place: a card as it is printed, or backs. */
export function LaidCard({
  item,
  where,
  size,
  byTouch,
  stands,
}: {
  item: Item;
  /** The place, for those who hear it. */
  where: string;
  size: 'mini' | 'small';
  byTouch: boolean;
  /** Whether it stands for its place, which has the anchor. */
  stands: boolean;
}) {
  const { orderOf } = useTable();
  const order = orderOf(item.anchor);
  return (
    <>
      {'seen' in item ? (
        <Face item={item} size={size} byTouch={byTouch} />
      ) : (
        <Backs item={item} where={where} size={size} stands={stands} />
      )}
      {order !== undefined && <span className="generic-order figures">{order}</span>}
    </>
  );
}

function Face({
  item: { seen, anchor },
  size,
  byTouch,
}: {
  item: Extract<Item, { readonly seen: unknown }>;
  size: 'mini' | 'small';
  byTouch: boolean;
}) {
  const { turn, print } = useTable();
  const design = print(seen.design);
  const isTaken = turn.isTaken(anchor);
  if (!design) return <span data-anchor={anchor}>{seen.design}</span>;
  return (
    <Movable card={seen.card} off={!turn.hands} byTouch={byTouch}>
      <Card
        {...printed(design)}
        size={size}
        anchor={anchor}
        legal={turn.isOffered(anchor)}
        chosen={isTaken}
        onPick={turn.hands && (() => turn.pickAt(anchor))}
      />
    </Movable>
  );
}

/** The most edges that a stack shows. */
const mostEdges = 6;

function Backs({
  item: { back, count, anchor },
  where,
  size,
  stands,
}: {
  item: Extract<Item, { readonly back: string }>;
  where: string;
  size: 'mini' | 'small';
  stands: boolean;
}) {
  const { turn } = useTable();
  const isOffered = turn.isOffered(anchor);
  const words = `${where}: ${counted(count, 'card')} face down`;
  const shared = {
    className: `generic-back card-frame--${size}`,
    'data-anchor': stands ? undefined : anchor,
    'data-card': 'face-down',
    style: { '--edges': Math.min(mostEdges, Math.ceil(count / 3)) } as CSSProperties,
  };
  const inside = (
    <>
      <img src={backAddress(back)} alt="" draggable={false} />
      {count > 1 && (
        <span className="generic-back__count figures" aria-hidden="true">
          {count}
        </span>
      )}
      <StateMarks legal={isOffered} chosen={turn.isTaken(anchor)} />
    </>
  );
  // The ring stops only at backs that something can be done with.
  return isOffered ? (
    <button
      type="button"
      {...shared}
      data-pick
      data-legal
      aria-pressed={turn.isTaken(anchor)}
      onClick={() => turn.pickAt(anchor)}
    >
      <span className="sr-only">{words}</span>
      {inside}
    </button>
  ) : (
    <div role="img" aria-label={words} {...shared}>
      {inside}
    </div>
  );
}
