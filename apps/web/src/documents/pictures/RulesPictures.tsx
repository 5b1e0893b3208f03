import type { ReactNode } from 'react';
import './RulesPictures.css';

/** Something with a name, and what it is in a few words. */
interface Named {
  readonly name: string;
  readonly words: string;
}

/** Something on a card: where it is, in hundredths of its width and height. */
export interface Pointed extends Named {
  readonly x: number;
  readonly y: number;
}

/** A place of the table, and the area of the grid that it takes. */
export interface TablePlace {
  readonly area: string;
  readonly name: string;
  readonly words?: string;
  readonly side?: 'near' | 'far';
}

/** What the rules of a game are shown by. */
export interface Pictured {
  readonly card: { readonly drawn: ReactNode; readonly points: readonly Pointed[] };
  readonly table: {
    /** The areas of the grid, row by row. */
    readonly areas: readonly string[];
    readonly places: readonly TablePlace[];
  };
  /** A turn, from its beginning to its end. */
  readonly turn: { readonly title: string; readonly parts: readonly Named[] };
}

/** A card with pointers, a table with names, and a turn as a strip. */
export function RulesPictures({ card, table, turn }: Pictured) {
  return (
    <div className="rules-pictures">
      <figure className="rules-card">
        <figcaption>A card</figcaption>
        <div className="rules-card__drawn" inert>
          {card.drawn}
          {card.points.map(({ name, x, y }, place) => (
            <span
              key={name}
              className="rules-card__mark figures"
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              {place + 1}
            </span>
          ))}
        </div>
        <ol className="rules-card__points">
          {card.points.map(({ name, words }, place) => (
            <li key={name}>
              <span className="rules-card__number figures" aria-hidden="true">
                {place + 1}
              </span>
              <span>
                <b>{name}</b> {words}
              </span>
            </li>
          ))}
        </ol>
      </figure>
      <figure className="rules-table">
        <figcaption>The table</figcaption>
        <ul
          className="rules-table__places"
          style={{ gridTemplateAreas: table.areas.map((row) => `"${row}"`).join(' ') }}
        >
          {table.places.map(({ area, name, words, side }) => (
            <li key={area} style={{ gridArea: area }} data-side={side}>
              <b>{name}</b>
              {words && <span>{words}</span>}
            </li>
          ))}
        </ul>
      </figure>
      <figure className="rules-turn">
        <figcaption>{turn.title}</figcaption>
        <ol>
          {turn.parts.map(({ name, words }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{words}</span>
            </li>
          ))}
        </ol>
      </figure>
    </div>
  );
}
