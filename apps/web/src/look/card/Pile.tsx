import { type ReactNode, useMemo } from 'react';
import { CountUp } from '../motion/CountUp.tsx';
import type { CardSize } from './CardFrame.tsx';
import { backAddress } from './pictures.ts';
import './Pile.css';

/** The most edges that are drawn; a higher pile shows its count. */
const mostEdges = 7;

/** A stack of cards: its edges, its top card or back, and how many there are. */
export function Pile({
  label,
  count,
  backKey = 'cardscape',
  top,
  size = 'mini',
  beside = false,
  anchor,
}: {
  label: string;
  count: number;
  backKey?: string | undefined;
  /** The open card on top, if the pile lies face up. */
  top?: ReactNode;
  size?: CardSize | undefined;
  /** Whether its words stand beside it, to keep it low. */
  beside?: boolean;
  anchor?: string | undefined;
}) {
  const edges = Math.min(mostEdges, Math.max(0, Math.ceil(count / 4)));
  const style = useMemo(() => ({ boxShadow: pileShadow(edges) }), [edges]);
  return (
    <figure
      className={`pile card-frame--${size} ${beside ? 'pile--beside' : ''}`}
      aria-label={`${label}: ${count} ${count === 1 ? 'card' : 'cards'}`}
      data-anchor={anchor}
    >
      {count === 0 ? (
        <span className="pile__gap" />
      ) : (
        <div className="pile__stack" style={style}>
          {top ?? <img className="pile__back" src={backAddress(backKey)} alt="" />}
        </div>
      )}
      <figcaption className="pile__label capitals" aria-hidden="true">
        {label} <CountUp value={count} />
      </figcaption>
    </figure>
  );
}

function pileShadow(edges: number): string {
  const lines = Array.from({ length: edges }, (_, edge) => {
    const paper = edge % 2 === 0 ? 'var(--card-paper)' : 'var(--card-edge)';
    return `${(edge + 1) * 0.6}px ${(edge + 1) * 1.5}px 0 ${paper}`;
  });
  return [...lines, `3px ${edges * 1.5 + 4}px 8px rgb(0 0 0 / 0.3)`].join(', ');
}
