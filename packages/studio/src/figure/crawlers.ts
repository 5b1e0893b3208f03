import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf } from '../shapes.ts';
import type { Kinds, Traits } from './figure.ts';
import { claws, eye, horn } from './parts.ts';

/** A spider on eight bent legs, a mark on its back. */
function spider(plate: Plate, { rank, fierce }: Traits): void {
  const reach = 58 + fierce * 14;
  const legs = (tone: 'dark' | 'mid', shift: number): void => {
    for (const side of [-1, 1])
      for (const spread of [0.5, 0.85])
        plate.tube(
          knots`${side * 10 + shift} -34, ${side * reach * spread * 0.7 + shift} ${-78 + spread * 20}, ${side * reach * spread + shift * 2} 0`,
          [7, 5, 1.5],
          { tone },
        );
  };
  legs('dark', 8);
  plate.disc(-24, -46, 30 + rank * 2, { tone: 'dark', spacing: 1.8 }, 25 + rank * 1.5);
  plate.form(
    knots`-34 -56!, -24 -48!, -14 -56!, -20 -45!, -14 -34!, -24 -42!, -34 -34!, -28 -45!`,
    {
      tone: 'glow',
      inside: true,
      line: 0.7,
    },
  );
  plate.disc(14, -38, 17, {}, 14);
  legs('mid', 0);
  for (const y of [-28, -24]) horn(plate, knots`${26} ${y}, 33 ${y + 7}, 28 ${y + 14}`, 5);
  for (const [x, y] of [
    [20, -45],
    [27, -41],
    [22, -37],
    [15, -43],
  ] as const)
    eye(plate, x, y, 1.6);
}

/** A crab with both claws raised. */
function crab(plate: Plate, { rank, fierce }: Traits): void {
  for (const side of [-1, 1])
    for (const far of [30, 42, 54])
      plate.tube(
        knots`${side * 26} -24, ${side * (far + 4)} -34, ${side * (far + 10)} 0`,
        [7, 6, 1.5],
        { tone: 'dark' },
      );
  for (const side of [-1, 1]) {
    plate.tube(knots`${side * 28} -34, ${side * 52} -42, ${side * 50} -66`, [10, 9, 8], {});
    plate.at(
      side * 50,
      -68,
      () => {
        plate.form(knots`-7 2, -12 -14, -4 -34!, -2 -16, 2 -8`, {});
        plate.form(knots`7 2, 15 -12, 10 -32!, 4 -16, 0 -6`, { tone: 'dark' });
      },
      { scale: 0.95 + fierce * 0.4, turn: side * 14 },
    );
  }
  plate.form(knots`-42 -22, -30 -46, 0 -56, 30 -46, 42 -22, 26 -10, -26 -10`, { spacing: 1.8 });
  plate.cut(knots`-24 -36, 0 -46, 24 -36`, 1.4);
  for (let spot = 0; spot < rank + 1; spot++)
    plate.disc(-22 + spot * (44 / (rank + 1)), -28, 3.4, { tone: 'trim', inside: true, line: 0.6 });
  for (const x of [-9, 9]) {
    plate.tube(knots`${x} -50, ${x * 1.2} -58, ${x * 1.3} -64`, [4, 3, 3], {});
    eye(plate, x * 1.3, -66, 2.6);
  }
}

/** A frog that sits and looks up. */
function frog(plate: Plate, { rank, chance }: Traits): void {
  plate.form(knots`-54 -2!, -50 -30, -26 -44, -8 -26, -16 -6, -40 2!`, { tone: 'dark' });
  plate.tube(knots`-42 -6, -30 0, -4 0`, [10, 7, 5], { tone: 'dark' });
  plate.form(knots`-44 -8, -34 -44, -6 -66, 22 -66, 40 -48, 34 -16, 10 -4, -22 -4`, {
    spacing: 1.8,
  });
  plate.form(knots`8 -8, 16 -34, 38 -44, 34 -18, 18 -6`, { tone: 'pale', inside: true, line: 0.7 });
  for (let spot = 0; spot < 3 + rank; spot++)
    plate.disc(chance.between(-30, 2), chance.between(-48, -18), chance.between(2.4, 5), {
      tone: 'trim',
      inside: true,
      line: 0.6,
    });
  plate.tube(knots`20 -26, 30 -14, 30 -2`, [13, 9, 7], {});
  claws(plate, 32, 0, 6);
  plate.disc(12, -70, 10, {});
  plate.disc(26, -68, 9, {});
  eye(plate, 15, -71, 3.6);
  eye(plate, 29, -69, 3);
  plate.cut(knots`14 -50, 28 -46, 41 -50`, 1.6);
}

