import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import type { Chance } from '../seed.ts';
import { leaf } from '../shapes.ts';

/** What makes a face its own. */
interface Face {
  /** From -1 (narrow) to 1 (broad). */
  breadth: number;
  /** From 0 (young) to 1 (old). */
  age: number;
  /** From -1 (stern) to 1 (merry). */
  mood: number;
  nose: number;
  bearded: boolean;
}

/** Draws the features of one face from a source of chance. */
export function makeFace(chance: Chance): Face {
  const age = chance.next();
  return {
    breadth: chance.between(-1, 1),
    age,
    mood: chance.between(-1, 1),
    nose: chance.between(-1, 1),
    bearded: chance.odds(0.42),
  };
}

/** The bare head around (0, 0), turned a little to the right. */
export function drawFace(plate: Plate, { breadth, age, mood, nose }: Face): void {
  const b = 1 + breadth * 0.09;
  plate.form(knots`${-19 * b} -2, ${-24 * b} -4, ${-24 * b} 8, ${-18 * b} 11`, {
    tone: 'pale',
    reach: 0.5,
  });
  plate.form(
    knots`${-19 * b} -14, ${-19 * b} 6, ${-15 * b} 20, -5 ${30 + age}, 5 31, ${14 * b} 23, ${18 * b} 10, ${19 * b} 0, ${17.5 * b} -14, 10 -28, -10 -28`,
    { tone: 'pale', spacing: 1.7, reach: 0.42, weight: 1.1, lean: 8 },
  );
  for (const [x, size] of [
    [-6.5, 1],
    [10.5, 0.9],
  ] as const)
    drawEye(plate, x, 0, size, age);
  for (const [x, side] of [
    [-6.5, -1],
    [10.5, 1],
  ] as const) {
    const slant = -mood * 1.8 * side;
    plate.cut(knots`${x - 6} ${-7 + slant * -1}, ${x} ${-9.5}, ${x + 6} ${-7 + slant}`, 2.6);
  }
  const tip = 8 + nose * 1.6;
  plate.cut(knots`4.5 -6, ${tip - 2} 3, ${tip} 9, ${tip - 3} 12, 2 12`, 1.5);
  plate.form(knots`4.5 -5!, ${tip - 2} 3, ${tip} 9.5, ${tip - 4} 12, 5 10`, {
    tone: 'mid',
    line: 0,
    reach: 0.9,
    spacing: 1.5,
    inside: true,
  });
  plate.cut(knots`-4 11, -1 13, 2 12`, 1.1);
  plate.cut(knots`-4 ${19.5 - mood * 1.4}, 4 20.5, 12 ${19.5 - mood * 1.6}`, 1.9);
  plate.cut(knots`0 24, 4 25, 8 24`, 1.2);
  if (age > 0.45) {
    plate.cut(knots`-3 13, -8 17, -8 21`, 1);
    plate.cut(knots`10 13, 13.5 17, 13 21`, 1);
    plate.cut(knots`-10 5.5, -6 6.5, -3 5.5`, 0.9);
    plate.cut(knots`8 5.5, 11 6.5, 14 5`, 0.9);
  }
  if (age > 0.7)
    for (const y of [-16, -19.5]) plate.cut(knots`-9 ${y}, 2 ${y - 1.5}, 13 ${y}`, 0.9);
}

function drawEye(plate: Plate, x: number, y: number, size: number, age: number): void {
  plate.form(
    knots`${x - 5 * size} ${y + 0.5}!, ${x} ${y - 2.8 + age}, ${x + 5 * size} ${y + 0.5}!, ${x} ${y + 2.4}`,
    { tone: 'edge', line: 0.6, reach: 0, inside: true },
  );
  plate.dot(x + 0.8, y - 0.1, 2);
  plate.dot(x + 1.5, y - 0.9, 0.6, 'pale');
  plate.cut(
    knots`${x - 6 * size} ${y + 0.4}, ${x} ${y - 3.4 + age}, ${x + 6 * size} ${y + 0.2}`,
    1.7,
  );
}

const beards: readonly ((plate: Plate) => void)[] = [
  (plate) => {
    for (const [x, length] of [
      [-12, 24],
      [14, 22],
      [-7, 30],
      [10, 29],
      [2, 34],
    ] as const)
      plate.form(leaf([x, 14], length, 268 - x * 0.6, 15), {
        tone: 'dark',
        spacing: 1.8,
        line: 0.7,
      });
    plate.form(knots`-9 19, -4 14, 3 16, 10 14, 15 19, 9 22, 4 19, -3 22`, {
      tone: 'dark',
      line: 0.7,
    });
  },
  (plate) =>
    plate.form(knots`-14 22!, -9 15, 3 17, 10 15, 19 21!, 11 21, 4 18, -4 22`, { tone: 'dark' }),
  (plate) => {
    plate.form(leaf([4, 23], 20, 268, 13), { tone: 'dark', spacing: 1.8 });
    plate.form(knots`-7 18, -2 15, 4 17, 9 15, 14 18, 4 19`, { tone: 'dark', line: 0.7 });
  },
  (plate) =>
    plate.form(
      knots`-20 2!, -16 14, -10 16, 2 18, 12 15, 17 4!, 18 16, 13 28, 4 35, -6 33, -15 24`,
      { tone: 'dark', spacing: 1.7, reach: 0.7 },
    ),
];

/** A beard or moustache. */
export function drawBeard(plate: Plate, chance: Chance): void {
  chance.pick(beards)(plate);
}
