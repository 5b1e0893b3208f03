import type { Ring } from '@cardscape/exchange';
import { useId } from 'react';
import { ringPlaces, SIDE } from './ringShape.ts';
import './RingFigure.css';

/** More people than these are drawn by their numbers alone; the words below name them. */
const MOST_NAMED = 8;
/** More have no room for numbers. */
const MOST_NUMBERED = 24;
const LONGEST_NAME = 9;

/** A ring as it is: people in a circle, and the cards that go from each to the next. */
export function RingFigure({ ring }: { ring: Ring }) {
  const head = useId();
  const places = ringPlaces(ring.length);
  const isNamed = ring.length <= MOST_NAMED;
  return (
    <figure className="ring" data-ring={ring.length}>
      <svg className="ring__drawing" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <defs>
          <marker
            id={head}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path className="ring__head" d="M0 0 L8 4 L0 8 Z" />
          </marker>
        </defs>
        {places.map(({ arrow }) => (
          <path key={arrow} className="ring__arrow" d={arrow} markerEnd={`url(#${head})`} />
        ))}
        {places.map(({ at, middle }, number) => (
          <g key={`${at.x} ${at.y}`}>
            {isNamed ? (
              <>
                <Label at={middle} kind="card" words={ring[number]?.card ?? ''} />
                <Label at={at} kind="person" words={ring[number]?.from ?? ''} />
              </>
            ) : (
              <Mark at={at} number={ring.length <= MOST_NUMBERED ? number + 1 : undefined} />
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className="ring__steps">
          {ring.map(({ from, to, card }) => (
            <li key={`${from} ${card}`}>
              <b>{from}</b> gives {card} to <b>{to}</b>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function Mark({ at, number }: { at: { x: number; y: number }; number: number | undefined }) {
  if (number === undefined) return <circle className="ring__mark" cx={at.x} cy={at.y} r="3" />;
  return (
    <>
      <circle className="ring__plate ring__plate--person" cx={at.x} cy={at.y} r="10" />
      <text className="ring__word ring__word--number" x={at.x} y={at.y + 4} textAnchor="middle">
        {number}
      </text>
    </>
  );
}

function Label({ at, kind, words }: { at: { x: number; y: number }; kind: string; words: string }) {
  const shown = words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME - 1)}…` : words;
  const width = shown.length * 7.6 + 14;
  return (
    <>
      <rect
        className={`ring__plate ring__plate--${kind}`}
        x={at.x - width / 2}
        y={at.y - 12}
        width={width}
        height={24}
        rx={kind === 'person' ? 12 : 2}
      />
      <text
        className={`ring__word ring__word--${kind}`}
        x={at.x}
        y={at.y + 4.5}
        textAnchor="middle"
      >
        {shown}
      </text>
    </>
  );
}
