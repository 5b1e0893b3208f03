import { type Terrain, terrainLook } from '@cardscape/studio';
import { memo } from 'react';
import { CardFrame, type CardStanding } from './CardFrame.tsx';
import { Glyph } from './Glyph.tsx';
import { numberRelief } from './numberRelief.ts';
import { signed } from './numerals.ts';
import { patternAddress } from './pictures.ts';
import './NumberCard.css';

/** A number card as printed, and how it lies. */
export interface NumberCardProps extends CardStanding {
  value: number;
  terrain: Terrain;
  name?: string | undefined;
  /** What a screen reader says, where the print alone would not tell how the card lies. */
  says?: string | undefined;
}

const plates = {
  above: 'M100 66 L156 112 V198 H44 V112 Z',
  level: 'M64 90 H136 L162 140 L136 190 H64 L38 140 Z',
  below: 'M100 214 L156 168 V82 H44 V168 Z',
} as const;

/**
 * A number card. Above zero it is a hill under a plate that points up, below zero a hollow with
 * hachures under a plate that points down; it has as many contour lines as its number.
 */
export const NumberCard = memo(function NumberCard(props: NumberCardProps) {
  const { value, terrain, name, says, ...standing } = props;
  const { label } = terrainLook(terrain);
  const side = value > 0 ? 'above' : value < 0 ? 'below' : 'level';
  const words = says ?? [name, signed(value), label].filter(Boolean).join(', ');
  const relief = numberRelief(value, terrain);
  return (
    <CardFrame
      {...standing}
      kind="number-card"
      terrain={terrain}
      label={words}
      large={() => <NumberCard value={value} terrain={terrain} name={name} size="large" />}
    >
      <span className="sr-only">{words}</span>
      <img className="number-card__ground" src={patternAddress(terrain, 200, 280)} alt="" />
      <svg
        className="number-card__relief"
        viewBox="0 0 200 280"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="number-card__clearing" d={relief.clearing} />
        <path className="number-card__contours" d={relief.contours} />
        <path className="number-card__hachures" d={relief.hachures} />
        <path className="number-card__plate" d={plates[side]} />
        <text
          className="number-card__numeral"
          data-figure
          x="100"
          y={side === 'above' ? 182 : side === 'below' ? 158 : 166}
        >
          {signed(value)}
        </text>
      </svg>
      <span className="number-card__corner" aria-hidden="true">
        <b className="figures">{signed(value)}</b>
        <Glyph terrain={terrain} />
      </span>
      <span className="number-card__corner number-card__corner--foot" aria-hidden="true">
        <b className="figures">{signed(value)}</b>
        <Glyph terrain={terrain} />
      </span>
      <span className="number-card__name" aria-hidden="true">
        {name ?? label}
      </span>
    </CardFrame>
  );
});
