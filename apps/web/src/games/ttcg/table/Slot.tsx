import { type CardId, capital, type Seat } from '@cardscape/kernel';
import type { StackView } from '@cardscape/ttcg';
import { nameOf } from '@cardscape/ttcg/tools';
import { Popover } from 'radix-ui';
import { StateMarks } from '../../../look/card/StateMarks.tsx';
import { slotAnchor } from '../../../table/anchors.ts';
import { useDropPlace } from '../../../table/dragging/Dragging.tsx';
import css from './Slot.module.css';
import { isOpen } from './seen.ts';
import { FieldTile, OpenTile, useStanding } from './TableCard.tsx';
import { useTable } from './TableContext.tsx';
import { type Row, slotName } from './tableTypes.ts';

/** One place of the field: empty, or with a stack whose edges show under its active card. */
export function Slot({
  seat,
  row,
  column,
  stack,
}: {
  seat: Seat;
  row: Row;
  column: number;
  stack: StackView;
}) {
  const { turn, near } = useTable();
  const slot = slotName(row, seat, column);
  const goal = turn.goals.slots.get(slot);
  const { place } = useDropPlace(slotAnchor(slot));
  const [top, ...under] = stack;
  const says = goal && turn.hands?.label(goal);
  return (
    <li
      {...place}
      className={`${css.slot} ${top?.tapped ? css.turned : ''}`}
      data-slot={slot}
      data-legal={goal !== undefined || undefined}
      style={{ '--under': Math.min(4, under.length) } as React.CSSProperties}
    >
      {!top && (
        <span className={`${css.name} figures`} aria-hidden="true">
          {column + 1} <small>{capital(row)}</small>
        </span>
      )}
      {!top && (goal || (turn.picked && seat === near)) && (
        <button
          type="button"
          className={css.pick}
          data-pick="slot"
          aria-disabled={!goal}
          onClick={() => turn.pickSlot(slot)}
        >
          <span className="sr-only">
            {says ?? `Column ${column + 1}, ${row} row: not possible`}
          </span>
          <StateMarks legal={goal !== undefined} />
        </button>
      )}
      {under.map((card, depth) => (
        <span
          key={isOpen(card) ? card.card : `back ${depth}`}
          className={css.edge}
          style={{ '--depth': depth + 1 } as React.CSSProperties}
          aria-hidden="true"
        />
      ))}
      {top && <FieldTile card={top} slot={slot} />}
      {top && isOpen(top) && <Bound to={top.bound} />}
      {under.length > 0 && <Fan slot={slot} stack={stack} column={column} row={row} />}
    </li>
  );
}

/** What an equipped card belongs to: beside the card, never over it. */
function Bound({ to }: { to: CardId | null }) {
  const { seen } = useTable();
  const found = to === null ? undefined : seen.get(to);
  if (!found) return null;
  const words = `on ${nameOf(found.design)}`;
  return (
    <span className={css.bound} title={words}>
      {words}
    </span>
  );
}

/** The cards of a stack side by side, for as long as it is laid out. */
function Fan({
  slot,
  stack,
  column,
  row,
}: {
  slot: string;
  stack: StackView;
  column: number;
  row: Row;
}) {
  const { fanned, fan, turn } = useTable();
  const open = stack.filter(isOpen);
  const legal = open
    .slice(1)
    .some(({ card }) => turn.isLegal(card) && turn.asked?.kind === 'choose');
  return (
    <Popover.Root open={fanned === slot} onOpenChange={(opens) => fan(opens ? slot : undefined)}>
      <Popover.Trigger
        className={`${css.count} figures ${legal ? css.countLegal : ''}`}
        aria-label={`Lay out the stack in column ${column + 1}, ${row} row: ${stack.length} cards`}
      >
        {stack.length}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={css.fan}
          sideOffset={8}
          collisionPadding={12}
          aria-label={`The stack in column ${column + 1}`}
        >
          <p className={css.words}>The active card first, then what lies under it.</p>
          <ol className={css.cards}>
            {open.map((card) => (
              <li key={card.card}>
                <FannedTile card={card} />
              </li>
            ))}
          </ol>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function FannedTile({ card }: { card: StackView[number] & { card: number; design: string } }) {
  const { turn, fan } = useTable();
  const { anchor: _, ...standing } = useStanding(card.card);
  const chooses = turn.asked?.kind === 'choose' && turn.isLegal(card.card);
  const onPick = () => {
    fan(undefined);
    if (chooses) turn.pick(card.card);
    else turn.read(card.card);
  };
  return (
    <OpenTile
      card={card.card}
      design={card.design}
      field={isOpen(card) ? { ...card, tapped: false } : undefined}
      standing={{ ...standing, legal: chooses, onPick }}
    />
  );
}
