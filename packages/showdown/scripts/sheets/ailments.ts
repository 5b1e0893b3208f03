import {
  contour,
  GOLD,
  INK,
  line,
  PAPER,
  path,
  polar,
  stroke,
  swell,
  TEAL,
  VERMILION,
} from './pen.ts';
import type { Sheet } from './sheet.ts';

/** A star with so many points. */
function star(x: number, y: number, size: number, points: number, turn: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    polar(x, y, at % 2 ? size * 0.42 : size, turn + at / (points * 2)),
  );
  return path(corners, true);
}

/** A survey line that goes around in circles, and stars on it. */
export const STUN: Sheet = {
  name: 'stun.png',
  rows: [
    {
      width: 112,
      height: 48,
      count: 6,
      draw(_, index) {
        const around = (from: number, to: number) =>
          Array.from({ length: 25 }, (_, step): [number, number] => {
            const [x, y] = polar(0, 0, 46, from + ((to - from) * step) / 24);
            return [56 + x, 24 + y * 0.36];
          });
        const arcs = [0, 1, 2].map((arc) => {
          const start = arc / 3 + index / 18;
          return line(path(around(start, start + 0.22)), { color: GOLD, width: 3 });
        });
        return arcs.join('');
      },
    },
    {
      width: 24,
      height: 24,
      count: 4,
      draw(_, index) {
        const size = [11, 10, 9, 10][index] ?? 9;
        return line(star(12, 12, size, 5, -0.25 + index * 0.02), { fill: GOLD, width: 1.3 });
      },
    },
  ],
};

/** Waves of a voice that are struck out. */
export const SILENCE: Sheet = {
  name: 'silence.png',
  rows: [
    {
      width: 112,
      height: 112,
      count: 9,
      draw(time) {
        const fading = Math.max(0, 1 - time * 1.5);
        const waves = [18, 28, 38].flatMap((radius) =>
          [-1, 1].map((side) => {
            const arc = Array.from({ length: 13 }, (_, step) =>
              polar(56, 56, radius, (side < 0 ? 0.5 : 0) + (step - 6) / 60),
            );
            return line(path(arc), { color: TEAL, width: 3, opacity: fading });
          }),
        );
        const struck = Math.min(1, Math.max(0, time * 4 - 0.5));
        const gone = time < 0.8 ? 1 : 1 - (time - 0.8) * 3.5;
        const ring = line(contour(56, 56, 34, 'silence', 0.03), {
          width: 4,
          opacity: struck * gone,
        });
        const end = 30 + 52 * struck;
        const bar = stroke([30, 30], [end, end], 9);
        const strike = line(bar, {
          color: VERMILION,
          fill: VERMILION,
          width: 1.4,
          opacity: struck > 0 ? gone : 0,
        });
        return waves.join('') + ring + strike;
      },
    },
  ],
};

/** A pennant is planted, and the ground around it measured anew. */
export const HIJACK: Sheet = {
  name: 'hijack.png',
  rows: [
    {
      width: 112,
      height: 128,
      count: 8,
      draw(time, index) {
        const wave = (at: number) => 4 * Math.sin(2 * Math.PI * (index / 8 + at));
        const pole = line(
          path([
            [44, 112],
            [44, 16],
          ]),
          { width: 3.4 },
        );
        const flag = `M44 18Q60 ${12 + wave(0)} 74 ${20 + wave(0.3)}T102 ${24 + wave(0.6)}L88 ${36 + wave(0.5)}L100 ${50 + wave(0.6)}Q74 ${56 + wave(0.3)} 44 52Z`;
        const cloth = line(flag, { color: INK, fill: VERMILION, width: 2 });
        const seam = `<path d="M50 ${30 + wave(0.1) / 2}Q66 ${26 + wave(0.2)} 84 ${34 + wave(0.4)}" fill="none" stroke="${PAPER}" stroke-width="1.6"/>`;
        const base = line(contour(44, 112, 14 + 10 * swell(time), 'claim', 0.05, 0.4), {
          color: VERMILION,
          width: 2,
          dash: '7 4 2 4',
        });
        return base + pole + cloth + seam;
      },
    },
  ],
};
