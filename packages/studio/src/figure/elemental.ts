import type { Knot, Point } from '../geometry.ts';
import { knots, knotsFrom } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf } from '../shapes.ts';
import type { Terrain } from '../terrain/look.ts';
import type { FigureDrawing, Traits } from './figure.ts';

function burningEyes(plate: Plate, x: number, y: number, size: number): void {
  for (const side of [-1, 1]) {
    plate.form(
      leaf([x + side * size * 0.5, y + size * 0.4], size * 1.7, side > 0 ? 24 : 156, size),
      { tone: 'ink', reach: 0, line: 0.5, inside: true },
    );
    plate.dot(x + side * size * 1.2, y + size * 0.05, size * 0.36, 'glow');
  }
}

/** An uneven boulder or shard. */
function chunk(
  x: number,
  y: number,
  size: number,
  sides: number,
  wobble: () => number,
  stretch = 1,
): Knot[] {
  return knotsFrom(
    Array.from({ length: sides }, (_, index): Point => {
      const angle = (index / sides) * Math.PI * 2 + 0.3;
      const radius = size * wobble();
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * stretch];
    }),
    true,
  );
}

/** A giant of boulders or crystal. */
function stoneGiant(plate: Plate, { rank, fierce, chance }: Traits, sharp: boolean): void {
  const wobble = (): number => chance.between(sharp ? 0.7 : 0.86, sharp ? 1.25 : 1.1);
  const sides = sharp ? 5 : 7;
  const rock = (
    x: number,
    y: number,
    size: number,
    stretch = 1,
    tone: 'mid' | 'dark' = 'mid',
  ): void => {
    plate.form(chunk(x, y, size, sides, wobble, stretch), { tone, spacing: 2 });
    plate.cut(
      knots`${x - size * 0.5} ${y - size * 0.3}, ${x} ${y}, ${x - size * 0.1} ${y + size * 0.5}`,
      1,
    );
  };
  for (const side of [-1, 1]) {
    rock(side * 18, -10, 14, 0.9, 'dark');
    rock(side * 17, -27, 12, 1, 'dark');
  }
  if (sharp || rank >= 3) {
    for (let index = 0; index < 2 + rank; index++) {
      const share = index / (1 + rank) - 0.5;
      plate.form(
        leaf([share * 44, -74], 26 + rank * 3 - Math.abs(share) * 20, 90 - share * 90, 11),
        { tone: sharp ? 'glow' : 'trim' },
      );
    }
  }
  rock(0, -44, 22, 0.8);
  rock(0, -66, 30, 0.75);
  const reach = fierce * 34;
  for (const side of [-1, 1]) {
    const lift = side > 0 ? reach : reach * 0.3;
    rock(side * 32, -74, 14);
    rock(side * 42, -54 - lift * 0.6, 11, 1, 'dark');
    rock(side * 46, -34 - lift * 1.3, 15);
  }
  rock(2, -92, 15);
  burningEyes(plate, 3, -93, 5);
}

/** A body of tongues: flame or shadow. */
function flameBody(plate: Plate, { rank, chance, fierce }: Traits): void {
  const tongue = (
    x: number,
    y: number,
    high: number,
    wide: number,
    lean: number,
    tone: 'mid' | 'glow' | 'dark',
  ): void =>
    plate.form(
      knots`${x} ${y}, ${x - wide} ${y - high * 0.25}, ${x - wide * 0.5} ${y - high * 0.6}, ${x + lean} ${y - high}!, ${x + wide * 0.5} ${y - high * 0.62}, ${x + wide} ${y - high * 0.22}`,
      { tone, lean: 60, reach: 0.45 },
    );
  const count = 6 + rank;
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1) - 0.5;
    tongue(
      share * 58,
      -4,
      88 - Math.abs(share) * 90 + chance.between(-6, 12),
      13,
      share * 44 + chance.between(-8, 8),
      index % 2 ? 'dark' : 'mid',
    );
  }
  for (const side of [-1, 1]) {
    const up = side > 0 ? fierce * 26 : 0;
    plate.tube(
      knots`${side * 12} -52, ${side * 34} -46, ${side * 46} ${-60 - up}, ${side * 40} ${-80 - up}`,
      [16, 14, 11, 1],
      {},
    );
  }
  tongue(0, 2, 104, 27, chance.between(-10, 10), 'mid');
  tongue(-3, 2, 62, 17, -4, 'glow');
  for (const x of [-10, 10]) plate.cut(knots`${x} -20, ${x * 1.3} -44, ${x * 0.5} -64`, 1.2);
  burningEyes(plate, 1, -64, 6);
  plate.form(knots`-8 -50!, 0 -54, 9 -50!, 4 -45!, 0 -48!, -4 -45!`, {
    tone: 'ink',
    reach: 0,
    line: 0.5,
    inside: true,
  });
}