/** A snail with its house. */
function snail(plate: Plate, { rank, chance }: Traits): void {
  plate.form(knots`-62 0!, -40 -12, 10 -14, 40 -20, 58 -44, 70 -42, 68 -18, 50 -2!, 0 2`, {
    tone: 'pale',
  });
  const size = 36 + rank * 3;
  const [x, y] = [-8, -size + 4];
  plate.disc(x, y, size, { tone: 'mid', spacing: 1.7 });
  const turns = chance.between(2.4, 3.2);
  const spiral = Array.from({ length: 34 }, (_, step) => {
    const part = step / 33;
    const angle = part * turns * Math.PI * 2;
    const far = size * 0.94 * (1 - part);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far, sharp: false };
  });
  plate.wire(spiral, 2.2);
  if (rank >= 3)
    for (const angle of [200, 240, 280, 320])
      plate.at(
        x + Math.cos((angle * Math.PI) / 180) * size,
        y + Math.sin((angle * Math.PI) / 180) * size,
        () => plate.form(knots`-6 3!, 0 -12!, 6 3!`, { tone: 'trim', line: 0.7 }),
        { turn: angle + 90 },
      );
  for (const [reach, tip] of [
    [62, 78],
    [68, 88],
  ] as const) {
    plate.tube(knots`${reach - 2} -42, ${reach + 4} -56, ${tip} -66`, [4, 3, 2], { tone: 'pale' });
    plate.disc(tip, -67, 3.4, { tone: 'dark' });
  }
  plate.cut(knots`60 -24, 65 -24, 69 -27`, 1.1);
}

/** A wasp or bee in flight, banded, with its sting down. */
function wasp(plate: Plate, { rank, fierce }: Traits): void {
  const span = 52 + rank * 4;
  for (const [turn, tone] of [
    [118, 'mid'],
    [88, 'pale'],
  ] as const)
    plate.form(leaf([2, -58], span, turn, 24), { tone, reach: 0.4 });
  for (const x of [6, 14, 22])
    plate.tube(knots`${x} -44, ${x + 6} -30, ${x - 2} -16`, [4, 3, 1], { tone: 'dark' });
  const body = knots`4 -50, -18 -50, -36 -38, -44 -16`;
  plate.tube(body, [14, 34, 28, 5], { tone: 'glow', spacing: 1.8 });
  for (const [x, y, turn] of [
    [-10, -50, 10],
    [-23, -45, 35],
    [-34, -33, 55],
  ] as const)
    plate.at(
      x,
      y,
      () => plate.form(knots`-3 -14, 3 -14, 4 0, 3 14, -3 14, -4 0`, { tone: 'dark' }),
      {
        turn: -turn,
      },
    );
  horn(plate, knots`-42 -20, -46 -8, -45 ${4 + fierce * 6}`, 5);
  plate.disc(14, -52, 16, { tone: 'dark' });
  plate.disc(32, -56, 12, {});
  plate.form(knots`32 -64, 42 -62, 42 -50, 34 -50`, { tone: 'ink', inside: true, reach: 0 });
  for (const up of [-18, -10]) plate.wire(knots`36 -66, 44 ${-74 + up * 0.4}, 54 ${-64 + up}`, 1.2);
}

/** Small things that crawl, hop and sting. */
export const crawlerKinds: Kinds = { spider, crab, frog, snail, wasp };
