import type { Point } from '../geometry.ts';
import { flatten, knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { leaf } from '../shapes.ts';
import type { FigureDrawing, Traits } from './figure.ts';
import { claws, crest, eye, horn } from './parts.ts';
import { skinWing } from './wings.ts';

/** A dragon's head, its neck joint at (0, 0), looking right. */
function dragonHead(plate: Plate, { rank, fierce, chance }: Traits): void {
  const gape = 4 + fierce * 10;
  const horns = rank >= 4 ? 3 : rank >= 2 ? 2 : 1;
  for (let index = 0; index < horns; index++) {
    const rise = index * 7;
    horn(
      plate,
      knots`${-4 - index * 3} ${-8 + rise * 0.6}, ${-18 - index * 2} ${-18 + rise}, ${-32} ${-16 + rise * 1.2}, ${-42 + index * 6} ${-26 + rise * 1.6}`,
      7 - index,
    );
  }
  plate.form(
    knots`-6 4!, 8 5, 20 ${4 + gape * 0.5}, 32 ${3 + gape}!, 22 ${8 + gape}, 6 13, -6 12`,
    { tone: 'dark' },
  );
  for (const x of [13, 19, 25]) {
    plate.form(knots`${x} 4!, ${x + 1.6} 9!, ${x + 3.4} 4!`, {
      tone: 'pale',
      reach: 0,
      line: 0.5,
      inside: true,
    });
  }
  plate.form(
    knots`-12 10, -12 -6, -2 -12, 10 -10, 18 -4, 28 -6, 36 -2, 37 4!, 24 5, 10 5, 2 8`,
    {},
  );
  plate.form(knots`4 -9!, 14 -9, 19 -4!, 9 -4`, {
    tone: 'dark',
    reach: 0.4,
    line: 0.6,
    inside: true,
  });
  plate.cut(knots`31 -3, 33 -1.5, 34 0`, 1.2);
  eye(plate, 11, -3.5, 1.7);
  for (let index = 0; index < 2 + Math.min(rank, 2); index++) {
    plate.form(leaf([-9 + index, 2 + index * 3], chance.between(12, 18), 200 + index * 14, 6), {
      tone: 'mid',
      line: 0.6,
    });
  }
}

function bellyLines(plate: Plate, spine: readonly Point[]): void {
  for (let index = 2; index < spine.length - 2; index += 3) {
    const [x, y] = spine[index] as Point;
    plate.cut(knots`${x + 2} ${y + 2}, ${x + 7} ${y + 4}, ${x + 10} ${y + 2}`, 0.8);
  }
}

function leg(plate: Plate, x: number, y: number, tone: Tone): void {
  plate.tube(
    knots`${x} ${y}, ${x + 12} ${y * 0.55}, ${x - 4} ${y * 0.3}, ${x + 4} -3`,
    [26, 20, 10, 8],
    { tone },
  );
  claws(plate, x + 8, -2, 6);
}

/** A winged dragon: rearing, or coiled around its own tail. */
export const drawDragon: FigureDrawing = (plate, traits) => {
  const { chance, rank, fierce } = traits;
  const reared = chance.odds(0.35 + fierce * 0.4);
  const span = 58 + rank * 7;
  const fingers = 3 + Math.min(2, Math.floor(rank / 2));
  const neck = reared
    ? knots`14 -44, 20 -66, 6 -86, 14 -102, 30 -106`
    : knots`16 -40, 34 -50, 36 -68, 24 -80, 34 -92`;
  const shoulder: Point = [2, -54];
  plate.at(shoulder[0] + 12, shoulder[1] + 2, () => skinWing(plate, span * 0.85, fingers, 'dark'), {
    turn: 34 + chance.between(-8, 8),
    scaleX: chance.odds(0.5) ? -0.9 : 0.8,
  });
  const tail = knots`-18 -30, -44 -14, -66 -8, -84 -20, -78 -36, -64 -34`;
  plate.tube(tail, [30, 22, 15, 10, 6, 2], {});
  plate.form(leaf([-66, -34], 18, chance.between(0, 50), 13), { tone: 'dark' });
  leg(plate, -20, -30, 'dark');
  leg(plate, 14, -34, 'dark');
  plate.tube(knots`-34 -26, -22 -36, 0 -44, 20 -44, 26 -38`, [14, 40, 42, 40, 22], {
    spacing: 1.8,
  });
  leg(plate, -28, -32, 'mid');
  const arm =
    fierce > 0.5 ? knots`16 -40, 30 -32, 40 -40, 46 -34` : knots`16 -38, 26 -24, 22 -10, 28 -3`;
  plate.tube(neck, [34, 26, 19, 16, 15], { spacing: 1.8 });
  const line = flatten(neck, false, 4);
  bellyLines(plate, line);
  crest(
    plate,
    line.filter((_, index) => index % 2 === 0).map(([x, y]) => [x - 9, y - 2] as const),
    8 + rank,
  );
  plate.tube(arm, [18, 12, 8, 6], {});
  const hand = arm.at(-1);
  if (hand) claws(plate, hand.x + 2, hand.y + 1, 5);
  plate.at(shoulder[0], shoulder[1], () => skinWing(plate, span, fingers), {
    turn: chance.between(-12, 14),
  });
  const end = neck.at(-1);
  if (end)
    plate.at(end.x, end.y, () => dragonHead(plate, traits), {
      scale: 1.05,
      turn: chance.between(-12, 20),
    });
};
