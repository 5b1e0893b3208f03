import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf } from '../shapes.ts';
import type { FigureDrawing, Kinds, Traits } from './figure.ts';
import { eye, horn } from './parts.ts';
import { featherWing } from './wings.ts';

function feathers(
  plate: Plate,
  x: number,
  y: number,
  count: number,
  length: number,
  from: number,
  to: number,
): void {
  for (let index = 0; index < count; index++) {
    const angle = from + ((to - from) * index) / Math.max(1, count - 1);
    plate.form(
      leaf(
        [x, y],
        length * (0.8 + 0.2 * Math.sin((index / count) * Math.PI)),
        angle,
        length * 0.22,
      ),
      {
        tone: index % 2 ? 'mid' : 'pale',
        reach: 0.4,
        line: 0.7,
        spacing: 2.6,
      },
    );
  }
}

function breast(plate: Plate, x: number, y: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    for (let index = 0; index < 3; index++) {
      const [px, py] = [x - index * 6 + row * 1.5, y + row * 6 + (index % 2) * 3];
      plate.cut(knots`${px - 3} ${py}, ${px} ${py + 3}, ${px + 3} ${py}`, 0.8);
    }
  }
}

/** A raptor's head at (0, 0). */
function raptorHead(plate: Plate, { rank, chance }: Traits): void {
  if (rank >= 3) feathers(plate, -6, -4, 2 + rank, 16 + rank, 190, 110);
  plate.form(knots`-12 10, -11 -6, -1 -12, 9 -8, 12 0, 8 9, -2 14`, { tone: 'pale' });
  const hook = chance.between(8, 12);
  plate.form(knots`9 -5, 16 -6, 23 0, 23 ${hook}!, 18 5, 10 5`, {
    tone: 'trim',
    reach: 0.5,
    line: 0.8,
  });
  plate.cut(knots`3 -6, 8 -6, 11 -3`, 1.5);
  eye(plate, 6, -2.5, 1.8);
}

/** A wader's head with a long bill. */
function craneHead(plate: Plate, { rank }: Traits): void {
  if (rank >= 3) feathers(plate, -4, -4, rank, 15, 200, 130);
  plate.form(knots`-9 6, -8 -5, 1 -9, 9 -4, 10 3, 2 8`, { tone: 'pale' });
  plate.form(knots`8 -3!, 22 0, 40 6!, 22 4, 8 4!`, { tone: 'trim', line: 0.8 });
  eye(plate, 4, -1.5, 1.5);
}

function talons(plate: Plate, x: number, y: number): void {
  for (const spread of [-6, 0, 6])
    horn(plate, knots`${x} ${y - 4}, ${x + spread} ${y + 2}, ${x + spread * 1.3 + 2} ${y + 8}`, 4);
}

function soaring(plate: Plate, traits: Traits): void {
  const { chance, rank, fierce } = traits;
  const span = 62 + rank * 5;
  const count = 5 + Math.min(3, rank);
  plate.at(0, -8 - rank * 2, () => {
    plate.at(8, -58, () => featherWing(plate, span * 0.9, 96, count - 1, 'mid'), {
      scaleX: -1,
      turn: chance.between(-4, 14),
    });
    plate.at(-14, -34, () => feathers(plate, 0, 0, 5 + Math.min(2, rank), 40 + rank * 2, 190, 250));
    plate.tube(knots`-20 -32, -6 -44, 10 -56, 22 -68`, [8, 28, 30, 18], { tone: 'pale' });
    breast(plate, 10, -52, 4);
    if (fierce > 0.4) {
      plate.tube(knots`-4 -34, 4 -24, 8 -16`, [12, 8, 4], {});
      talons(plate, 8, -14);
    }
    plate.at(2, -58, () => featherWing(plate, span, 100, count), { turn: chance.between(-14, 6) });
    plate.at(28, -76, () => raptorHead(plate, traits), { turn: chance.between(0, 18) });
  });
}

function perched(plate: Plate, traits: Traits): void {
  const { chance, rank } = traits;
  plate.tube(knots`-46 2, -20 -4, 10 -2, 44 -8`, [9, 13, 12, 6], { tone: 'dark' });
  plate.tube(knots`20 -4, 34 -20, 38 -32`, [7, 5, 1], { tone: 'dark' });
  plate.at(-18, -22, () => feathers(plate, 0, 0, 4 + Math.min(rank, 3), 38, 215, 260));
  plate.tube(knots`-16 -14, -8 -34, 2 -58, 8 -78`, [16, 40, 46, 28], { tone: 'pale' });
  breast(plate, 12, -62, 7);
  for (const x of [-4, 8]) {
    plate.tube(knots`${x} -20, ${x + 1} -12, ${x + 2} -6`, [10, 7, 4], {});
    talons(plate, x + 2, -6);
  }
  plate.at(-6, -64, () => featherWing(plate, 56 + rank * 2, 44, 7), { turn: -28 });
  plate.at(10, -86, () => raptorHead(plate, traits), {
    turn: chance.between(-10, 10),
    scale: 1.15,
  });
}

function wading(plate: Plate, traits: Traits): void {
  const { chance, rank } = traits;
  plate.tube(knots`-8 -44, -2 -24, -10 -2`, [7, 4, 3], { tone: 'trim' });
  plate.tube(knots`4 -42, 10 -22, 4 0`, [7, 4, 3], { tone: 'trim' });
  for (const x of [-10, 4]) plate.wire(knots`${x - 6} 2, ${x} 0, ${x + 9} 2`, 1.6);
  plate.at(-26, -44, () => feathers(plate, 0, 0, 5, 26, 185, 235));
  plate.tube(knots`-32 -44, -14 -50, 8 -52, 18 -60`, [12, 32, 32, 14], { tone: 'pale' });
  const neck = knots`14 -56, 30 -64, 24 -84, 20 -98, 32 -106`;
  plate.tube(neck, [20, 12, 9, 8, 9], { tone: 'pale' });
  plate.at(4, -58, () => featherWing(plate, 46 + rank * 5, 60 + rank * 5, 7), {
    turn: -20 + rank * 4,
  });
  plate.at(36, -108, () => craneHead(plate, traits), { turn: chance.between(-8, 26) });
}

/** How birds are shown. */
export const birdKinds: Kinds = { soaring, perched, wading };

/** A bird: soaring, perched or wading. */
export const drawAvian: FigureDrawing = (plate, traits) => {
  const poses =
    traits.rank >= 4 || traits.fierce > 0.65
      ? [soaring, soaring, perched]
      : [soaring, perched, wading];
  traits.chance.pick(poses)(plate, traits);
};
