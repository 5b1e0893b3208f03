import type { FigureDrawing } from '../figure/figure.ts';
import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { box, leaf, polygon, star } from '../shapes.ts';
import { ring } from './details.ts';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die in a corner view: three faces, each with pips. */
function die(plate: Plate, front: number, side: number, top: number): void {
  plate.form(polygon(-30, -14, 8, 0, 8, 44, -30, 28), { tone: 'pale', reach: 0.25 });
  plate.form(polygon(8, 0, 36, -18, 36, 24, 8, 44), { tone: 'mid', reach: 0.8 });
  plate.form(polygon(-30, -14, 0, -30, 36, -18, 8, 0), { tone: 'pale', reach: 0 });
  for (const [x, y] of pips[front] ?? []) plate.dot(-11 + x * 11, 14.5 + y * 12 + x * 4.2, 3.6);
  for (const [x, y] of pips[side] ?? []) plate.dot(22 + x * 8, 12.5 + y * 12 - x * 5.2, 3.2);
  for (const [x, y] of pips[top] ?? [])
    plate.dot(3.5 + x * 9 + y * 8, -15.5 + x * 3.4 - y * 4, 2.8);
}

const dice: FigureDrawing = (plate, { chance }) => {
  plate.at(-36, -46, () => die(plate, chance.whole(1, 6), chance.whole(1, 6), chance.whole(1, 6)), {
    turn: chance.between(-12, 4),
  });
  plate.at(34, -42, () => die(plate, chance.whole(1, 6), chance.whole(1, 6), chance.whole(1, 6)), {
    turn: chance.between(2, 18),
    scale: 0.95,
  });
};

const coin: FigureDrawing = (plate, { chance }) => {
  for (let index = 0; index < 4; index++) {
    plate.form(box(28, -12 - index * 11, 78, -2 - index * 11), {
      tone: index % 2 ? 'trim' : 'mid',
      spacing: 3,
      lean: 80,
      reach: 0.7,
    });
  }
  plate.disc(-18, -46, 46, { tone: 'trim', spacing: 2 });
  plate.disc(-18, -46, 37, { tone: 'mid', inside: true, reach: 0.3 });
  plate.form(star(-18, -46, chance.whole(5, 9), 28, 13), { tone: 'pale', inside: true });
  plate.disc(-18, -46, 8, { tone: 'trim', inside: true });
  for (let index = 0; index < 28; index++)
    plate.at(-18, -46, () => plate.cut(knots`0 -45, 0 -42, 0 -39`, 1.2), {
      turn: index * (360 / 28),
    });
};

const mask: FigureDrawing = (plate, { chance, rank }) => {
  for (let index = 0; index < 4 + rank; index++) {
    const share = index / (3 + rank) - 0.5;
    plate.form(leaf([share * 40, -84], 36, 90 - share * 90, 13), {
      tone: index % 2 ? 'glow' : 'trim',
    });
  }
  plate.form(knots`-42 -88, 0 -98, 42 -88, 40 -48, 22 -14, 0 0!, -22 -14, -40 -48`, {
    tone: 'pale',
    spacing: 2,
  });
  plate.form(knots`0 -96!, 42 -88, 40 -48, 22 -14, 0 0!`, { tone: 'mid', inside: true });
  for (const side of [-1, 1]) {
    plate.form(leaf([side * 6, -54], 27, side > 0 ? 20 : 160, 14), {
      tone: 'ink',
      reach: 0,
      inside: true,
    });
    plate.cut(knots`${side * 6} -70, ${side * 20} -78, ${side * 34} -74`, 2.6);
  }
  plate.cut(knots`0 -66, 5 -42, -2 -36`, 2);
  const mood = chance.pick([-6, 6]);
  plate.form(
    knots`-14 ${-22 + mood * 0.4}!, 0 ${-22 - mood}, 14 ${-22 + mood * 0.4}!, 0 ${-15 - mood}`,
    { tone: 'ink', reach: 0, inside: true },
  );
};

const candle: FigureDrawing = (plate, { rank }) => {
  plate.form(knots`-44 0!, -34 -10, 34 -10, 44 0!, 0 5`, { tone: 'trim' });
  for (const [x, high] of (
    [
      [0, 76],
      [-24, 48],
      [24, 58],
    ] as const
  ).slice(0, rank >= 2 ? 3 : 1)) {
    plate.form(
      knots`${x - 10} -8!, ${x - 10} ${-high}!, ${x} ${-high - 4}, ${x + 10} ${-high}!, ${x + 10} -8!`,
      { tone: 'pale' },
    );
    plate.form(
      knots`${x - 10} ${-high}!, ${x + 10} ${-high}!, ${x + 10} ${-high + 10}, ${x + 6} ${-high + 8}, ${x + 3} ${-high + 20}, ${x - 1} ${-high + 8}, ${x - 6} ${-high + 14}`,
      { tone: 'mid', line: 0.7, inside: true },
    );
    plate.wire(knots`${x} ${-high - 3}, ${x} ${-high - 9}`, 1.4);
    plate.form(
      knots`${x} ${-high - 34}!, ${x + 8} ${-high - 16}, ${x + 4} ${-high - 7}, ${x - 4} ${-high - 7}, ${x - 8} ${-high - 16}`,
      { tone: 'glow', reach: 0.3 },
    );
  }
};

