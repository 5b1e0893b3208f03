import { knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { leaf } from '../shapes.ts';
import { type FigureDrawing, type Kinds, oneOf, type Traits } from './figure.ts';
import { eye, horn } from './parts.ts';
import { petalWing, veinWing } from './wings.ts';

function jointedLeg(
  plate: Plate,
  x: number,
  y: number,
  side: number,
  reach: number,
  foot: number,
  tone: Tone = 'dark',
): void {
  plate.tube(
    knots`${x} ${y}, ${x + side * reach * 0.5} ${y - reach * 0.35}, ${x + side * reach * 0.55} ${y - reach * 0.32}, ${x + side * reach} ${foot}, ${x + side * (reach + 5)} ${foot + 2}`,
    [5, 5, 4, 2.4, 1],
    { tone, reach: 0.4, line: 0.7 },
  );
}

/** A beetle seen from above, like a specimen, horns forward. */
function beetle(plate: Plate, { rank, fierce, chance }: Traits): void {
  plate.at(
    0,
    -52,
    () => {
      for (const side of [-1, 1]) {
        for (const [y, reach, foot] of [
          [-16, 34, -44],
          [0, 40, 4],
          [18, 36, 44],
        ] as const)
          jointedLeg(plate, side * 12, y, side, reach, foot);
      }
      const mandible = 16 + fierce * 22;
      if (chance.odds(0.5)) {
        for (const side of [-1, 1])
          horn(
            plate,
            knots`${side * 6} -36, ${side * 16} ${-40 - mandible * 0.5}, ${side * 8} ${-38 - mandible}`,
            9,
          );
      } else {
        horn(plate, knots`0 -36, -2 ${-40 - mandible * 0.5}, 4 ${-42 - mandible}`, 10);
        horn(
          plate,
          knots`3 ${-40 - mandible * 0.6}, 10 ${-42 - mandible * 0.7}, 13 ${-46 - mandible * 0.9}`,
          4,
        );
      }
      plate.form(knots`-10 -28, -9 -38, 0 -42, 9 -38, 10 -28`, { tone: 'dark' });
      for (const side of [-1, 1]) plate.dot(side * 8, -36, 2.4, 'glow');
      plate.form(knots`-18 -14, -17 -28, 0 -33, 17 -28, 18 -14, 0 -10`, { tone: 'mid' });
      for (const side of [1, -1]) {
        plate.form(knots`0 -13!, ${side * 18} -13, ${side * 25} 8, ${side * 20} 34, 0 50!`, {
          spacing: 2,
        });
        for (let row = 0; row < 2 + rank; row++)
          plate.disc(side * (9 + (row % 2) * 5), 0 + row * (36 / (2 + rank)), 3.4, {
            tone: row % 2 ? 'trim' : 'glow',
            line: 0.6,
            inside: true,
          });
        plate.cut(knots`${side * 4} -8, ${side * 6} 14, ${side * 2} 40`, 1);
      }
    },
    { turn: chance.between(-24, 24) },
  );
}

/** A moth with spread wings. */
function moth(plate: Plate, { rank, chance }: Traits): void {
  const span = 62 + rank * 4;
  plate.at(
    0,
    -56,
    () => {
      for (const side of [1, -1]) {
        plate.at(side * 2, 0, () => petalWing(plate, span, 'mid'), { scaleX: side });
        plate.tube(knots`${side * 2} -16, ${side * 12} -30, ${side * 26} -34`, [2.4, 1.8, 0.6], {
          tone: 'dark',
          line: 0.6,
        });
        for (let index = 0; index < 5; index++)
          plate.cut(
            knots`${side * (6 + index * 4)} ${-22 - index * 2.6}, ${side * (8 + index * 4)} ${-29 - index * 2}, ${side * (9 + index * 4)} ${-33 - index}`,
            0.8,
          );
      }
      plate.tube(knots`0 -16, 0 0, 1 20, 0 42`, [10, 15, 12, 2], { tone: 'dark', spacing: 1.8 });
      for (let index = 0; index < 5; index++)
        plate.cut(knots`-6 ${4 + index * 7}, 0 ${6 + index * 7}, 6 ${4 + index * 7}`, 1.1, 'pale');
      plate.disc(0, -17, 6.5, { tone: 'pale' });
      for (const side of [-1, 1]) plate.dot(side * 4, -19, 2, 'ink');
      if (rank >= 4) plate.form(leaf([0, -6], 14, 270, 9), { tone: 'trim', inside: true });
    },
    { turn: chance.between(-16, 16) },
  );
}

/** A mantis or wasp in profile, upright, with arms of blades. */
function mantis(plate: Plate, { rank, fierce, chance }: Traits): void {
  for (const [x, reach, side] of [
    [-22, 22, -1],
    [-10, 26, -1],
    [0, 24, 1],
    [8, 30, 1],
  ] as const)
    jointedLeg(plate, x, -34, side, reach, 0);
  plate.at(-2, -48, () => veinWing(plate, 58 + rank * 3, 190, 20, 'glow'));
  plate.tube(knots`4 -44, -18 -38, -40 -30, -62 -32`, [14, 22, 18, 2], { spacing: 1.8 });
  for (let index = 0; index < 5; index++)
    plate.cut(knots`${-10 - index * 9} -48, ${-13 - index * 9} -38, ${-11 - index * 9} -28`, 1);
  plate.at(2, -50, () => veinWing(plate, 62 + rank * 3, 176, 18, 'pale'), {
    turn: chance.between(-6, 10),
  });
  plate.tube(knots`2 -42, 8 -60, 18 -80`, [16, 11, 12], {});
  for (const [shift, tone] of [
    [8, 'dark'],
    [0, 'mid'],
  ] as const) {
    const up = -fierce * 16;
    plate.tube(
      knots`${14 + shift} -72, ${32 + shift} ${-60 + up}, ${44 + shift} ${-76 + up}`,
      [8, 9, 6],
      { tone },
    );
    plate.form(
      knots`${42 + shift} ${-80 + up}!, ${54 + shift} ${-72 + up}, ${56 + shift} ${-48 + up}!, ${50 + shift} ${-60 + up}, ${40 + shift} ${-70 + up}`,
      { tone: 'trim' },
    );
  }
  plate.at(
    20,
    -88,
    () => {
      for (const lean of [0, 8])
        plate.tube(knots`2 -6, ${8 + lean} -22, ${22 + lean} -30`, [2, 1.6, 0.5], {
          tone: 'dark',
          line: 0.6,
        });
      plate.form(knots`-8 -6, 2 -11, 12 -7, 12 0, 6 12!, -4 5`, { tone: 'mid' });
      plate.disc(8, -4, 4.4, { tone: 'glow', inside: true });
      plate.dot(9, -4, 1.3);
      plate.cut(knots`5 8, 8 12, 5 15`, 1.4);
    },
    { scale: 1.1 },
  );
}

/** A scorpion with its sting raised. */
function scorpion(plate: Plate, { rank, fierce }: Traits): void {
  for (const x of [-14, -4, 6, 16]) {
    jointedLeg(plate, x, -20, x < 2 ? -1 : 1, 26 + Math.abs(x) * 0.3, 0);
  }
  plate.tube(knots`-22 -22, -46 -30, -56 -58, -38 -84, -12 -88`, [18, 15, 12, 10, 8], {
    spacing: 1.8,
  });
  for (const [x, y, turn] of [
    [-38, -27, 60],
    [-52, -42, 20],
    [-54, -62, -20],
    [-44, -78, -50],
    [-26, -87, -80],
  ] as const) {
    plate.at(x, y, () => plate.cut(knots`-7 0, 0 2, 7 0`, 1.4), { turn });
  }
  plate.disc(-10, -86, 8, {});
  horn(plate, knots`-5 -84, 8 -86, 14 -74, 10 -64`, 8);
  plate.tube(knots`-30 -20, -14 -26, 10 -26, 30 -20`, [12, 26, 28, 14], { spacing: 1.8 });
  for (let index = 0; index < 4; index++)
    plate.cut(
      knots`${-16 + index * 10} -38, ${-13 + index * 10} -26, ${-16 + index * 10} -14`,
      1.1,
    );
  const size = 1 + rank * 0.06 + fierce * 0.2;
  for (const [y, tone] of [
    [-34, 'dark'],
    [-18, 'mid'],
  ] as const) {
    plate.tube(knots`26 -22, 42 ${y + 6}, 54 ${y - 4}`, [9, 8, 7], { tone });
    plate.at(
      56,
      y - 6,
      () => {
        plate.form(knots`-6 4, 2 -10, 22 -12!, 12 -2, 8 2`, { tone });
        plate.form(knots`-4 6, 8 2, 24 0!, 16 10, 2 12`, { tone });
      },
      { scale: size, turn: -14 },
    );
  }
  eye(plate, 26, -27, 1.8);
  eye(plate, 31, -23, 1.4);
  if (rank >= 3)
    for (const x of [-18, -6, 6])
      plate.form(knots`${x - 4} -37!, ${x} -48!, ${x + 4} -38!`, { tone: 'trim', line: 0.7 });
}

/** The insects that have their own drawing here. */
export const insectKinds: Kinds = { beetle, moth, mantis, scorpion };

/** A beetle, moth, mantis or scorpion. */
export const drawInsect: FigureDrawing = oneOf(Object.values(insectKinds));
