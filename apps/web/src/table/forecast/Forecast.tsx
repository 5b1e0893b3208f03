import { useDndContext } from '@dnd-kit/core';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { elementAt } from '../../look/motion/elementAt.ts';
import type { TableTurn } from '../picking/turn.ts';
import './Forecast.css';

/** The anchor of what is aimed at: under the pointer, under the card in the air, or with the ring. */
function useAimedAt(table: RefObject<HTMLElement | null>): string | undefined {
  const { over } = useDndContext();
  const [pointed, setPointed] = useState<string>();
  useEffect(() => {
    const root = table.current;
    if (!root) return;
    const aim = ({ target }: Event) =>
      setPointed(
        (target as Element).closest<HTMLElement>('[data-anchor]')?.dataset.anchor ?? undefined,
      );
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) root.addEventListener(event, aim);
    return () => {
      for (const event of events) root.removeEventListener(event, aim);
    };
  }, [table]);
  return over ? String(over.id) : pointed;
}

/** What would come of the act that is thought of, beside what it is aimed at. */
export function Forecast({
  table,
  turn,
}: {
  table: RefObject<HTMLElement | null>;
  turn: TableTurn;
}) {
  const aimed = useAimedAt(table);
  const lines = aimed === undefined ? undefined : turn.forecast?.(aimed);
  const box = lines && elementAt(aimed ?? '')?.getBoundingClientRect();
  // On the page rather than the table: the menu of a card lies over that.
  return createPortal(
    <div
      className="forecast"
      role="status"
      style={
        box && {
          left: Math.max(120, Math.min(innerWidth - 120, box.left + box.width / 2)),
          // It ends above what is aimed at; where it is too high for that it grows down, not out of the screen.
          minHeight: Math.min(box.top, innerHeight - 20) - 12,
        }
      }
    >
      {box && lines && (
        <div className="forecast__words" data-forecast>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>,
    document.body,
  );
}
