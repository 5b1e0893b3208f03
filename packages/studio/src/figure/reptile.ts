import type { Point } from '../geometry.ts';
import { flatten, knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { leaf } from '../shapes.ts';
import type { FigureDrawing, Kinds, Traits } from './figure.ts';
import { claws, crest, eye } from './parts.ts';

/** Rings of a snake's skin along a spine. */
function bands(plate: Plate, spine: readonly Point[], size: number): void {
  for (let index = 3; index < spine.length - 2; index += 4) {
    const [x, y] = spine[index] as Point;
    plate.form(knots`${x - size} ${y}!, ${x} ${y - size}!, ${x + size} ${y}!, ${x} ${y + size}!`, {
      tone: 'trim',
      line: 0.6,
      reach: 0.3,
      inside: true,
    });
  }
}

function snake(plate: Plate, { rank, fierce, chance }: Traits): void {
  const coil = (y: number, wide: number, tone: Tone): void => {
    const line = knots`${-wide} ${y}, ${-wide * 0.5} ${y + 9}, 0 ${y + 11}, ${wide * 0.5} ${y + 9}, ${wide} ${y}`;
    plate.tube(line, [12, 19, 20, 19, 12], { tone });
    bands(plate, flatten(line, false, 4), 3.6);
  };
  plate.tube(knots`-30 -8, -54 2, -70 -4, -76 -18, -68 -24`, [17, 13, 8, 5, 1.4], {});
  plate.tube(knots`-38 -16, 0 -26, 38 -16`, [12, 15, 12], { tone: 'dark' });
  coil(-12, 42, 'mid');
  plate.tube(knots`-28 -30, 0 -38, 28 -30`, [12, 14, 12], { tone: 'dark' });
  const neck = knots`24 -22, 12 -30, -14 -44, -8 -66, 8 -80, 12 -94`;
  coil(-27, 30, 'mid');
  if (fierce > 0.45 || rank >= 3) {
    plate.form(knots`4 -56, -16 -70, -14 -92, 8 -106, 30 -92, 30 -72, 14 -56`, {
      tone: 'dark',
      spacing: 1.9,
    });
    for (const side of [-1, 1]) plate.disc(8 + side * 13, -82, 4.4, { tone: 'glow', inside: true });
  }
  plate.tube(neck, [18, 20, 20, 18, 16, 15], {});
  for (let index = 0; index < 6; index++)
    plate.cut(
      knots`${-12 + index * 3.4} ${-52 - index * 6}, ${-5 + index * 3.2} ${-50 - index * 6}, ${1 + index * 3} ${-53 - index * 6}`,
      1,
    );
  plate.at(
    14,
    -98,
    () => {
      plate.wire(knots`24 6, 32 8, 38 5`, 1.2, 'glow');
      plate.wire(knots`32 8, 38 12`, 1.2, 'glow');
      plate.form(knots`-4 4!, 12 6, 26 ${6 + fierce * 9}!, 10 13, -4 11`, { tone: 'dark' });
      if (fierce > 0.4)
        for (const x of [18, 22])
          plate.form(knots`${x} 4!, ${x + 1} 12!, ${x + 3} 4!`, {
            tone: 'pale',
            reach: 0,
            line: 0.5,
            inside: true,
          });
      plate.form(knots`-11 8, -12 -5, -1 -11, 14 -8, 27 0, 28 5!, 12 6, 0 9`, {});
      eye(plate, 9, -3, 1.9);
      plate.cut(knots`4 -6, 10 -7, 15 -4`, 1.4);
      if (rank >= 4)
        crest(
          plate,
          [
            [-10, -6],
            [-4, -11],
            [3, -11],
          ],
          10,
          { tone: 'trim' },
        );
    },
    { turn: chance.between(-6, 18), scale: 1.1 },
  );
}

function foot(plate: Plate, x: number, y: number, toX: number, tone: Tone): void {
  plate.tube(knots`${x} ${y}, ${(x + toX) / 2 + 8} ${y * 0.6}, ${toX} -4`, [16, 11, 7], { tone });
  claws(plate, toX + 2, -1, 4.5);
}

function lizard(plate: Plate, { rank, fierce, chance }: Traits): void {
  const curl = chance.between(-1, 1);
  plate.tube(
    knots`-26 -26, -52 -20, -74 ${-14 + curl * 4}, -92 ${-24 + curl * 8}, -88 ${-40 + curl * 6}`,
    [24, 17, 11, 6, 1],
    {},
  );
  foot(plate, -20, -24, -30, 'dark');
  foot(plate, 26, -26, 40, 'dark');
  plate.tube(knots`-36 -24, -18 -30, 10 -32, 34 -34, 44 -36`, [18, 32, 34, 28, 16], {
    spacing: 1.8,
  });
  const back: Point[] = Array.from({ length: 10 }, (_, index) => [
    -52 + index * 9.5,
    -34 - Math.sin((index / 9) * 2.8) * 14,
  ]);
  crest(plate, back, 8 + rank * 2.4, { tone: rank >= 4 ? 'trim' : 'dark' });
  for (let row = 0; row < 3; row++)
    for (let index = 0; index < 6; index++)
      plate.dot(-24 + index * 10 + (row % 2) * 5, -40 + row * 7, 1.3);
  foot(plate, -26, -24, -16, 'mid');
  foot(plate, 22, -26, 24, 'mid');
  plate.tube(knots`34 -34, 44 -40, 52 -44`, [28, 22, 18], { line: 0.7 });
  plate.at(
    54,
    -46,
    () => {
      if (fierce < 0.6)
        for (const angle of [110, 140, 170, 200, 230])
          plate.form(leaf([-4, 0], 24 + rank, angle, 12), { tone: 'glow', line: 0.7 });
      plate.form(knots`-4 4!, 14 6, 34 ${4 + fierce * 9}!, 16 12, -4 11`, { tone: 'dark' });
      for (const x of [16, 21, 26])
        plate.form(knots`${x} 4!, ${x + 1.3} 8.5!, ${x + 3} 4!`, {
          tone: 'pale',
          reach: 0,
          line: 0.4,
          inside: true,
        });
      plate.form(knots`-11 9, -12 -5, -2 -11, 12 -8, 32 -2, 36 3!, 18 6, 0 9`, {});
      eye(plate, 9, -4, 1.9);
    },
    { turn: chance.between(-14, 8), scale: 1.12 },
  );
}

function turtle(plate: Plate, { rank, fierce, chance }: Traits): void {
  plate.form(leaf([-44, -12], 22, 190, 8), {});
  for (const [x, to, tone] of [
    [-28, -40, 'dark'],
    [26, 42, 'dark'],
    [-22, -22, 'mid'],
    [26, 30, 'mid'],
  ] as const) {
    plate.tube(knots`${x} -20, ${(x + to) / 2} -10, ${to} -2`, [22, 18, 14], { tone });
    claws(plate, to + 4, 0, 4);
  }
  const neck = knots`34 -24, 50 -30, 60 -44`;
  plate.tube(neck, [22, 18, 16], {});
  plate.at(
    62,
    -50,
    () => {
      plate.form(knots`-10 8, -10 -6, 2 -11, 14 -6, 19 4!, 10 8, 0 12`, {});
      plate.cut(knots`18 4, 12 4, 8 6`, 1.2);
      eye(plate, 8, -3, 1.8);
    },
    { turn: chance.between(-16, 10), scale: 1.15 },
  );
  const high = 44 + (1 - fierce) * 22;
  const shell = (x: number): number => -16 - high * Math.sqrt(Math.max(0, 1 - (x / 50) ** 2));
  if (rank >= 3)
    for (const x of [-32, -16, 0, 16, 32])
      plate.form(
        knots`${x - 7} ${shell(x - 7) + 3}!, ${x - 2} ${shell(x) - 9 - rank * 2}!, ${x + 7} ${shell(x + 7) + 3}!`,
        { tone: 'trim' },
      );
  plate.form(
    knots`-54 -14!, -46 ${-16 - high * 0.5}, -24 ${-14 - high * 0.9}, 0 ${-16 - high}, 24 ${-14 - high * 0.9}, 46 ${-16 - high * 0.5}, 54 -14!, 0 -8`,
    { tone: 'dark', spacing: 2 },
  );
  for (const x of [-30, 0, 30]) {
    const y = shell(x) * 0.62;
    plate.form(
      knots`${x - 12} ${y}!, ${x - 6} ${y - 12}!, ${x + 6} ${y - 12}!, ${x + 12} ${y}!, ${x + 6} ${y + 10}!, ${x - 6} ${y + 10}!`,
      { tone: 'mid', inside: true },
    );
  }
  plate.tube(knots`-56 -13, 0 -8, 56 -13`, [7, 9, 7], { tone: 'trim' });
}

/** The kinds of reptiles. */
export const reptileKinds: Kinds = { snake, lizard, turtle };

/** A snake in coils, a crested lizard, or an armoured turtle. */
export const drawReptile: FigureDrawing = (plate, traits) => {
  const { fierce, chance } = traits;
  chance.pick(fierce < 0.45 ? [turtle, turtle, lizard, snake] : [snake, snake, lizard, turtle])(
    plate,
    traits,
  );
};