/** A body of turning bands: water or wind. */
function whirl(plate: Plate, { rank, chance, fierce }: Traits): void {
  const turns = 6 + Math.min(3, rank);
  const spin = chance.between(-5, 5);
  for (let index = 0; index < turns; index++) {
    const share = index / (turns - 1);
    const y = -3 - share * 66;
    const wide = 10 + share * 30;
    const sway = Math.sin(index * 0.9) * 5 + spin;
    plate.tube(
      knots`${-wide + sway} ${y - 3}, ${-wide * 0.4 + sway} ${y + 4}, ${wide * 0.4 + sway} ${y + 3}, ${wide + sway} ${y - 4}, ${wide + 9 + sway} ${y - 11}`,
      [3, 13, 14, 9, 0.6],
      { tone: index % 2 ? 'mid' : 'pale' },
    );
  }
  for (const side of [-1, 1]) {
    const up = side > 0 ? fierce * 24 : 4;
    plate.tube(
      knots`${side * 22} -72, ${side * 42} -66, ${side * 56} ${-78 - up}, ${side * 46} ${-92 - up}, ${side * 38} ${-84 - up}`,
      [15, 13, 10, 7, 0.6],
      {},
    );
  }
  plate.form(knots`-20 -66, -19 -88, -4 -100, 14 -106, 30 -120!, 24 -98, 20 -84, 20 -66, 0 -58`, {
    spacing: 1.9,
  });
  plate.cut(knots`-12 -86, 2 -98, 20 -106`, 1.2);
  plate.cut(knots`-14 -76, -6 -90, 12 -98`, 1);
  burningEyes(plate, 1, -80, 5.5);
  for (let index = 0; index < rank + 1; index++)
    plate.disc(chance.between(-60, 60), chance.between(-104, -16), chance.between(1.6, 4), {
      tone: 'pale',
    });
}

/** A body of leaves and twigs. */
function leafSpirit(plate: Plate, { rank, chance, fierce }: Traits): void {
  const rows = 5 + Math.min(3, rank);
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1);
    const wide = 34 - share * 16;
    for (let index = 0; index < 5; index++) {
      const side = index / 4 - 0.5;
      plate.form(leaf([side * wide, -16 - share * 62], 24, 270 + side * 110, 12), {
        tone: (row + index) % 3 ? 'mid' : 'dark',
        reach: 0.45,
        spacing: 2.6,
      });
    }
  }
  for (const side of [-1, 1]) {
    const up = side > 0 ? fierce * 30 : 0;
    plate.tube(knots`${side * 14} -72, ${side * 32} -64, ${side * 46} ${-66 - up}`, [8, 7, 4], {
      tone: 'dark',
    });
    for (const angle of [40, 80, 0])
      plate.form(leaf([side * 45, -66 - up], 18, side > 0 ? angle : 180 - angle, 8), {
        tone: 'mid',
      });
    plate.tube(knots`${side * 5} -100, ${side * 14} -114, ${side * 26} -120`, [5, 4, 1], {
      tone: 'dark',
    });
    plate.tube(knots`${side * 11} -110, ${side * 12} -120, ${side * 10} -128`, [3, 2.4, 0.6], {
      tone: 'dark',
    });
  }
  plate.form(knots`-15 -96, 0 -106, 15 -96, 11 -82, 0 -70!, -11 -82`, { tone: 'pale' });
  burningEyes(plate, 0, -92, 5);
  if (rank >= 3) plate.disc(0, -50, 7, { tone: 'glow' });
  for (let index = 0; index < rank; index++)
    plate.form(
      leaf([chance.between(-56, 56), chance.between(-110, -30)], 9, chance.between(0, 180), 5),
      { tone: 'glow', line: 0.6 },
    );
}

type Body = 'stone' | 'crystal' | 'flame' | 'whirl' | 'leaf';

const bodies: Readonly<Partial<Record<Terrain, Body>>> = {
  fire: 'flame',
  dark: 'flame',
  red: 'flame',
  water: 'whirl',
  air: 'whirl',
  blue: 'whirl',
  nature: 'leaf',
  green: 'leaf',
  electric: 'crystal',
  light: 'crystal',
  rune: 'crystal',
};

/** The ground itself, risen: stone, crystal, flame, whirl or leaves. */
export const drawElemental: FigureDrawing = (plate, traits) => {
  const body = bodies[traits.terrain] ?? 'stone';
  if (body === 'flame') flameBody(plate, traits);
  else if (body === 'whirl') whirl(plate, traits);
  else if (body === 'leaf') leafSpirit(plate, traits);
  else stoneGiant(plate, traits, body === 'crystal');
};
