import { knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { type FigureDrawing, type Kinds, oneOf, type Traits } from './figure.ts';
import { crest, eye, horn } from './parts.ts';

/** A fin with rays, from (0, 0) toward the upper left. */
function fin(plate: Plate, length: number, rays: number, tone: Tone = 'dark'): void {
  plate.form(
    knots`0 0!, ${-length * 0.25} ${-length * 0.7}, ${-length * 0.8} ${-length}!, ${-length * 0.75} ${-length * 0.4}, ${-length} ${-length * 0.1}!, ${-length * 0.5} ${length * 0.12}`,
    { tone, reach: 0.4 },
  );
  for (let index = 0; index < rays; index++) {
    const share = index / Math.max(1, rays - 1);
    plate.cut(
      knots`-1 -1, ${-length * (0.3 + share * 0.1)} ${-length * (0.45 - share * 0.4)}, ${-length * (0.72 + share * 0.2)} ${-length * (0.85 - share * 0.75)}`,
      0.8,
      tone === 'dark' ? 'pale' : 'ink',
    );
  }
}

function splash(plate: Plate, width: number): void {
  for (let index = 0; index < 7; index++) {
    const x = (index / 6 - 0.5) * width;
    const high = 8 + 10 * Math.abs(Math.sin(index * 2.1));
    plate.form(
      knots`${x - 6} 3, ${x - 3} ${-high * 0.5}, ${x + (x > 0 ? 6 : -6)} ${-high}!, ${x + 3} ${-high * 0.3}, ${x + 7} 3`,
      { tone: 'pale', line: 0.7, reach: 0.4 },
    );
  }
  plate.form(
    knots`${-width * 0.7} 2, ${-width * 0.3} -3, 0 0, ${width * 0.3} -3, ${width * 0.7} 2, 0 7`,
    { tone: 'pale', reach: 0.3 },
  );
}

function scales(plate: Plate, x: number, y: number, columns: number, rows: number): void {
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [px, py] = [x - column * 8 - (row % 2) * 4, y + row * 6 - Math.abs(column - 2)];
      plate.cut(knots`${px} ${py - 3.5}, ${px - 3.5} ${py}, ${px} ${py + 3.5}`, 0.9);
    }
  }
}

function fish(plate: Plate, { rank, fierce, chance }: Traits): void {
  splash(plate, 60);
  plate.at(
    0,
    -58,
    () => {
      const deep = 1.25 - fierce * 0.45;
      plate.at(-44, 4, () => fin(plate, 34, 5), { scaleY: 1 });
      plate.at(-44, 0, () => fin(plate, 30, 5), { scaleY: -1 });
      plate.at(6, -14 * deep, () => fin(plate, 28 + rank * 3, 4 + rank), { turn: 16 });
      plate.at(-4, 16 * deep, () => fin(plate, 20 + rank, 4), { scaleY: -1 });
      plate.form(
        knots`-50 -4, -28 ${-12 * deep}, 6 ${-22 * deep}, 36 ${-16 * deep}, 54 0!, 50 6, 36 ${14 * deep}, 6 ${20 * deep}, -28 ${12 * deep}, -50 6`,
        { spacing: 2 },
      );
      scales(plate, 18, -10 * deep, 6, 4);
      plate.cut(knots`30 ${-13 * deep}, 24 0, 30 ${12 * deep}`, 1.8);
      if (fierce > 0.5) {
        plate.form(knots`56 2!, 42 3!, 34 6!, 44 9, 52 9!`, {
          tone: 'ink',
          reach: 0,
          line: 0.6,
          inside: true,
        });
        for (const x of [39, 44, 49])
          plate.form(knots`${x} 3.5!, ${x + 1.5} 8!, ${x + 3} 3!`, {
            tone: 'pale',
            reach: 0,
            line: 0.4,
            inside: true,
          });
      } else plate.cut(knots`53 3, 46 5, 42 4`, 1.2);
      eye(plate, 40, -5, 2.6);
      plate.at(16, 8, () => fin(plate, 22, 4, 'trim'), { scaleY: -1, turn: 8 });
      if (rank >= 4) horn(plate, knots`44 -12, 54 -20, 66 -36`, 7);
    },
    { turn: chance.between(-34, -12) },
  );
}

function shark(plate: Plate, { rank, chance }: Traits): void {
  splash(plate, 70);
  plate.at(
    0,
    -54,
    () => {
      plate.form(knots`-52 0!, -66 -30!, -54 -18, -46 -6`, { tone: 'dark' });
      plate.form(knots`-52 2!, -62 18!, -50 8`, { tone: 'dark' });
      plate.form(knots`-2 -16!, -12 -46!, 10 -32, 20 -15!`, { tone: 'dark' });
      plate.form(knots`-56 0, -30 -10, 4 -20, 40 -14, 62 -2!, 50 8, 36 12, 0 14, -30 8`, {
        spacing: 1.9,
      });
      plate.form(knots`58 2!, 50 8, 36 12, 0 14, -28 8!, 4 7, 34 6`, {
        tone: 'pale',
        line: 0.7,
        inside: true,
      });
      plate.form(knots`54 4!, 42 3, 34 7!, 44 9, 50 8!`, {
        tone: 'ink',
        reach: 0,
        line: 0.6,
        inside: true,
      });
      for (const x of [38, 42, 46, 50])
        plate.form(knots`${x} 3.5!, ${x + 1.4} 7!, ${x + 3} 3.6!`, {
          tone: 'pale',
          reach: 0,
          line: 0.4,
          inside: true,
        });
      for (const x of [18, 22, 26]) plate.cut(knots`${x + 2} -8, ${x - 1} -1, ${x + 1} 5`, 1.4);
      eye(plate, 44, -5, 2);
      plate.form(knots`14 8!, 2 34!, -6 30, -2 10!`, { tone: 'dark' });
      if (rank >= 4)
        crest(
          plate,
          [
            [-40, -8],
            [-30, -11],
            [-20, -14],
            [-8, -17],
          ],
          12,
          { tone: 'trim' },
        );
    },
    { turn: chance.between(-30, -8), scale: 1.05 },
  );
}

