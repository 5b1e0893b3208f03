import { counted } from '@cardscape/kernel';
import type { MouseEvent } from 'react';
import { StateMarks } from '../../look/card/StateMarks.tsx';
import { useDropPlace } from '../dragging/Dragging.tsx';
import { LaidCard } from './LaidCard.tsx';
import { fieldAnchor, type Laid } from './offers.ts';
import { useTable } from './TableContext.tsx';
import '../../look/paper/ticks.css';

/** A place of the table, like a field on a map: what lies there, under a faint name. */
export function FieldView({
  laid: { field, items },
  whose,
}: {
  laid: Laid;
  /** What its owner is called, if it has one. */
  whose: string | undefined;
}) {
  const { turn } = useTable();
  const anchor = fieldAnchor(field);
  const name = whose === undefined ? field.label : `${whose}, ${field.label.toLowerCase()}`;
  const { place } = useDropPlace(anchor);
  const [only] = items;
  const isOneStack = only?.anchor === anchor;
  const isOffered = turn.isOffered(anchor) && !isOneStack;
  const onGround = ({ target, currentTarget }: MouseEvent) => {
    const held = (target as Element).closest('[data-anchor], button');
    if (held === currentTarget) turn.pickAt(anchor);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the button in it
    <section
      {...place}
      className={`generic-place ticks ${items.length === 0 ? 'generic-place--empty' : ''}`}
      aria-label={`${name}: ${counted(field.cards.length, 'card')}`}
      data-zone={field.zone}
      onClick={isOffered ? onGround : undefined}
    >
      <h2 className="generic-place__name">
        {isOffered ? (
          <button
            type="button"
            data-pick
            data-legal
            aria-pressed={turn.isTaken(anchor)}
            onClick={() => turn.pickAt(anchor)}
          >
            {field.label}
          </button>
        ) : (
          field.label
        )}
      </h2>
      <ul className="generic-place__cards">
        {items.map((item) => (
          <li key={item.anchor}>
            <LaidCard
              item={item}
              where={name}
              size="mini"
              byTouch={false}
              stands={item.anchor === anchor}
            />
          </li>
        ))}
      </ul>
      <StateMarks legal={isOffered} chosen={isOffered && turn.isTaken(anchor)} />
    </section>
  );
}
