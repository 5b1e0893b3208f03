import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf, star } from '../shapes.ts';
import { staff } from './arms.ts';
import type { FigureDrawing, Traits } from './figure.ts';
import { hood, robe, sleeve } from './robe.ts';

function face(plate: Plate): void {
  plate.form(knots`-8 -6, 8 -6, 9 4, 4 12, -4 12, -9 4`, { tone: 'pale', reach: 0.4 });
  for (const x of [-2.5, 4.5]) {
    plate.cut(knots`${x - 3} -1.5, ${x} -2.8, ${x + 3} -1.5`, 1);
    plate.dot(x, 0.5, 1);
  }
  plate.cut(knots`1 0, 3 4, 1 5`, 0.8);
}

function beard(plate: Plate, length: number): void {
  for (const [x, share] of [
    [-6, 0.75],
    [7, 0.8],
    [-3, 0.9],
    [4, 0.95],
    [1, 1],
  ] as const) {
    plate.form(leaf([x * 0.7, 5], length * share, 270 - x * 1.5, 8), {
      tone: 'pale',
      line: 0.6,
      reach: 0.4,
      spacing: 1.8,
    });
  }
}

function pointedHat(plate: Plate, bend: number): void {
  plate.form(
    knots`-9 -4!, -6 -18, ${-2 + bend * 0.4} -32, ${bend} -46!, ${6 + bend * 0.3} -28, 9 -4!`,
    { reach: 0.55 },
  );
  plate.form(knots`-22 -2, -10 -8, 10 -8, 22 -2, 8 1, -8 1`, { tone: 'dark' });
  plate.form(knots`-9 -9!, 9 -9!, 9 -5!, -9 -5!`, { tone: 'trim', line: 0.6, inside: true });
}

function circlet(plate: Plate, rank: number): void {
  plate.form(
    knots`-10 2!, -11 -8, 0 -15, 11 -8, 10 2!, 13 22, 8 30!, 6 4!, -6 4!, -9 32!, -14 20`,
    { tone: 'dark', reach: 0.5 },
  );
  face(plate);
  const points = knots`-10 -5!, -9 -12!, -5 -8!, 0 ${-15 - rank}!, 5 -8!, 9 -12!, 10 -5!`;
  plate.form(points, { tone: 'trim', line: 0.7 });
}

function head(plate: Plate, { chance, rank, fierce }: Traits): void {
  const kind = chance.pick(
    fierce > 0.6
      ? (['hood', 'circlet', 'hat'] as const)
      : (['hat', 'hat', 'circlet', 'hood'] as const),
  );
  if (kind === 'hood') {
    hood(plate);
    for (const x of [-2.5, 4.5]) plate.dot(x, 2, 1.5, 'glow');
    return;
  }
  if (kind === 'circlet') {
    circlet(plate, rank);
    return;
  }
  face(plate);
  beard(plate, 18 + rank * 4);
  pointedHat(plate, chance.between(-18, 18));
}

function spellLight(plate: Plate, x: number, y: number, rank: number): void {
  plate.disc(x, y, 7 + rank, { tone: 'glow', reach: 0.2 });
  plate.form(star(x, y, 4, 9 + rank * 1.5, 2.4), {
    tone: 'pale',
    line: 0.6,
    reach: 0,
    inside: true,
  });
}

/** A robed caster with staff, book or spell in hand. */
export const drawSpellcaster: FigureDrawing = (plate, traits) => {
  const { chance, rank, fierce } = traits;
  const width = 24 + (1 - fierce) * 12 + rank;
  const sway = chance.between(-6, 8);
  const raised = -60 - fierce * 26;
  robe(plate, width, sway);
  plate.form(knots`-4 -76!, 4 -76!, 7 -40, 8 -4, -6 -4, -6 -40`, {
    tone: 'dark',
    line: 0.7,
    inside: true,
  });
  for (const y of [-66, -52, -38])
    plate.form(star(0.5, y, 4, 3.4, 1.2), { tone: 'trim', line: 0.4, reach: 0, inside: true });
  if (chance.odds(0.7)) {
    plate.at(-36, -58, () => staff(plate, 0.9 + rank * 0.08), { turn: chance.between(-8, 2) });
    sleeve(plate, -13, -35, -58);
  } else {
    plate.form(knots`-52 -64!, -36 -60!, -20 -64!, -20 -46!, -36 -42!, -52 -46!`, { tone: 'pale' });
    plate.cut(knots`-36 -60, -36 -50, -36 -42`, 1);
    for (const y of [-58, -54, -50]) plate.cut(knots`-49 ${y - 2}, -44 ${y - 1}, -39 ${y}`, 0.7);
    sleeve(plate, -13, -30, -46);
  }
  spellLight(plate, 38, raised - 10, rank);
  sleeve(plate, 13, 34, raised);
  for (let index = 0; index < rank - 1; index++) {
    const angle = 0.5 + index * 0.62;
    const [x, y] = [
      38 + Math.cos(angle * 2.2) * 22,
      raised - 14 - Math.abs(Math.sin(angle * 2.2)) * 22,
    ];
    plate.form(star(x, y, 4, 4.5, 1.3), { tone: 'glow', line: 0.6, reach: 0 });
  }
  plate.form(knots`-16 -74, -8 -82, 8 -82, 16 -74, 8 -68, 0 -64!, -8 -68`, { tone: 'dark' });
  plate.at(0, -92, () => head(plate, traits), { turn: chance.between(-6, 6) });
};
