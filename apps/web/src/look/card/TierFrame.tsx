import { useId } from 'react';
import type { Tier } from './tier.ts';
import './TierFrame.css';

const width = 250;
const height = 350;

function Inset({ by, className }: { by: number; className: string }) {
  return (
    <rect
      className={className}
      x={by}
      y={by}
      width={width - 2 * by}
      height={height - 2 * by}
      rx={Math.max(1, 9 - by)}
    />
  );
}

/** The same ornament in all four corners, drawn for the top left one. */
function Corners({ children }: { children: React.ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform={`translate(${width} 0) scale(-1 1)`}>{children}</g>
      <g transform={`translate(0 ${height}) scale(1 -1)`}>{children}</g>
      <g transform={`translate(${width} ${height}) scale(-1 -1)`}>{children}</g>
    </>
  );
}

const star = 'M11 3 L12.6 9.4 L19 11 L12.6 12.6 L11 19 L9.4 12.6 L3 11 L9.4 9.4 Z';
const bracket = 'M4.5 26 V4.5 H26 M8.5 20 V8.5 H20';

/** The engraved line round a card: heavier and richer with each tier, gold from Mythic on. */
export function TierFrame({ tier }: { tier: Tier }) {
  const foil = useId();
  const golden = tier === 'mythic' || tier === 'primal';
  return (
    <svg
      className={`tier-frame tier-frame--${tier}`}
      viewBox={`0 0 ${width} ${height}`}
      // On the field cards may be stouter; the frame goes with them.
      preserveAspectRatio="none"
      aria-hidden="true"
      style={golden ? { stroke: `url(#${foil})`, color: 'var(--card-gold)' } : undefined}
    >
      {golden && (
        <linearGradient id={foil} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#8a6410" />
          <stop offset="0.3" stopColor="#e8cb74" />
          <stop offset="0.5" stopColor="#9b7418" />
          <stop offset="0.72" stopColor="#f0d888" />
          <stop offset="1" stopColor="#8a6410" />
        </linearGradient>
      )}
      {tier === 'common' && <Inset by={6} className="tier-frame__hair" />}
      {tier === 'uncommon' && (
        <>
          <Inset by={5} className="tier-frame__hair" />
          <Inset by={8.5} className="tier-frame__hair" />
        </>
      )}
      {tier === 'rare' && (
        <>
          <Inset by={6} className="tier-frame__heavy" />
          <Inset by={9.5} className="tier-frame__hair" />
          <Corners>
            <path className="tier-frame__block" d="M3 3 H12 V12 H3 Z" />
          </Corners>
        </>
      )}
      {(tier === 'ultra' || golden) && (
        <>
          <Inset by={4} className="tier-frame__hair" />
          <Inset by={6.5} className="tier-frame__neatline" />
          <Inset by={9} className="tier-frame__hair" />
        </>
      )}
      {tier === 'ultra' && (
        <Corners>
          <path className="tier-frame__block" d="M3 3 H13 V13 H3 Z" />
        </Corners>
      )}
      {tier === 'mythic' && (
        <Corners>
          <circle className="tier-frame__boss" cx="11" cy="11" r="9" />
          <path className="tier-frame__block" d={star} />
        </Corners>
      )}
      {tier === 'primal' && (
        <>
          <Inset by={12} className="tier-frame__dotted" />
          <Corners>
            <path className="tier-frame__heavy" d={bracket} />
            <circle className="tier-frame__boss" cx="13" cy="13" r="12" />
            <path
              className="tier-frame__block"
              transform="translate(-1.5 -1.5) scale(1.32)"
              d={star}
            />
          </Corners>
        </>
      )}
    </svg>
  );
}
