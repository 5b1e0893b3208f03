import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { scythe, weapons } from './arms.ts';
import { type FigureDrawing, type Kinds, oneOf, type Traits } from './figure.ts';
import { hood, robe, sleeve } from './robe.ts';

/** A skull around (0, 0), turned a little to the right. */
export function skull(plate: Plate, crowned: boolean): void {
  if (crowned) {
    plate.form(knots`-10 -8!, -12 -20!, -6 -14!, 0 -24!, 6 -14!, 12 -20!, 10 -8!`, {
      tone: 'trim',
      line: 0.8,
    });
    plate.disc(0, -13, 2, { tone: 'glow', line: 0.5, inside: true });
  }
  plate.form(
    knots`-6 10!, -7 6, -11 2, -11 -6, -5 -12, 4 -12, 11 -6, 11 2, 7 6, 6 14, 0 15, -5 14`,
    { tone: 'pale', spacing: 1.8 },
  );
  plate.disc(-3.5, 0, 3.2, { tone: 'ink', reach: 0, line: 0.5, inside: true }, 3.6);
  plate.disc(5, 0, 3, { tone: 'ink', reach: 0, line: 0.5, inside: true }, 3.6);
  plate.dot(-3, 0.5, 1.1, 'glow');
  plate.dot(5, 0.5, 1.1, 'glow');
  plate.form(knots`1 3!, 3 6.5!, -0.5 6.5!`, { tone: 'ink', reach: 0, line: 0.4, inside: true });
  for (const x of [-3, -0.5, 2, 4.5]) plate.wire(knots`${x} 9, ${x} 13`, 0.7);
  plate.wire(knots`-5 11, 1 10.6, 6 11`, 0.6);
}

function bone(plate: Plate, x: number, y: number, toX: number, toY: number, width = 4.5): void {
  plate.tube(
    knots`${x} ${y}, ${(x * 3 + toX) / 4} ${(y * 3 + toY) / 4}, ${(x + toX * 3) / 4} ${(y + toY * 3) / 4}, ${toX} ${toY}`,
    [width * 1.7, width * 0.8, width * 0.8, width * 1.6],
    { tone: 'pale', reach: 0.45 },
  );
}

function ribs(plate: Plate): void {
  plate.tube(knots`0 -78, -1 -60, 1 -42`, [5, 5, 6], { tone: 'pale' });
  for (let row = 0; row < 5; row++) {
    const y = -74 + row * 6.2;
    const wide = 16 - Math.abs(row - 1) * 1.6;
    for (const side of [-1, 1]) {
      plate.tube(
        knots`0 ${y}, ${side * wide} ${y + 1}, ${side * wide} ${y + 6}, ${side * 4} ${y + 9}`,
        [3, 3.4, 3, 1.4],
        { tone: 'pale', line: 0.7, reach: 0.5 },
      );
    }
  }
  plate.form(knots`-13 -46, 0 -42, 13 -46, 11 -36, 4 -33!, 0 -36, -4 -33!, -11 -36`, {
    tone: 'pale',
  });
}

function skeleton(plate: Plate, traits: Traits): void {
  const { chance, rank, fierce } = traits;
  if (rank >= 2) {
    plate.form(
      knots`-14 -80, 14 -80, 26 -50, 30 -22!, 22 -30!, 20 -6!, 10 -22!, 2 -2!, -8 -20!, -20 -4!, -22 -28!, -32 -18!, -24 -52`,
      { tone: 'dark', lean: 70 },
    );
  }
  for (const side of [-1, 1]) {
    bone(plate, side * 8, -38, side * (11 + fierce * 5), -20);
    bone(plate, side * (11 + fierce * 5), -20, side * 12, -2);
    plate.form(
      knots`${side * 12 - 4} -4, ${side * 12 + 5} -3, ${side * 12 + 10} 2!, ${side * 12 - 4} 2!`,
      { tone: 'pale', line: 0.7 },
    );
  }
  ribs(plate);
  bone(plate, -17, -76, -28, -58, 4);
  bone(plate, -28, -58, -24 - fierce * 12, -40, 3.6);
  const weapon = rank >= 4 ? scythe : chance.pick(weapons);
  bone(plate, 17, -76, 30, -62, 4);
  bone(plate, 30, -62, 36, -78, 3.6);
  plate.at(36, -80, () => weapon(plate, 0.95), { turn: chance.between(0, 24) });
  plate.disc(36, -80, 4, { tone: 'pale' });
  plate.tube(knots`-20 -79, 0 -76, 20 -79`, [5, 4, 5], { tone: 'pale' });
  plate.at(1, -93, () => skull(plate, rank >= 4), { turn: chance.between(-8, 8), scale: 1.08 });
}

function reaper(plate: Plate, { chance, rank }: Traits): void {
  robe(plate, 26 + rank * 2, chance.between(-8, 8), 'dark');
  for (let index = 0; index < 5; index++)
    plate.cut(
      knots`${-20 + index * 10} -2, ${-18 + index * 10} -8, ${-19 + index * 9} -18`,
      1.2,
      'pale',
    );
  plate.at(30, -58, () => scythe(plate, 0.95 + rank * 0.05), {
    turn: chance.between(-4, 8),
    scaleX: -1,
  });
  sleeve(plate, 13, 28, -58, 'dark');
  sleeve(plate, -13, -22, -50, 'dark');
  plate.at(0, -90, () => {
    hood(plate, 'dark');
    plate.at(1, 2, () => skull(plate, false), { scale: 0.74 });
  });
}

function risen(plate: Plate, { rank, chance }: Traits): void {
  plate.form(knots`-62 2!, -62 -34, -50 -46, -38 -34, -38 2!`, { tone: 'mid' });
  plate.cut(knots`-50 -36, -50 -28, -50 -18`, 1.6);
  plate.cut(knots`-55 -30, -50 -31, -45 -30`, 1.6);
  plate.at(0, 24, () => {
    ribs(plate);
    bone(plate, -17, -76, -34, -60);
    bone(plate, -34, -60, -28, -34, 4);
    bone(plate, 17, -76, 34, -86);
    bone(plate, 34, -86, 42, -106, 4);
    for (const spread of [-8, -3, 2, 7])
      bone(plate, 42 + spread * 0.3, -108, 43 + spread * 1.3, -118, 1.6);
    plate.tube(knots`-20 -79, 0 -76, 20 -79`, [5, 4, 5], { tone: 'pale' });
    plate.at(2, -94, () => skull(plate, rank >= 4), { turn: chance.between(-14, 10), scale: 1.2 });
  });
  plate.form(knots`-50 4, -34 -14, -20 -10, -8 -18, 10 -12, 26 -16, 40 -8, 54 4!, 0 8, -50 5!`, {
    tone: 'dark',
    spacing: 2,
  });
}

/** The kinds of the dead. */
export const deadKinds: Kinds = { skeleton, reaper, risen };

/** The dead that walk: a skeleton in arms, a reaper, or one climbing out of its grave. */
export const drawUndead: FigureDrawing = oneOf([skeleton, skeleton, reaper, risen]);
