import { contour, GOLD, GREEN, INK, line, PAPER, path, polar, stroke, swell } from './pen.ts';
import type { Sheet } from './sheet.ts';

/** A new hill on the map: contour lines spread from a surveyor's mark. */
export const DEPLOY: Sheet = {
  name: 'deploy.png',
  rows: [
    {
      width: 160,
      height: 192,
      count: 8,
      draw(time) {
        const lines = [0, 1, 2, 3].map((ring) => {
          const age = 0.1 + time * 1.4 - ring * 0.2;
          const radius = 14 + 54 * Math.min(1, age);
          if (age <= 0) return '';
          return line(contour(80, 96, radius, 'hill', 0.07, 1.22), {
            color: ring % 2 ? GOLD : INK,
            width: ring === 0 ? 3 : 2.2,
            opacity: Math.min(1, 1.35 - age),
          });
        });
        const corners = [0.125, 0.375, 0.625, 0.875].map((turn) => {
          const [x, y] = [
            80 + Math.sign(Math.cos(turn * 2 * Math.PI)) * 56,
            96 + Math.sign(Math.sin(turn * 2 * Math.PI)) * 80,
          ];
          const size = 7 * swell(time * 1.1);
          const cross =
            path([
              [x - size, y],
              [x + size, y],
            ]) +
            path([
              [x, y - size],
              [x, y + size],
            ]);
          return line(cross, { color: '#d1432b', width: 2, opacity: swell(time) });
        });
        return [...lines, ...corners].join('');
      },
    },
    {
      width: 16,
      height: 16,
      count: 4,
      draw(_, index) {
        const size = [5, 4, 3, 2][index] ?? 2;
        return `<path d="${contour(8, 8, size, `mote ${index}`, 0.15)}" fill="${index % 2 ? GOLD : PAPER}" stroke="${INK}" stroke-width="1.2"/>`;
      },
    },
  ],
};

/** Hills that rise one behind the other, and leaves. */
export const HEAL: Sheet = {
  name: 'heal.png',
  rows: [
    {
      width: 128,
      height: 160,
      count: 8,
      draw(time) {
        const hills = [0, 1, 2, 3].map((hill) => {
          const age = 0.1 + time * 1.2 - hill * 0.12;
          const y = 146 - 112 * age;
          const half = 50 - 6 * hill;
          const curve = `M${64 - half} ${y}Q${64 - half / 2} ${y - 26} 64 ${y - 8}T${64 + half} ${y}`;
          const opacity = age <= 0 ? 0 : swell(age);
          return line(curve, {
            color: hill % 2 ? '#8cc79a' : GREEN,
            width: 3 - hill * 0.4,
            opacity,
          });
        });
        return hills.join('');
      },
    },
    {
      width: 24,
      height: 24,
      count: 4,
      draw(_, index) {
        const turn = [-24, -8, 10, 26][index] ?? 0;
        const leaf = 'M12 22C4 16 5 7 12 2C19 7 20 16 12 22Z';
        return `<g transform="rotate(${turn} 12 12)">${line(leaf, { color: '#2f6541', fill: GREEN, width: 1.2 })}<path d="M12 21V7M12 16L8.5 12M12 13L15 9.5" stroke="${PAPER}" stroke-width="1" fill="none"/></g>`;
      },
    },
  ],
};

/** Four points of a compass rose, each with a lit and a shaded side. */
function points(reach: number, waist: number, turn: number): string {
  const sides = [0, 1, 2, 3].flatMap((quarter) =>
    [-1, 1].map((side) => {
      const tip = polar(64, 64, reach, quarter / 4 + turn);
      const flank = polar(64, 64, waist, quarter / 4 + turn + side * 0.125);
      const shape = path([[64, 64], flank, tip], true);
      return line(shape, { fill: side < 0 ? GOLD : PAPER, width: 1.2 });
    }),
  );
  return sides.join('');
}

/** A compass rose in its ring, and marks of rank that rise. */
export const LEVEL_UP: Sheet = {
  name: 'levelup.png',
  rows: [
    {
      width: 128,
      height: 128,
      count: 4,
      draw(_, index) {
        const rays = Array.from({ length: 32 }, (_, ray) => {
          const isLong = (ray + index * 2) % 8 === 0;
          const from = polar(64, 64, 50, ray / 32);
          const to = polar(64, 64, isLong ? 62 : 55, ray / 32);
          return line(stroke(from, to, 2.4), { color: GOLD, fill: GOLD, width: 0.8 });
        });
        const ring = line(contour(64, 64, 46, 'ring', 0), { color: GOLD, width: 2 });
        return rays.join('') + ring + points(27, 9, 0.125) + points(44, 9, 0);
      },
    },
    {
      width: 32,
      height: 24,
      count: 2,
      draw(_, index) {
        const lift = index * 2;
        const mark = path([
          [4, 18 - lift],
          [16, 6 - lift + 2],
          [28, 18 - lift],
        ]);
        return line(mark, { color: GOLD, width: 4.5 }) + line(mark, { color: '#8f6a14', width: 1 });
      },
    },
  ],
};