const crown: FigureDrawing = (plate, { rank }) => {
  plate.form(
    knots`-52 -8!, -60 -70!, -34 -40!, -22 -86!, 0 -44!, 22 -86!, 34 -40!, 60 -70!, 52 -8!, 0 2`,
    { tone: 'trim', spacing: 2 },
  );
  for (const [x, y] of [
    [-60, -72],
    [-22, -88],
    [22, -88],
    [60, -72],
  ] as const)
    plate.disc(x, y, 6, { tone: 'glow' });
  plate.tube(knots`-52 -12, 0 -3, 52 -12`, [13, 15, 13], { tone: 'dark' });
  for (let index = 0; index < 3 + rank; index++)
    plate.disc(
      -42 + (84 / (2 + rank)) * index,
      -8 + Math.sin((index / (2 + rank)) * Math.PI) * 6,
      4,
      { tone: 'glow', line: 0.7, inside: true },
    );
};

const chest: FigureDrawing = (plate) => {
  plate.form(knots`-58 -44!, -54 -74, -34 -90, 34 -90, 54 -74, 58 -44!`, {
    tone: 'dark',
    spacing: 2.2,
  });
  plate.form(knots`-50 -46!, -30 -62, -12 -56, 4 -66, 24 -58, 50 -46!`, { tone: 'trim' });
  plate.form(box(-60, -46, 60, 2), { spacing: 2.2, lean: 80, reach: 0.5 });
  for (const x of [-48, 40]) plate.form(box(x, -48, x + 10, 3), { tone: 'trim' });
  plate.form(box(-12, -48, 12, -24), { tone: 'trim' });
  plate.disc(0, -38, 3.4, { tone: 'ink', reach: 0, inside: true });
  plate.form(polygon(-2, -36, 2, -36, 3, -28, -3, -28), {
    tone: 'ink',
    reach: 0,
    line: 0.3,
    inside: true,
  });
  for (const y of [-32, -16]) plate.cut(knots`-36 ${y}, -24 ${y + 1}, -14 ${y}`, 1);
};

const mirror: FigureDrawing = (plate) => {
  plate.tube(knots`0 -30, 0 -14, 0 4`, [9, 8, 14], { tone: 'trim' });
  plate.disc(0, -68, 40, { tone: 'trim', spacing: 2 }, 46);
  plate.disc(0, -68, 31, { tone: 'pale', inside: true, reach: 0.2 }, 37);
  for (const x of [-12, -4, 12]) plate.cut(knots`${x - 8} -48, ${x} -66, ${x + 8} -86`, 1.6);
  plate.form(star(0, -116, 8, 9, 4), { tone: 'glow' });
};

const orb: FigureDrawing = (plate, { rank, chance }) => {
  for (let index = 0; index < 5 + rank; index++) {
    plate.at(
      0,
      -62,
      () => plate.form(leaf([0, -42], 20, 90, 5), { tone: 'glow', line: 0.6, reach: 0 }),
      { turn: index * (360 / (5 + rank)) },
    );
  }
  plate.form(knots`-30 2!, -18 -14, -22 -30, 22 -30, 18 -14, 30 2!`, { tone: 'trim' });
  plate.disc(0, -62, 38, { tone: 'mid', spacing: 2, reach: 0.55 });
  for (let index = 0; index < 3; index++) {
    const y = -76 + index * 13;
    plate.cut(
      knots`-26 ${y + chance.between(-4, 4)}, 0 ${y - 8}, 24 ${y + chance.between(-4, 6)}`,
      2.4,
      'pale',
    );
  }
  plate.form(star(-8, -68, 4, 16, 4), { tone: 'pale', line: 0.6, inside: true, reach: 0 });
};

const jewel: FigureDrawing = (plate) => {
  ring(plate, 0, -30, 31, 23, { tone: 'trim' });
  plate.form(polygon(-26, -74, -14, -94, 14, -94, 26, -74, 0, -48), { tone: 'glow' });
  plate.form(polygon(-10, -76, -4, -93, 6, -93, 11, -76, 0, -50), {
    tone: 'pale',
    line: 0.7,
    inside: true,
  });
  plate.cut(knots`-26 -75, 0 -77, 26 -75`, 1.2);
};

/** Things one keeps. */
export const treasure = { dice, coin, mask, candle, crown, chest, mirror, orb, jewel };
