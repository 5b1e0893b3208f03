import { useEffect, useRef } from 'react';
import { wantsStillness } from '../motion/motion.ts';
import './Die.css';

const near = 28;
const middle = 50;
const far = 72;

/** Where the pips of each face sit. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [middle, middle],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, middle],
    [far, middle],
    [near, far],
    [far, far],
  ],
};

/** A die of one to six. It rolls when `roll` changes: count your rolls and pass the count. */
export function Die({
  value,
  roll = 0,
  size = 52,
  tone = 'bone',
}: {
  value: number;
  roll?: number | undefined;
  size?: number | undefined;
  /** Yours and theirs differ in colour and in the line along the edge. */
  tone?: 'bone' | 'ink' | undefined;
}) {
  const die = useRef<SVGSVGElement>(null);
  const rolled = useRef(roll);
  useEffect(() => {
    if (rolled.current === roll) return;
    rolled.current = roll;
    die.current?.animate(
      wantsStillness()
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [
            { transform: 'translate(-46px, -34px) rotate(-420deg)', opacity: 0.4 },
            { transform: 'translate(-14px, 0) rotate(-140deg)', opacity: 1, offset: 0.45 },
            { transform: 'translate(-5px, -13px) rotate(-60deg)', offset: 0.65 },
            { transform: 'none' },
          ],
      { duration: 560, easing: 'cubic-bezier(0.3, 0.6, 0.4, 1)' },
    );
  }, [roll]);
  return (
    <svg
      ref={die}
      className={`die die--${tone}`}
      viewBox="0 0 100 106"
      width={size}
      height={size * 1.06}
      role="img"
      aria-label={`Die: ${value}`}
    >
      <rect className="die__edge" x="3" y="9" width="94" height="94" rx="16" />
      <rect className="die__face" x="3" y="3" width="94" height="94" rx="16" />
      <rect className="die__line" x="10" y="10" width="80" height="80" rx="11" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="die__pip" cx={x} cy={y} r="9" />
      ))}
    </svg>
  );
}