function octopus(plate: Plate, { rank, fierce, chance }: Traits): void {
  const arms = 6 + Math.min(2, Math.floor(rank / 2));
  const arm = (index: number, tone: Tone): void => {
    const share = index / (arms - 1) - 0.5;
    const curl = chance.between(8, 20) * (share > 0 ? 1 : -1);
    const up = fierce > 0.5 && Math.abs(share) > 0.3 ? -52 : 0;
    plate.tube(
      knots`${share * 26} -48, ${share * 74} ${-20 + up * 0.3}, ${share * 112} ${-6 + up * 0.8}, ${share * 124 - curl * 0.4} ${-22 + up}, ${share * 100 - curl * 0.5} ${-28 + up}`,
      [15, 13, 9, 6, 1],
      { tone },
    );
    for (let sucker = 0; sucker < 3; sucker++)
      plate.dot(
        share * (66 + sucker * 16),
        -22 + sucker * 5 + up * (0.3 + sucker * 0.22),
        1.6,
        'pale',
      );
  };
  for (const index of [1, 3, 5]) arm(index, 'dark');
  plate.form(knots`-20 -44, -30 -70, -24 -96, 0 -108, 24 -96, 30 -70, 20 -44, 0 -38`, {
    spacing: 1.9,
  });
  for (const index of [0, 2, 4, arms - 1]) arm(index, 'mid');
  for (const side of [-1, 1]) {
    plate.disc(side * 11, -58, 6, { tone: 'pale', inside: true });
    plate.form(
      knots`${side * 11 - 4} -58!, ${side * 11} -60, ${side * 11 + 4} -58!, ${side * 11} -56`,
      { tone: 'ink', reach: 0, line: 0.4, inside: true },
    );
    plate.cut(knots`${side * 4} ${-62 - fierce * 2}, ${side * 11} -67, ${side * 18} -64`, 1.6);
  }
  for (const [x, y, r] of [
    [-10, -92, 4],
    [8, -98, 3],
    [14, -84, 3.4],
    [-16, -80, 2.6],
  ] as const)
    plate.disc(x, y, r, { tone: 'dark', line: 0.5, inside: true });
  if (rank >= 4)
    plate.form(knots`-14 -100!, -17 -118!, -7 -110!, 0 -122!, 7 -110!, 17 -118!, 14 -100!`, {
      tone: 'trim',
    });
}

function seaSerpent(plate: Plate, { rank, fierce, chance }: Traits): void {
  const loops = 2 + Math.floor(rank / 3);
  for (let index = loops; index >= 1; index--) {
    const x = -18 - index * 32;
    const high = 44 - index * 8;
    plate.tube(
      knots`${x - 14} 4, ${x - 10} ${-high * 0.7}, ${x} ${-high}, ${x + 10} ${-high * 0.7}, ${x + 14} 4`,
      [16, 18, 19, 18, 16],
      {},
    );
    crest(
      plate,
      [
        [x - 13, -high * 0.75],
        [x - 6, -high - 7],
        [x + 3, -high - 10],
        [x + 12, -high - 2],
      ],
      8,
    );
  }
  const neck = knots`0 4, -4 -34, 8 -62, 2 -84, 18 -98`;
  plate.tube(neck, [30, 27, 22, 18, 17], { spacing: 1.9 });
  for (let index = 0; index < 7; index++)
    plate.cut(
      knots`${-2 + index * 1.4} ${-10 - index * 10}, ${5 + index * 1.2} ${-7 - index * 10}, ${10 + index} ${-11 - index * 10}`,
      1,
    );
  crest(
    plate,
    [
      [-18, -20],
      [-16, -36],
      [-10, -50],
      [-3, -62],
      [-6, -76],
      [-3, -92],
    ],
    10 + rank,
  );
  plate.at(
    22,
    -100,
    () => {
      plate.at(-6, -4, () => fin(plate, 22 + rank * 2, 5, 'trim'), { turn: 20 });
      plate.form(knots`-6 4!, 10 6, 26 ${6 + fierce * 8}!, 12 12, -6 12`, { tone: 'dark' });
      plate.form(knots`-12 10, -13 -5, -2 -12, 12 -9, 30 0, 32 5!, 14 5, 0 8`, {});
      eye(plate, 9, -3.5, 1.9);
      plate.tube(knots`28 4, 36 12, 32 22`, [2, 1.6, 0.4], { line: 0.6 });
    },
    { turn: chance.between(-10, 16), scale: 1.15 },
  );
  plate.at(-30, 6, () => splash(plate, 90));
}

/** The creatures of the sea. */
export const seaKinds: Kinds = { fish, shark, octopus, seaSerpent };

/** A creature of the sea: leaping fish, shark, many-armed one, or serpent. */
export const drawAquatic: FigureDrawing = oneOf(Object.values(seaKinds));
