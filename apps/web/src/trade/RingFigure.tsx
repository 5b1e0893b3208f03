import type { Ring } from '@cardscape/exchange';
import { useId } from 'react';
import { ringPlaces, SIDE } from './ringShape.ts';
import './RingFigure.css';

/** So wide all labels of a ring may be together; else numbers are drawn, and the words below name them. */
const WIDEST_LABELS = 640;
/** More have no room for numbers. */
const MOST_NUMBERED = 24;
/** A name that is cut says little. */
const LONGEST_NAME = 9;

/** A ring as it is: people in a circle, and the cards that go from each to the next. */
export function RingFigure({ ring }: { ring: Ring }) {
  const head = useId();
  const places = ringPlaces(ring.length);
  const longest = ring.reduce(
    (most, { from, card }) => Math.max(most, from.length, card.length),
    0,
  );
  const isNamed = longest <= LONGEST_NAME && 2 * ring.length * labelWidth(longest) <= WIDEST_LABELS;
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

/** How wide a label is with so many letters. */
function labelWidth(letters: number): number {
  return letters * 7.6 + 14;
}

function Label({ at, kind, words }: { at: { x: number; y: number }; kind: string; words: string }) {
  const width = labelWidth(words.length);
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
        {words}
      </text>
    </>
  );
}
