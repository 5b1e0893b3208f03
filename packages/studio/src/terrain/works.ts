import { knots } from '../geometry.ts';
import { box } from '../shapes.ts';
import type { Piece } from './flora.ts';

/** A watch tower, whole or broken. */
export const tower: Piece = (plate, chance) => {
  const high = chance.between(38, 52);
  plate.form(knots`-8 2!, -6.5 ${-high}!, 6.5 ${-high}!, 8 2!`, { reach: 0.55 });
  if (chance.odds(0.5))
    plate.form(knots`-10 ${-high}!, 0 ${-high - 16}!, 10 ${-high}!`, { tone: 'dark' });
  else
    for (const x of [-6, 0, 6]) plate.form(box(x - 2, -high - 5, x + 2, -high + 1), { reach: 0.4 });
  for (const y of [0.35, 0.7])
    plate.form(box(-1.4, -high * y - 4, 1.4, -high * y), { tone: 'glow', reach: 0 });
};

/** The columns of a fallen temple. */
export const columns: Piece = (plate, chance) => {
  plate.form(box(-28, -3, 28, 3), {});
  for (const [index, x] of [-21, -7, 7, 21].entries()) {
    const high = index === 3 && chance.odds(0.6) ? 18 : 38;
    plate.form(box(x - 3.4, -high, x + 3.4, -2), { tone: 'pale', reach: 0.5 });
    plate.form(box(x - 5, -high - 3, x + 5, -high), {});
  }
  plate.form(knots`-28 -41!, 12 -41!, -8 -52!`, {});
};

/** A hut with smoke from its chimney. */
export const hut: Piece = (plate) => {
  plate.form(box(6, -30, 10, -18), { tone: 'dark' });
  for (const [x, y, r] of [
    [9, -36, 3],
    [13, -44, 4.4],
    [19, -53, 6],
  ] as const)
    plate.disc(x, y, r, { tone: 'pale', reach: 0.4 });
  plate.form(box(-15, -15, 15, 2), { lean: 80 });
  plate.form(knots`-20 -13!, -9 -28!, 10 -28!, 20 -13!`, { tone: 'dark' });
  plate.form(box(-9, -11, -3, -5), { tone: 'glow', reach: 0 });
  plate.form(box(3, -11, 9, 2), { tone: 'ink', reach: 0 });
};

/** A surveyor's beacon: a tripod of poles with a flag. */
export const beacon: Piece = (plate, chance) => {
  for (const x of [-11, 0, 11])
    plate.tube(knots`${x} 2, ${x * 0.5} -18, 0 -36`, [1.8, 1.6, 1.4], { tone: 'dark', reach: 0 });
  plate.wire(knots`-6 -16, 6 -16`, 0.9);
  plate.tube(knots`0 -34, 0 -44, 0 -54`, [1.6, 1.4, 1.2], { tone: 'dark', reach: 0 });
  plate.form(knots`0 -54!, ${chance.between(12, 18)} -50!, 0 -44!`, { tone: 'glow', reach: 0.4 });
};

/** A lightning mast with its coil. */
export const mast: Piece = (plate) => {
  plate.wire(knots`-10 2!, -2 -46!, 2 -46!, 10 2!, -8 -10!, 6 -20!, -5 -30!, 2 -42!`, 1);
  for (const y of [-44, -50]) plate.disc(0, y, 6, { tone: 'trim', reach: 0.4 }, 2);
  plate.disc(0, -58, 4.4, { tone: 'glow', reach: 0.2 });
};

/** A lighthouse on its rock. */
export const lighthouse: Piece = (plate) => {
  plate.form(knots`-22 3!, -14 -7, 0 -10, 15 -6, 24 3!`, { tone: 'dark' });
  plate.form(knots`-7 -8!, -4.5 -40!, 4.5 -40!, 7 -8!`, { tone: 'pale' });
  for (const y of [-16, -29])
    plate.form(box(-6 - y * 0.01, y - 5, 6 + y * 0.01, y), { tone: 'dark', reach: 0.3 });
  plate.form(box(-4.5, -48, 4.5, -41), { tone: 'glow', reach: 0 });
  plate.form(knots`-7 -48!, 0 -56!, 7 -48!`, { tone: 'dark' });
};

/** A ship under sail, far out. */
export const ship: Piece = (plate, chance) => {
  plate.form(knots`-18 -8!, 20 -9!, 13 2, -13 2`, { tone: 'dark' });
  plate.wire(knots`0 -8, 0 -40`, 1);
  const swell = chance.between(9, 15);
  plate.form(knots`1 -38!, ${swell} -24, 15 -11!, 1 -11!`, { tone: 'pale', reach: 0.4 });
  plate.form(knots`-1 -34!, ${-swell * 0.8} -22, -12 -11!, -1 -11!`, { tone: 'pale', reach: 0.4 });
};

/** An island that floats in the air. */
export const skyIsland: Piece = (plate, chance) => {
  plate.at(0, -44, () => {
    plate.form(knots`-26 0!, -14 12, -4 26!, 4 16, 12 20!, 26 0!, 8 -4, -10 -4`, { reach: 0.6 });
    for (const x of [-12, 10]) plate.disc(x, -10, chance.between(5, 8), { tone: 'pale' });
    plate.cut(knots`-20 1, 0 4, 20 1`, 1);
  });
};

/** The headframe of a mine. */
export const headframe: Piece = (plate) => {
  for (const side of [-1, 1])
    plate.tube(knots`${side * 14} 2, ${side * 6} -26, ${side * 2} -44`, [2.4, 2, 2], {
      tone: 'dark',
      reach: 0,
    });
  plate.wire(knots`-9 -14, 9 -14`, 1.2);
  plate.wire(knots`-5 -30, 5 -30`, 1.2);
  plate.wire(knots`4 -46, 32 2`, 1.2);
  plate.disc(0, -48, 6.5, { tone: 'trim', reach: 0.3 });
  plate.dot(0, -48, 1.6);
};
