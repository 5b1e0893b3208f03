import { knots, knotsFrom } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import type { Chance } from '../seed.ts';
import { leaf } from '../shapes.ts';

/** Draws a piece of scenery that stands on (0, 0) and is about 40 high. */
export type Piece = (plate: Plate, chance: Chance) => void;

/** A spruce of the taiga. */
export const spruce: Piece = (plate, chance) => {
  const high = chance.between(34, 48);
  const wide = high * 0.26;
  plate.form(knots`-1.6 0!, 1.6 0!, 1 ${-high * 0.3}!, -1 ${-high * 0.3}!`, {
    tone: 'ink',
    reach: 0,
  });
  const side = (sign: number): (readonly [number, number])[] =>
    [0.1, 0.36, 0.6, 0.8].flatMap((share) => [
      [sign * wide * (1.06 - share), -high * share] as const,
      [sign * wide * (0.55 - share * 0.45), -high * (share + 0.14)] as const,
    ]);
  plate.form(knotsFrom([...side(1), [0, -high], ...side(-1).reverse()], true), {
    tone: 'dark',
    reach: 0.5,
  });
};

/** A tree with a round crown. */
export const broadleaf: Piece = (plate, chance) => {
  const high = chance.between(28, 40);
  plate.tube(knots`0 0, ${chance.between(-2, 2)} ${-high * 0.3}, 0 ${-high * 0.55}`, [5, 3.4, 3], {
    tone: 'dark',
  });
  for (const [x, y, size] of [
    [-8, 0.62, 8],
    [8, 0.6, 8.5],
    [0, 0.85, 10],
  ] as const)
    plate.disc(x, -high * y, size, {}, size * 0.8);
  plate.cut(knots`-5 ${-high * 0.86}, 0 ${-high * 0.92}, 5 ${-high * 0.88}`, 0.8);
};

/** A bare tree with crooked boughs. */
export const snag: Piece = (plate, chance) => {
  const lean = chance.between(-6, 6);
  plate.tube(knots`0 0, ${lean * 0.4} -16, ${lean} -30, ${lean * 1.8} -42`, [6, 4, 2.6, 0.4], {
    tone: 'ink',
    reach: 0.3,
  });
  for (const [y, side, length] of [
    [-16, 1, 16],
    [-24, -1, 14],
  ] as const) {
    const x = lean * (-y / 36);
    plate.tube(
      knots`${x} ${y}, ${x + side * length * 0.6} ${y - 4}, ${x + side * length} ${y - chance.between(9, 15)}`,
      [2.6, 1.6, 0.3],
      { tone: 'ink', reach: 0 },
    );
  }
};

/** A slim birch with marks on its bark. */
export const birch: Piece = (plate, chance) => {
  const high = chance.between(36, 46);
  plate.tube(knots`0 0, 1 ${-high * 0.5}, 0 ${-high}`, [3.4, 2.8, 1.4], {
    tone: 'pale',
    reach: 0.3,
  });
  for (let index = 1; index < 6; index++)
    plate.cut(knots`-1.5 ${-index * 6}, 0 ${-index * 6 - 0.5}, 1.5 ${-index * 6}`, 1);
  for (let index = 0; index < 5; index++)
    plate.form(leaf([0, -high * (0.55 + index * 0.09)], 11, index % 2 ? 25 : 155, 5), {
      tone: 'glow',
      reach: 0.3,
    });
};

/** Blades of grass or reed. */
export const reeds: Piece = (plate, chance) => {
  for (let index = 0; index < 5; index++) {
    const x = (index - 2) * 4;
    const high = chance.between(16, 34);
    plate.tube(
      knots`${x} 2, ${x + chance.between(-2, 3)} ${-high * 0.6}, ${x * 1.8 + chance.between(-3, 5)} ${-high}`,
      [2.4, 1.8, 0.3],
      { tone: 'dark', reach: 0 },
    );
    if (index % 3 === 1)
      plate.disc(x * 1.6, -high + 2, 1.6, { tone: 'ink', reach: 0, line: 0.3 }, 4);
  }
};

/** A fern or a bush of long leaves. */
export const fern: Piece = (plate, chance) => {
  for (const angle of [165, 145, 122, 95, 68, 42, 18]) {
    plate.form(leaf([0, 2], chance.between(18, 30), angle + chance.between(-6, 6), 7), {
      tone: 'dark',
      reach: 0.4,
    });
  }
};
