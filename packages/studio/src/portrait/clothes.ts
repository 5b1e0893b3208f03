import type { Point } from '../geometry.ts';
import { knots, knotsFrom } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { star } from '../shapes.ts';

/** Draws shoulders and collar; the neck stands at (0, -34), the picture ends at 0. */
type Clothes = (plate: Plate, rank: number) => void;

const shoulders = knots`-72 14!, -68 -14, -48 -30, -18 -38, 18 -38, 48 -30, 68 -14, 72 14!`;

/** One half of a fur collar: a ruff with a ragged outer edge, falling from the neck. */
function ruff(plate: Plate, side: number): void {
  const outer = Array.from({ length: 13 }, (_, index): Point => {
    const share = index / 12;
    const out = index % 2 ? 7 : 0;
    return [side * (30 - share * 22 + out), -48 + share * 64 + out * 0.4];
  });
  const inner: Point[] = [
    [side * 2, 12],
    [side * 9, -14],
    [side * 15, -34],
  ];
  plate.form(knotsFrom([...outer, ...inner], true), { tone: 'dark', spacing: 1.8, reach: 0.6 });
}

const furCoat: Clothes = (plate) => {
  plate.form(shoulders, { tone: 'mid', spacing: 2, lean: 50 });
  for (const side of [-1, 1]) {
    plate.cut(knots`${side * 44} -22, ${side * 47} -6, ${side * 45} 12`, 1.4);
    ruff(plate, side);
  }
  for (const y of [-6, 7]) plate.disc(-22, y, 3, { tone: 'trim', line: 0.7, inside: true });
};

const uniform: Clothes = (plate, rank) => {
  plate.form(shoulders, { tone: 'dark', spacing: 2, lean: 50 });
  plate.form(knots`-20 -44!, 0 -30!, 22 -44!, 24 -30, 4 -18!, -22 -30`, { tone: 'mid' });
  plate.cut(knots`3 -20, 4 -4, 3 12`, 1.6, 'pale');
  for (const y of [-12, -1, 10])
    for (const x of [-8, 14]) plate.disc(x, y, 2.6, { tone: 'trim', line: 0.6, inside: true });
  for (const side of [-1, 1]) {
    plate.form(knots`${side * 44} -33, ${side * 62} -26, ${side * 74} -12, ${side * 56} -16`, {
      tone: 'trim',
    });
    for (let index = 0; index < 5; index++)
      plate.cut(
        knots`${side * (58 + index * 3.6)} ${-17 + index * 1.4}, ${side * (60 + index * 3.4)} -9, ${side * (60 + index * 3.4)} -3`,
        1.4,
      );
  }
  for (let index = 0; index < rank; index++)
    plate.form(star(-34 + index * 9, -6, 5, 4.6, 2), { tone: 'trim', line: 0.5, inside: true });
};

const shawl: Clothes = (plate) => {
  plate.form(shoulders, { tone: 'mid', spacing: 2.2 });
  plate.form(knots`-62 -8, -40 -32, -16 -42, 0 -32!, 18 -42, 42 -32, 62 -8, 30 2, 2 16!, -28 2`, {
    tone: 'glow',
    spacing: 2,
    lean: 40,
  });
  for (const side of [-1, 1])
    for (const share of [0.3, 0.6, 0.9])
      plate.cut(
        knots`${side * 16 * share} ${-34 + share * 4}, ${side * 30 * share} -16, ${side * 34 * share} ${4 - share * 6}`,
        1.2,
      );
  plate.disc(1, -6, 6, { tone: 'trim' });
  plate.disc(1, -6, 2.6, { tone: 'glow', line: 0.6, inside: true });
};

const quilted: Clothes = (plate) => {
  plate.form(shoulders, { tone: 'mid', spacing: 2.4, reach: 0.35 });
  for (let index = -5; index <= 5; index++)
    plate.cut(
      knots`${index * 6} ${-36 + Math.abs(index) * 1.6}, ${index * 9} -14, ${index * 11} 12`,
      1.4,
    );
  plate.form(knots`-22 -46, 0 -40, 23 -46, 25 -30, 2 -22!, -24 -30`, {
    tone: 'dark',
    spacing: 1.8,
  });
  for (const y of [-12, 2])
    plate.form(knots`-6 ${y}!, 12 ${y}!, 12 ${y + 3}!, -6 ${y + 3}!`, {
      tone: 'trim',
      line: 0.6,
      inside: true,
    });
};

const suit: Clothes = (plate) => {
  plate.form(shoulders, { tone: 'dark', spacing: 2 });
  plate.form(knots`-14 -42!, 2 -36!, 18 -42!, 6 14!, 0 14!`, {
    tone: 'pale',
    line: 0.8,
    inside: true,
  });
  plate.form(knots`-5 -34!, 2 -30!, 9 -34!, 9 -24!, 2 -28!, -5 -24!`, {
    tone: 'glow',
    inside: true,
  });
  for (const side of [-1, 1])
    plate.form(
      knots`${side * 14 + 2} -44!, ${side * 26} -34!, ${side * 24} -16!, ${side * 4 + 2} 12!`,
      { tone: 'mid' },
    );
  plate.wire(knots`-20 2, -12 8, -4 4`, 1.4, 'trim');
};

const vestments: Clothes = (plate, rank) => {
  plate.form(shoulders, { tone: 'glow', spacing: 2.2 });
  plate.form(knots`-52 -27!, -17 -40!, 2 -28!, 20 -40!, 54 -27!, 44 -10, 3 2, -40 -10`, {
    tone: 'trim',
  });
  plate.tube(knots`-18 -40, 1 -33, 20 -40`, [9, 10, 9], { tone: 'dark' });
  for (let index = 0; index < 5; index++)
    plate.form(star(-32 + index * 17.5, -13 + Math.abs(index - 2) * -5, 4, 5, 1.8), {
      tone: 'dark',
      line: 0.4,
      reach: 0,
      inside: true,
    });
  plate.form(knots`-5 0!, 11 0!, 13 14!, -7 14!`, { tone: 'dark', inside: true });
  if (rank >= 3) plate.form(star(3, 7, 8, 5, 2.5), { tone: 'trim', line: 0.5, inside: true });
};

/** All there is to wear. */
export const wardrobe: readonly Clothes[] = [furCoat, uniform, shawl, quilted, suit, vestments];
