import type { Seat } from '@cardscape/kernel';
import { EQUIP_SLOTS, FIELD, MOB_SLOTS } from '@cardscape/showdown/tools';
import { memo } from 'react';
import { slotPlace } from '../match/carrying.ts';
import css from './Half.module.css';
import { useGoal, useTable } from './TableContext.tsx';
import { TableTile } from './TableTile.tsx';

/** One player's side of the table: seven mobs, seven pieces of equipment, a field. */
export const Half = memo(function Half({ seat, side }: { seat: Seat; side: 'near' | 'far' }) {
  const { view, names } = useTable();
  const lit = view.active === seat ? css.lit : '';
  const rows = [
    <Row key="mobs" seat={seat} slots={MOB_SLOTS} kind="mob" label={`${names[seat]}: mobs`} />,
    <Row
      key="equips"
      seat={seat}
      slots={EQUIP_SLOTS}
      kind="equip"
      label={`${names[seat]}: equipment`}
    />,
  ];
  return (
    <section
      className={`${css.half} ${lit}`}
      aria-label={`${names[seat]}: side of the table`}
      data-zone="half"
      data-side={side}
    >
      {/* Mobs stand in front: where the two sides meet. */}
      <div className={css.rows}>{side === 'far' ? rows.toReversed() : rows}</div>
      <ul className={`${css.row} ${css.field}`} aria-label={`${names[seat]}: field`}>
        <Slot seat={seat} slot={FIELD} kind="field" />
      </ul>
    </section>
  );
});

function Row({
  seat,
  slots,
  kind,
  label,
}: {
  seat: Seat;
  slots: readonly number[];
  kind: 'mob' | 'equip';
  label: string;
}) {
  return (
    <ul className={`${css.row} ${css[kind] ?? ''}`} aria-label={label}>
      {slots.map((slot) => (
        <Slot key={slot} seat={seat} slot={slot} kind={kind} />
      ))}
    </ul>
  );
}

const empty = { mob: 'Mob', equip: 'Gear', field: 'Field' } as const;

function Slot({ seat, slot, kind }: { seat: Seat; slot: number; kind: 'mob' | 'equip' | 'field' }) {
  const { view } = useTable();
  const unit = view.players[seat].slots[slot];
  return (
    <li className={css.slot} {...useGoal(slotPlace(seat, slot))}>
      {unit ? (
        <TableTile card={unit.card} design={unit.design} unit={unit} />
      ) : (
        <span className={css.empty}>{empty[kind]}</span>
      )}
    </li>
  );
}
