import { shield as buckler, staff, weapons } from '../figure/arms.ts';
import type { FigureDrawing } from '../figure/figure.ts';
import { skull as bareSkull } from '../figure/undead.ts';
import { knots } from '../geometry.ts';
import { leaf, star } from '../shapes.ts';

const runestone: FigureDrawing = (plate, { chance }) => {
  plate.form(knots`-34 2!, -38 -44, -26 -92, 4 -106!, 30 -88, 38 -40, 36 2!`, { spacing: 2 });
  const signs = [
    knots`0 -14, 0 0, 0 14`,
    knots`-10 10, 0 -12, 10 10`,
    knots`-8 -10, 8 0, -8 10`,
    knots`-9 -9, 0 0, 9 9`,
    knots`9 -9, 0 0, -9 9`,
  ];
  for (const y of [-80, -50, -20]) {
    for (const sign of [chance.pick(signs), chance.pick(signs)])
      plate.at(0, y, () => plate.cut(sign, 3, 'glow'));
  }
  for (const x of [-44, 40]) plate.disc(x, -2, 9, { tone: 'dark' }, 6);
};

const sword: FigureDrawing = (plate, { chance, rank }) => {
  plate.form(knots`-40 4, -26 -16, 0 -22, 28 -14, 42 4, 0 8`, { tone: 'dark' });
  plate.at(0, -66, () => weapons[0]?.(plate, 1 + rank * 0.04), {
    turn: 180 + chance.between(-14, 14),
    scale: 1.4,
  });
};

const hammer: FigureDrawing = (plate, { chance }) => {
  plate.at(0, -40, () => weapons[3]?.(plate, 1), { turn: chance.between(-30, 30), scale: 1.3 });
};

const shield: FigureDrawing = (plate, { chance, rank, fierce }) => {
  const device = (): void =>
    plate.form(star(0, -2, 4 + rank, 12, 5), { tone: 'trim', inside: true });
  plate.at(0, -54, () => buckler(plate, fierce < 0.6, device), {
    turn: chance.between(-10, 10),
    scale: 1.6,
  });
};

const wand: FigureDrawing = (plate, { chance }) => {
  plate.at(0, -50, () => staff(plate, 1), { turn: chance.between(-24, 24) });
};

const skull: FigureDrawing = (plate, { rank }) => {
  for (const turn of [-64, 64]) {
    plate.at(
      0,
      -16,
      () => {
        plate.tube(knots`0 -58, 0 0, 0 58`, [9, 6, 9], { tone: 'pale' });
        for (const [x, y] of [
          [-5, -60],
          [5, -60],
          [-5, 60],
          [5, 60],
        ] as const)
          plate.disc(x, y, 6, { tone: 'pale' });
      },
      { turn },
    );
  }
  plate.at(0, -56, () => bareSkull(plate, rank >= 4), { scale: 3 });
};

const helmet: FigureDrawing = (plate, { rank }) => {
  for (let index = 0; index < 4 + rank; index++)
    plate.form(leaf([0, -78], 44, 100 + index * 14, 13), { tone: index % 2 ? 'glow' : 'mid' });
  plate.form(knots`-36 0!, -40 -44, -24 -78, 4 -86, 30 -72, 40 -40, 36 -10!, 20 4!, -10 4!`, {
    tone: 'pale',
    spacing: 2,
  });
  plate.form(knots`-6 -44!, 44 -52!, 44 -40!, 22 -36!, 18 2!, 10 2!, 8 -34!, -6 -34!`, {
    tone: 'ink',
    reach: 0,
    inside: true,
  });
  plate.tube(knots`-38 -50, 0 -58, 40 -58`, [7, 8, 6], { tone: 'trim', inside: true });
  for (const y of [-24, -14, -4]) plate.dot(28, y, 1.6);
};

const drum: FigureDrawing = (plate) => {
  plate.form(knots`-48 -60!, -44 -10, 0 2, 44 -10, 48 -60!, 0 -50`, { lean: 80, spacing: 2.2 });
  plate.disc(0, -62, 48, { tone: 'pale' }, 15);
  for (let index = 0; index < 5; index++) {
    const x = -38 + index * 19;
    plate.wire(
      knots`${x - 6} ${-50 + Math.abs(x) * -0.1}, ${x + 3} -8, ${x + 12} ${-50 + Math.abs(x) * -0.1}`,
      1.6,
      'trim',
    );
  }
  for (const turn of [-38, 34])
    plate.at(0, -72, () => plate.tube(knots`0 0, 0 -26, 0 -46`, [10, 4, 5], { tone: 'dark' }), {
      turn,
    });
};

/** Things one carries into a fight or finds after one. */
export const gear = { sword, hammer, shield, wand, helmet, skull, drum, runestone };
