import { knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { leaf } from '../shapes.ts';

/** A head of hair: a part behind the face and a part over the brow. */
interface Hair {
  /** Long enough to show under a hat. */
  hangs?: boolean;
  behind?(plate: Plate, tone: Tone): void;
  over(plate: Plate, tone: Tone): void;
}

const cropped: Hair = {
  over: (plate, tone) =>
    plate.form(
      knots`-21 4!, -24 -18, -14 -36, 4 -40, 20 -32, 21 -4!, 16 -18, 6 -24, -8 -22, -16 -16`,
      { tone, spacing: 1.8, reach: 0.6 },
    ),
};

const parted: Hair = {
  over: (plate, tone) => {
    plate.form(
      knots`-21 8!, -25 -16, -16 -36, 0 -41, 18 -36, 24 -14, 20 4!, 15 -14, 4 -26, -6 -18, -17 -12`,
      { tone, spacing: 1.7, reach: 0.6 },
    );
    for (const x of [-14, -6, 10, 17]) plate.cut(knots`2 -40, ${x * 0.7} -32, ${x} -20`, 1);
  },
};

const long: Hair = {
  hangs: true,
  behind: (plate, tone) =>
    plate.form(
      knots`-20 -26, -30 0, -32 30, -26 56!, -6 44, 12 46, 28 58!, 31 28, 28 0, 20 -26, 0 -38`,
      { tone, spacing: 1.8, reach: 0.6, lean: 50 },
    ),
  over: (plate, tone) => {
    plate.form(
      knots`-20 20!, -27 -10, -16 -36, 2 -42, 20 -34, 27 -8, 21 20!, 18 -8, 4 -26, -12 -16, -18 0`,
      { tone, spacing: 1.7, reach: 0.55 },
    );
    for (const x of [-20, -10, 12, 20]) plate.cut(knots`2 -40, ${x * 0.8} -26, ${x} -8`, 1.1);
  },
};

const braids: Hair = {
  hangs: true,
  behind: (plate, tone) => plate.disc(0, -10, 26, { tone }, 29),
  over: (plate, tone) => {
    for (const side of [-1, 1]) {
      for (let index = 0; index < 5; index++)
        plate.disc(side * (23 + Math.sin(index) * 2), 10 + index * 10, 6 - index * 0.5, {
          tone,
          reach: 0.6,
        });
      plate.disc(side * 24, 58, 4, { tone: 'glow' });
    }
    plate.form(
      knots`-21 8!, -25 -16, -14 -37, 2 -41, 18 -36, 25 -14, 20 8!, 15 -12, 2 -28, -13 -12`,
      { tone, spacing: 1.7 },
    );
    plate.cut(knots`2 -41, 2 -35, 2 -28`, 1.4);
  },
};

const bun: Hair = {
  behind: (plate, tone) => plate.disc(-8, -42, 13, { tone, spacing: 1.7 }),
  over: (plate, tone) => {
    plate.form(
      knots`-20 6!, -24 -18, -14 -37, 4 -40, 20 -32, 22 0!, 16 -16, 4 -22, -10 -20, -17 -10`,
      { tone, spacing: 1.7 },
    );
    for (const x of [-16, -4, 8, 16]) plate.cut(knots`-8 -38, ${x * 0.7} -32, ${x} -22`, 1);
  },
};

const wild: Hair = {
  behind: (plate, tone) => {
    for (let angle = -10; angle <= 190; angle += 20)
      plate.form(leaf([0, -8], 44 + (angle % 3) * 3, angle, 17), { tone, spacing: 2 });
  },
  over: (plate, tone) => {
    for (const [x, angle] of [
      [-14, 235],
      [-8, 250],
      [8, 290],
      [15, 300],
    ] as const)
      plate.form(leaf([x * 0.5, -32], 19, angle, 9), { tone, line: 0.7 });
  },
};

const thinning: Hair = {
  over: (plate, tone) => {
    for (const side of [-1, 1])
      plate.form(
        knots`${side * 18} -22, ${side * 25} -12, ${side * 25} 6, ${side * 19} 10, ${side * 17} -8`,
        { tone, spacing: 1.7 },
      );
    plate.cut(knots`-10 -26, 2 -30, 14 -25`, 1.4);
  },
};

/** All heads of hair. */
export const hairs: readonly Hair[] = [cropped, parted, long, braids, bun, wild, thinning];
