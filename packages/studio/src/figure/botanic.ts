import { knots, knotsFrom } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf } from '../shapes.ts';
import { type FigureDrawing, type Kinds, oneOf, type Traits } from './figure.ts';
import { eye, horn } from './parts.ts';

function bough(plate: Plate, x: number, y: number, angle: number, length: number): void {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * length, -Math.sin(turn) * length];
  plate.tube(
    knots`${x} ${y}, ${x + dx * 0.5 + 3} ${y + dy * 0.5}, ${x + dx} ${y + dy}`,
    [9, 6, 2],
    { tone: 'dark' },
  );
}

function foliage(plate: Plate, x: number, y: number, size: number): void {
  const rim = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2;
    const radius = size * (index % 2 ? 0.86 : 1.08);
    return [x + Math.cos(angle) * radius * 1.15, y + Math.sin(angle) * radius * 0.85] as const;
  });
  plate.form(knotsFrom(rim), { spacing: 2, reach: 0.5 });
  for (let index = 0; index < 5; index++) {
    const [px, py] = [
      x - size * 0.5 + index * size * 0.26,
      y - size * 0.2 + (index % 2) * size * 0.4,
    ];
    plate.cut(knots`${px - 4} ${py}, ${px} ${py - 3}, ${px + 4} ${py}`, 1);
  }
}

/** An old tree that woke up. */
function treant(plate: Plate, { rank, fierce, chance }: Traits): void {
  for (const [x, to] of [
    [-12, -34],
    [-4, -14],
    [6, 16],
    [14, 36],
  ] as const)
    plate.tube(knots`${x} -22, ${(x + to) / 2} -8, ${to} 1`, [14, 9, 3], { tone: 'dark' });
  for (const [angle, length] of [
    [150, 40],
    [118, 46],
    [62, 46],
    [30, 40],
  ] as const)
    bough(plate, 0, -62, angle + chance.between(-6, 6), length);
  const crown = 13 + rank * 2.4;
  for (const [x, y] of [
    [-34, -86],
    [34, -86],
    [-16, -104],
    [18, -102],
    [0, -92],
  ] as const)
    foliage(plate, x * (0.8 + rank * 0.06), y, crown * chance.between(0.85, 1.1));
  const up = fierce > 0.5 ? -30 : 6;
  for (const side of [-1, 1]) {
    plate.tube(
      knots`${side * 14} -52, ${side * 32} -44, ${side * 44} ${-50 + up * (side > 0 ? 1 : 0.3)}`,
      [13, 10, 6],
      { tone: 'dark' },
    );
    for (const spread of [-8, 0, 8])
      plate.tube(
        knots`${side * 43} ${-50 + up * (side > 0 ? 1 : 0.3)}, ${side * 50 + spread * 0.5} ${-56 + up * (side > 0 ? 1 : 0.3) + spread}, ${side * 56 + spread * 0.5} ${-58 + up * (side > 0 ? 1 : 0.3) + spread * 1.6}`,
        [4, 3, 0.6],
        { tone: 'dark', line: 0.7 },
      );
  }
  plate.form(
    knots`-17 -80, -14 -56, -20 -26, -26 -6!, -8 -14, 6 -6!, 12 -14, 27 -6!, 19 -30, 14 -56, 18 -80, 0 -72`,
    { tone: 'dark', lean: 70, reach: 0.55, spacing: 1.9 },
  );
  for (const x of [-9, 9]) {
    plate.form(leaf([x + (x > 0 ? -5 : 5), -54], 12, x > 0 ? 24 : 156, 7), {
      tone: 'ink',
      reach: 0,
      line: 0.6,
      inside: true,
    });
    plate.dot(x, -56, 1.9, 'glow');
  }
  plate.form(knots`-9 -38!, 0 -42, 10 -38!, 5 -31, -4 -31`, {
    tone: 'ink',
    reach: 0,
    line: 0.6,
    inside: true,
  });
}

