import type { Point } from '../geometry.ts';
import { knots, knotsFrom } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import type { Chance } from '../seed.ts';
import { leaf } from '../shapes.ts';
import type { Piece } from './flora.ts';

function rock(plate: Plate, chance: Chance, x: number, size: number): void {
  const corners = [
    [-1, 0.1],
    [-0.85, -0.5],
    [-0.3, -0.95],
    [0.35, -0.85],
    [0.9, -0.4],
    [1, 0.1],
  ] as const;
  const rim = corners.map(
    ([dx, dy]): Point => [x + dx * size, dy * size * chance.between(0.8, 1.1)],
  );
  plate.form(knotsFrom(rim, true), { reach: 0.6 });
  plate.cut(
    knots`${x - size * 0.3} ${-size * 0.8}, ${x} ${-size * 0.45}, ${x - size * 0.1} ${-size * 0.1}`,
    0.8,
  );
}

/** A few boulders. */
export const boulders: Piece = (plate, chance) => {
  rock(plate, chance, -9, chance.between(6, 10));
  rock(plate, chance, 10, chance.between(5, 8));
  rock(plate, chance, 1, chance.between(9, 15));
};

/** Stones set up on end. */
export const standingStones: Piece = (plate, chance) => {
  for (const x of [-17, 0, 16]) {
    const high = chance.between(18, 36);
    plate.form(
      knots`${x - 6} 1!, ${x - 5} ${-high * 0.8}, ${x - 1} ${-high}!, ${x + 5} ${-high * 0.86}, ${x + 6} 1!`,
      { reach: 0.55 },
    );
    plate.cut(
      knots`${x} ${-high * 0.75}, ${x + 1} ${-high * 0.5}, ${x} ${-high * 0.3}`,
      1.2,
      'glow',
    );
  }
};

/** Crystals that grow from one root. */
export const crystals: Piece = (plate, chance) => {
  for (const angle of [132, 50, 108, 74]) {
    plate.form(leaf([0, 3], chance.between(20, 42), angle + chance.between(-6, 6), 9), {
      tone: angle > 100 ? 'mid' : 'glow',
      reach: 0.45,
    });
  }
};

/** A pile of stones that marks a way. */
export const cairn: Piece = (plate, chance) => {
  for (let index = 0; index < 5; index++) {
    plate.disc(chance.between(-1.5, 1.5), -3 - index * 6, 11 - index * 1.9, { reach: 0.5 }, 3.8);
  }
};

/** Floes of ice. */
export const floes: Piece = (plate, chance) => {
  for (const [x, y] of [
    [-22, 2],
    [18, 0],
    [-2, -3],
  ] as const) {
    const size = chance.between(10, 17);
    plate.form(
      knots`${x - size} ${y}!, ${x - size * 0.5} ${y - 5}!, ${x + size * 0.6} ${y - 6}!, ${x + size} ${y - 1}!, ${x + size * 0.4} ${y + 3}!, ${x - size * 0.6} ${y + 3}!`,
      { tone: 'pale', reach: 0.4 },
    );
  }
};

/** Sharp teeth of rock. */
export const fangs: Piece = (plate, chance) => {
  for (const x of [-18, -7, 13, 3]) {
    const high = chance.between(16, 38);
    plate.form(
      knots`${x - 7} 2!, ${x - 3} ${-high * 0.6}!, ${x + chance.between(-3, 3)} ${-high}!, ${x + 4} ${-high * 0.5}!, ${x + 8} 2!`,
      { tone: 'dark', reach: 0.5 },
    );
  }
};

/** Graves in a row. */
export const graves: Piece = (plate, chance) => {
  for (const x of [-20, 0, 19]) {
    plate.at(
      x,
      0,
      () => {
        plate.form(knots`-5 2!, -5 -12, 0 -17, 5 -12, 5 2!`, { reach: 0.5 });
        plate.cut(knots`0 -13, 0 -9, 0 -4`, 1.1);
        plate.cut(knots`-2.6 -10, 0 -10.4, 2.6 -10`, 1.1);
      },
      { turn: chance.between(-9, 9), scale: chance.between(0.8, 1.2) },
    );
  }
};
