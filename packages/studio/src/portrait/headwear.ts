import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf, star } from '../shapes.ts';

/** What a head wears: a part behind the face and a part over it. */
interface Headwear {
  behind?(plate: Plate): void;
  over(plate: Plate): void;
  /** Whether it covers the hair. */
  covers: boolean;
}

const furHat: Headwear = {
  behind: (plate) => {
    for (const side of [-1, 1])
      plate.form(
        knots`${side * 17} -14, ${side * 27} -8, ${side * 28} 12, ${side * 21} 24, ${side * 15} 16`,
        { tone: 'dark', spacing: 1.7, reach: 0.7 },
      );
  },
  over: (plate) => {
    plate.form(knots`-20 -20, -20 -40, -8 -48, 8 -48, 20 -40, 20 -20`, {
      tone: 'mid',
      spacing: 1.9,
    });
    plate.form(
      knots`-26 -14, -28 -26, -16 -33, 0 -35, 16 -33, 28 -26, 26 -14, 14 -17, 0 -19, -14 -17`,
      { tone: 'dark', spacing: 1.6, reach: 0.75 },
    );
    plate.form(star(2, -26, 5, 6, 2.6), { tone: 'trim', line: 0.6, inside: true });
  },
  covers: true,
};

const brimmed: Headwear = {
  over: (plate) => {
    plate.form(knots`-19 -20!, -18 -42, -8 -52, 4 -48, 14 -52, 19 -40, 20 -20!`, {
      tone: 'dark',
      spacing: 1.9,
    });
    plate.form(knots`-20 -28!, 0 -25, 20 -28!, 21 -20!, -21 -20!`, {
      tone: 'glow',
      line: 0.7,
      inside: true,
    });
    plate.form(knots`-44 -16, -22 -22, 0 -23, 24 -22, 46 -18, 26 -13, 0 -12, -24 -12`, {
      tone: 'dark',
    });
  },
  covers: true,
};

const cowl: Headwear = {
  behind: (plate) =>
    plate.form(knots`-38 42!, -36 2, -28 -30, -6 -46, 14 -42, 30 -22, 36 6, 38 42!`, {
      tone: 'dark',
      spacing: 1.9,
    }),
  over: (plate) =>
    plate.form(
      knots`-34 40!, -32 0, -24 -28, -2 -42, 18 -36, 30 -14, 34 40!, 24 30, 21 0, 12 -24, 0 -29, -13 -24, -21 0, -22 30`,
      { tone: 'mid', spacing: 1.8 },
    ),
  covers: true,
};

const scarf: Headwear = {
  behind: (plate) =>
    plate.form(knots`-24 34, -30 4, -24 -28, 0 -40, 24 -28, 29 4, 24 34, 0 42`, { tone: 'mid' }),
  over: (plate) => {
    plate.form(
      knots`-24 30!, -26 0, -22 -26, 0 -38, 22 -26, 25 0, 22 28!, 18 4, 13 -18, 0 -23, -14 -18, -19 4`,
      { tone: 'mid', spacing: 1.8 },
    );
    for (const [x, y] of [
      [-20, -14],
      [-9, -29],
      [7, -31],
      [19, -18],
      [-22, 4],
      [22, 4],
    ] as const)
      plate.form(star(x, y, 4, 3.4, 1.4), { tone: 'glow', line: 0.4, reach: 0, inside: true });
    plate.form(leaf([4, 34], 24, 300, 12), { tone: 'mid' });
    plate.form(leaf([0, 34], 22, 245, 12), { tone: 'mid' });
    plate.disc(2, 34, 5.5, { tone: 'glow' });
  },
  covers: true,
};

const lampHelmet: Headwear = {
  over: (plate) => {
    plate.form(knots`-22 -16!, -22 -34, -10 -46, 8 -47, 21 -36, 23 -16!`, {
      tone: 'mid',
      spacing: 1.8,
    });
    plate.tube(knots`-28 -15, 0 -19, 30 -16`, [5, 6, 7], { tone: 'trim' });
    plate.cut(knots`-2 -46, 2 -34, 2 -20`, 1.6);
    plate.disc(6, -31, 8, { tone: 'dark' });
    plate.disc(6, -31, 5.4, { tone: 'glow', reach: 0.1, inside: true });
  },
  covers: true,
};

const cap: Headwear = {
  over: (plate) => {
    plate.form(knots`-22 -18!, -28 -34, -12 -44, 12 -44, 30 -34, 22 -18!`, {
      tone: 'dark',
      spacing: 1.8,
    });
    plate.form(knots`-21 -24!, 0 -22, 22 -24!, 22 -15!, 0 -14, -21 -15!`, {
      tone: 'mid',
      line: 0.8,
      inside: true,
    });
    plate.form(knots`-12 -15!, 10 -14, 25 -16!, 28 -9, 12 -8, -4 -10`, { tone: 'ink', reach: 0.3 });
    plate.form(star(4, -33, 8, 6, 3), { tone: 'trim', line: 0.6, inside: true });
  },
  covers: true,
};

const diadem: Headwear = {
  over: (plate) => {
    plate.form(
      knots`-24 -14!, -28 -38, -14 -34!, -10 -50, 2 -42!, 14 -50, 18 -34!, 30 -36, 24 -14!, 0 -22`,
      { tone: 'trim' },
    );
    for (const [x, y] of [
      [-18, -24],
      [-6, -30],
      [6, -31],
      [18, -25],
    ] as const)
      plate.disc(x, y, 3, { tone: 'glow', line: 0.6, inside: true });
  },
  covers: false,
};

const topHat: Headwear = {
  over: (plate) => {
    plate.form(knots`-18 -22!, -20 -66, 0 -70, 22 -66, 19 -22!`, { tone: 'dark', spacing: 1.9 });
    plate.form(knots`-18 -32!, 0 -30, 19 -32!, 19 -24!, 0 -22, -18 -24!`, {
      tone: 'glow',
      line: 0.7,
      inside: true,
    });
    plate.form(knots`-32 -18, 0 -26, 34 -19, 20 -15, 0 -15, -20 -14`, { tone: 'dark' });
  },
  covers: true,
};

const bare: Headwear = { over: () => undefined, covers: false };

/** Everything a head can wear; bare twice, since hair tells people apart as well. */
export const headwear: readonly Headwear[] = [
  furHat,
  brimmed,
  cowl,
  scarf,
  lampHelmet,
  cap,
  diadem,
  topHat,
  bare,
  bare,
];