/** A great flower with teeth. */
function snapper(plate: Plate, { rank, fierce, chance }: Traits): void {
  const lean = chance.between(-10, 10);
  for (const [angle, length] of [
    [160, 44],
    [20, 44],
    [140, 30],
    [40, 32],
  ] as const)
    plate.form(leaf([0, -2], length + rank * 2, angle, 17), { tone: 'dark', reach: 0.5 });
  for (let index = 0; index < rank; index++) {
    const side = index % 2 ? 1 : -1;
    plate.tube(
      knots`0 -6, ${side * 28} ${-14 - index * 7}, ${side * 46} ${-34 - index * 8}, ${side * 36} ${-46 - index * 7}`,
      [6, 5, 4, 0.8],
      {},
    );
  }
  plate.tube(knots`0 0, ${-10 + lean} -24, ${8 + lean} -44, 2 -64`, [11, 10, 9, 10], {
    tone: 'dark',
  });
  for (const [y, side] of [
    [-18, -1],
    [-32, 1],
    [-46, -1],
  ] as const)
    horn(
      plate,
      knots`${lean * 0.5} ${y}, ${side * 8 + lean * 0.5} ${y - 3}, ${side * 13 + lean * 0.5} ${y - 8}`,
      4,
    );
  plate.at(4, -74, () => {
    const petals = 6 + rank;
    for (let index = 0; index < petals; index++)
      plate.form(leaf([0, 0], 30, 50 + (index / (petals - 1)) * 260, 15), {
        tone: 'glow',
        reach: 0.5,
      });
    const gape = 12 + fierce * 20;
    plate.at(0, 2, () => plate.form(knots`-12 0, 0 14, 22 14, 36 4!, 24 2, 4 0`, {}), {
      turn: gape * 0.5,
    });
    plate.form(knots`-4 -3, 12 -4, 30 2!, 10 6`, {
      tone: 'ink',
      reach: 0,
      line: 0.6,
      inside: true,
    });
    plate.at(
      0,
      -2,
      () => {
        plate.form(knots`-14 2, -8 -14, 12 -18, 32 -8, 40 0!, 24 -1, 4 0`, {});
        for (const x of [10, 18, 26, 33])
          plate.form(knots`${x} -1!, ${x + 2} 7!, ${x + 4} -1!`, {
            tone: 'pale',
            reach: 0,
            line: 0.5,
            inside: true,
          });
        for (const [x, y] of [
          [0, -8],
          [12, -11],
          [22, -8],
        ] as const)
          plate.disc(x, y, 2.4, { tone: 'trim', line: 0.5, inside: true });
      },
      { turn: -gape },
    );
  });
}

/** A mushroom folk with a spotted cap. */
function mushroom(plate: Plate, { rank, fierce, chance }: Traits): void {
  for (const [x, size] of [
    [-42, 0.5],
    [40, 0.42],
    [-58, 0.32],
  ] as const) {
    plate.at(
      x,
      0,
      () => {
        plate.tube(knots`0 0, 2 -18, 0 -34`, [13, 10, 9], { tone: 'pale' });
        plate.form(knots`-24 -30!, -18 -48, 0 -56, 18 -48, 24 -30!, 0 -26`, { tone: 'dark' });
      },
      { scale: size },
    );
  }
  plate.tube(knots`0 2, -2 -26, 2 -58`, [40, 32, 26], { tone: 'pale', spacing: 1.9 });
  for (const side of [-1, 1]) {
    plate.tube(
      knots`${side * 14} -36, ${side * 28} -30, ${side * 34} ${side > 0 ? -30 - fierce * 24 : -20}`,
      [9, 8, 6],
      { tone: 'pale' },
    );
    plate.form(knots`${side * 8 - 8} 3, ${side * 8} -3, ${side * 8 + 9} 3`, { tone: 'pale' });
  }
  const wide = 40 + rank * 4;
  plate.form(
    knots`${-wide} -52!, ${-wide * 0.5} -46, 0 -44, ${wide * 0.5} -46, ${wide} -52!, 0 -58`,
    { tone: 'dark' },
  );
  for (let index = -5; index <= 5; index++)
    plate.cut(knots`${index * 3} -46, ${index * 5} -48, ${(index * wide) / 6} -51`, 0.9, 'pale');
  plate.form(
    knots`${-wide} -52!, ${-wide * 0.9} -72, ${-wide * 0.45} -94, 0 -102, ${wide * 0.45} -94, ${wide * 0.9} -72, ${wide} -52!, 0 -60`,
    { spacing: 2 },
  );
  for (let index = 0; index < 4 + rank; index++) {
    const angle = 0.35 + (index / (3 + rank)) * 2.45;
    const far = index % 2 ? 0.75 : 0.4;
    plate.disc(
      Math.cos(angle) * wide * far,
      -62 - Math.sin(angle) * 34 * far,
      chance.between(3.4, 6.5),
      { tone: 'glow', inside: true, line: 0.7 },
    );
  }
  for (const x of [-7, 7]) eye(plate, x, -36, 2.2);
  plate.cut(knots`-5 -26, 0 ${-24 - fierce * 4}, 5 -26`, 1.4);
}

/** The plants with a will. */
export const plantKinds: Kinds = { treant, snapper, mushroom };

/** A plant with a will: tree, snapping flower or mushroom folk. */
export const drawBotanic: FigureDrawing = oneOf(Object.values(plantKinds));
