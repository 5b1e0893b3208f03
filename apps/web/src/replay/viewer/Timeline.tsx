import { type PointerEvent, useMemo, useState } from 'react';
import { useSize } from '../../look/browser/useSize.ts';
import type { Mark, Part } from '../playback/marks.ts';
import { everyNth } from '../playback/partNames.ts';
import { useScrubbing } from './useScrubbing.ts';
import './Timeline.css';

/** What the number of a part takes, in pixels. */
const nameRoom = 30;

/** Marks that are drawn above the road, from the weightiest; plays are ticks on the road itself. */
const signs: readonly Mark['kind'][] = ['fault', 'end', 'score', 'takeback', 'note'];

/** The whole match as a surveyed road: its parts, what happened where, and where one stands. */
export function Timeline({
  parts,
  marks,
  last,
  at,
  told,
  onGo,
  onScrub,
}: {
  parts: readonly Part[];
  marks: readonly Mark[];
  last: number;
  at: number;
  /** What happened at a step, in a few words. */
  told: (step: number) => string;
  onGo: (step: number) => void;
  /** The thumb was taken, or let go. */
  onScrub: (scrubbing: boolean) => void;
}) {
  const scrub = useScrubbing(at, onGo, onScrub);
  const [pointed, setPointed] = useState<number>();
  const [road, width] = useSize();
  const nth = everyNth(
    parts.map(({ from }) => (from / Math.max(1, last)) * width),
    nameRoom,
  );
  const place = (step: number) => `${last === 0 ? 0 : (step / last) * 100}%`;
  const stepAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * last)));
  };
  return (
    <div className="timeline">
      <div className="timeline__parts" ref={road}>
        {parts.map(({ word, number, name, from, to }, index) => (
          <button
            key={from}
            type="button"
            className={`timeline__part ${at >= from && (at < to || to === last) ? 'timeline__part--here' : ''}`}
            style={{ left: place(from), width: `calc(${place(to)} - ${place(from)})` }}
            title={name}
            onClick={() => onGo(from)}
          >
            {(index + 1) % nth === 0 ? (
              <PartName word={word} number={number} />
            ) : (
              <span className="sr-only">{name}</span>
            )}
          </button>
        ))}
      </div>
      <div
        className="timeline__road"
        onPointerMove={(event) => setPointed(stepAt(event))}
        onPointerLeave={() => setPointed(undefined)}
      >
        <Drawn marks={marks} place={place} />
        <span className="timeline__gone" style={{ width: place(scrub.value) }} />
        <input
          className="timeline__range"
          type="range"
          aria-label="Position in the match"
          aria-valuetext={`Step ${at} of ${last}. ${told(at)}`}
          min={0}
          max={last}
          {...scrub}
        />
        {pointed !== undefined && (
          <span
            className={`timeline__tip ${pointed > last / 2 ? 'timeline__tip--left' : ''}`}
            style={{ left: place(pointed) }}
            aria-hidden="true"
          >
            <strong className="figures">Step {pointed}</strong> {told(pointed)}
            {marks
              .filter(({ step, kind }) => step === pointed && isSaidApart(kind))
              .map(({ kind, words }) => (
                <em key={kind + words}>{words}</em>
              ))}
          </span>
        )}
      </div>
    </div>
  );
}

/** "Turn 3"; where there is no room for that, "3". */
function PartName({ word, number }: { word: string; number: number }) {
  return (
    <>
      <span className="timeline__word">{word} </span>
      {number}
    </>
  );
}

/** Events are told with their step; the other marks say something of their own. */
function isSaidApart(kind: Mark['kind']): boolean {
  return kind !== 'play' && kind !== 'score';
}

/** Ticks and signs: they do not change while the match is watched. */
function Drawn({ marks, place }: { marks: readonly Mark[]; place: (step: number) => string }) {
  const drawn = useMemo(() => heaviestFirst(marks), [marks]);
  return (
    <span className="timeline__marks" aria-hidden="true">
      {marks
        .filter(({ kind }) => kind === 'play')
        .map(({ step, seat }) => (
          <i
            key={step}
            className={`timeline__play timeline__play--${seat}`}
            style={{ left: place(step) }}
          />
        ))}
      {drawn.map((mark) => (
        <Sign key={mark.step} mark={mark} left={place(mark.step)} />
      ))}
    </span>
  );
}

/** One sign for each step that has any: the weightiest. */
function heaviestFirst(marks: readonly Mark[]): Mark[] {
  const bySteps = new Map<number, Mark>();
  for (const kind of signs)
    for (const mark of marks)
      if (mark.kind === kind && !bySteps.has(mark.step)) bySteps.set(mark.step, mark);
  return [...bySteps.values()];
}

const paths: Readonly<Record<Exclude<Mark['kind'], 'play'>, string>> = {
  // A planted flag; the one of the second player flies hollow, and nobody's is a bare pole.
  score: 'M5 20 V3 L15 6.5 L5 10',
  takeback: 'M4 9 H12 Q17 9 17 14 Q17 18 12 18 H8 M8 5 L4 9 L8 13',
  note: 'M4 3 H16 V14 H10 L6 18 V14 H4 Z',
  end: 'M5 20 V3 H17 V11 H5 M5 7 H17 M9 3 V11 M13 3 V11',
  fault: 'M10 2 L18.5 18 H1.5 Z M10 8 V12.5 M10 15 V15.6',
};

function Sign({ mark: { kind, seat }, left }: { mark: Mark; left: string }) {
  if (kind === 'play') return null;
  const path = kind === 'score' && seat === undefined ? 'M5 20 V3' : paths[kind];
  return (
    <svg
      className={`timeline__sign timeline__sign--${kind} ${seat === 0 ? 'timeline__sign--first' : ''}`}
      viewBox="0 0 20 20"
      width="18"
      height="18"
      style={{ left }}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
