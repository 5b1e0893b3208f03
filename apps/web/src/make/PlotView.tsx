import {
  type About,
  type Plot,
  type PlotInk,
  type PlotMark,
  partsOf,
} from '@cardscape/studio/analysis';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import './PlotView.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** A plot whose parts can be asked about: with the mouse, a finger, or the arrow keys. */
export function PlotView({
  plot,
  chosen,
  onChoose,
  onLook,
}: {
  plot: Plot;
  chosen: About | undefined;
  onChoose: (part: About) => void;
  /** Told of what the mouse is over. */
  onLook: (part: About | undefined) => void;
}) {
  const title = useId();
  const [reached, setReached] = useState(0);
  const parts = partsOf(plot).filter(({ value }) => value !== '0');
  const at = Math.min(reached, parts.length - 1);
  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    const step = STEPS[event.key];
    const next = at + (step ?? 0);
    if (step === undefined || next < 0 || next >= parts.length) return;
    event.preventDefault();
    setReached(next);
    event.currentTarget.querySelector<SVGGElement>(`[data-part="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no other element groups what is drawn
    <svg
      className="plot-view"
      role="group"
      aria-labelledby={title}
      width={plot.width}
      height={plot.height}
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      onKeyDown={move}
    >
      <title id={title}>{plot.title}</title>
      {grouped(plot.marks).map(({ about, marks, key }) => {
        const number = about ? parts.indexOf(about) : -1;
        const drawn = marks.map((mark, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
          <Mark key={place} mark={mark} />
        ));
        if (!about || number < 0) return <g key={key}>{drawn}</g>;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn in here
          <g
            key={key}
            role="button"
            tabIndex={number === at ? 0 : -1}
            data-part={number}
            aria-label={`${about.label}: ${about.value}`}
            aria-pressed={about.label === chosen?.label}
            onClick={() => {
              setReached(number);
              onChoose(about);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onChoose(about);
            }}
            onPointerEnter={() => onLook(about)}
            onPointerLeave={() => onLook(undefined)}
          >
            {drawn}
          </g>
        );
      })}
    </svg>
  );
}

interface MarkGroup {
  readonly key: number;
  readonly about: About | undefined;
  readonly marks: PlotMark[];
}

/** What is drawn for one part together, one after the other. */
function grouped(marks: readonly PlotMark[]): MarkGroup[] {
  const groups: MarkGroup[] = [];
  for (const mark of marks) {
    const about = 'about' in mark ? mark.about : undefined;
    const last = groups.at(-1);
    if (last && last.about === about) last.marks.push(mark);
    else groups.push({ key: groups.length, about, marks: [mark] });
  }
  return groups;
}

function Mark({ mark }: { mark: PlotMark }) {
  const ink = inkOf(mark.ink);
  if (mark.kind === 'text') {
    const { text, x, y, size, face, anchor, turned } = mark;
    return (
      <text
        {...ink}
        x={x}
        y={y}
        fontSize={size}
        data-face={face}
        textAnchor={anchor}
        {...(turned && { transform: `rotate(-90 ${x} ${y})` })}
      >
        {text}
      </text>
    );
  }
  if (mark.kind === 'shape')
    return (
      <polygon
        {...ink}
        points={mark.points.map(([x, y]) => `${x},${y}`).join(' ')}
        fillOpacity={mark.strength}
      />
    );
  const { x, y, width, height, strength, hollow } = mark;
  return <rect {...ink} {...{ x, y, width, height }} data-hollow={hollow} fillOpacity={strength} />;
}

/** A named ink follows the theme; a colour of its own is lightened by night. */
function inkOf(ink: PlotInk): { 'data-ink': string; style?: CSSProperties } {
  if (!ink.startsWith('#')) return { 'data-ink': ink };
  return { 'data-ink': 'own', style: { '--own-ink': ink } as CSSProperties };
}
