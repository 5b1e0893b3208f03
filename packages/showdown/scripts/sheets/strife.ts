import { chance, contour, GOLD, INK, line, PAPER, path, polar, stroke, VERMILION } from './pen.ts';
import type { Sheet } from './sheet.ts';

/** A stroke of vermilion with a head, and the rays of where it strikes. */
export const ATTACK: Sheet = {
  name: 'attack.png',
  rows: [
    {
      width: 96,
      height: 32,
      count: 3,
      draw(_, index) {
        const tail = [4, 10, 7][index] ?? 4;
        const sides = [-1, 1].map((side) =>
          line(stroke([tail + 12, 16 + side * 7], [66, 16 + side * 4], 2), { width: 1 }),
        );
        const head = path(
          [
            [90, 16],
            [66, 6],
            [72, 16],
            [66, 26],
          ],
          true,
        );
        return [
          ...sides,
          line(stroke([tail, 16], [78, 16], 7), { color: VERMILION, fill: VERMILION, width: 1 }),
          line(head, { color: VERMILION, fill: VERMILION, width: 1.5 }),
        ].join('');
      },
    },
    {
      width: 96,
      height: 96,
      count: 6,
      draw(time) {
        const inner = 6 + 30 * time;
        const rays = Array.from({ length: 16 }, (_, ray) => {
          const reach = (ray % 2 ? 30 : 42) * Math.min(1, 0.45 + time);
          const from = polar(48, 48, Math.min(inner, reach), ray / 16);
          const shape = stroke(from, polar(48, 48, reach + 2, ray / 16), 4.5 * (1 - time * 0.6));
          const color = ray % 2 ? INK : VERMILION;
          return line(shape, { color, fill: color, width: 0.8, opacity: 1 - time * 0.75 });
        });
        const flash = `<circle cx="48" cy="48" r="${16 * (1 - time)}" fill="${PAPER}" opacity="${0.9 - 0.9 * time}"/>`;
        return flash + rays.join('');
      },
    },
  ],
};

/** A crack through the ground that opens and closes, and splinters of it. */
export const DAMAGE: Sheet = {
  name: 'damage.png',
  rows: [
    {
      width: 128,
      height: 128,
      count: 7,
      draw(time) {
        const grown = Math.min(1, 0.35 + time * 1.4);
        const opacity = time < 0.6 ? 1 : 1 - (time - 0.6) * 1.9;
        const cracks = Array.from({ length: 7 }, (_, at) => {
          const next = chance(`crack ${at}`);
          const points = Array.from({ length: 6 }, (_, step): [number, number] => {
            const turn = at / 7 + (next() - 0.5) * 0.07;
            return polar(64, 64, (step * (38 + 18 * next()) * grown) / 5, turn);
          });
          const color = at % 3 === 0 ? VERMILION : INK;
          return line(path(points), { color, width: at % 3 === 0 ? 3.2 : 2, opacity });
        });
        return cracks.join('');
      },
    },
    {
      width: 24,
      height: 24,
      count: 4,
      draw(_, index) {
        const next = chance(`splinter ${index}`);
        const points = [0, 0.3, 0.62].map((turn) =>
          polar(12, 12, 5 + 5 * next(), turn + 0.12 * next()),
        );
        const fill = index % 2 ? INK : VERMILION;
        return line(path(points, true), { color: fill, fill, width: 1 });
      },
    },
  ],
};

/** The ground burns away from the middle; scraps of a torn map fly off. */
export const DESTROY: Sheet = {
  name: 'destroy.png',
  rows: [
    {
      width: 160,
      height: 192,
      count: 8,
      draw(time) {
        const opacity = time < 0.55 ? 1 : 1 - (time - 0.55) * 2;
        const rings = [0, 1, 2, 3].map((ring) => {
          const radius = Math.max(3, (20 + 44 * time) * (1 - ring * 0.24));
          const edge = contour(80, 96, radius, 'burn', 0.12, 1.2);
          const isEdge = ring === 0;
          return line(edge, {
            color: isEdge ? VERMILION : ring === 1 ? GOLD : INK,
            width: isEdge ? 4 : 2.4 - ring * 0.4,
            opacity: opacity * (1 - ring * 0.18),
            ...(ring === 3 && { fill: INK }),
          });
        });
        return rings.join('');
      },
    },
    {
      width: 32,
      height: 32,
      count: 6,
      draw(_, index) {
        const next = chance(`scrap ${index}`);
        const corners = Array.from({ length: 7 }, (_, corner) =>
          polar(16, 16, 7 + 7 * next(), corner / 7),
        );
        const lines = [5, 10, 15].map(
          (radius) =>
            `<path d="${contour(4 + 8 * next(), 30, radius + 6, `scrap ${index} ${radius}`)}" fill="none" stroke="${index % 3 ? '#83765a' : VERMILION}" stroke-width="1.2"/>`,
        );
        const shape = path(corners, true);
        return `<clipPath id="scrap${index}"><path d="${shape}"/></clipPath><path d="${shape}" fill="#f6f1e5"/><g clip-path="url(#scrap${index})">${lines.join('')}</g><path d="${shape}" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`;
      },
    },
  ],
};
