import type { Point } from '../geometry.ts';
import { knots, knotsFrom } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { box } from '../shapes.ts';
import { type FigureDrawing, type Kinds, oneOf, type Traits } from './figure.ts';

/** A cog wheel around (x, y). */
export function cog(
  plate: Plate,
  x: number,
  y: number,
  radius: number,
  teeth: number,
  tone: Tone = 'trim',
): void {
  const rim = Array.from({ length: teeth * 4 }, (_, index): Point => {
    const angle = ((index + 0.5) / (teeth * 4)) * Math.PI * 2;
    const far = index % 4 < 2 ? radius : radius * 0.8;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  plate.form(knotsFrom(rim, true), { tone, reach: 0.4 });
  plate.disc(x, y, radius * 0.45, { tone: 'dark', line: 0.7, inside: true });
  plate.dot(x, y, radius * 0.16, 'pale');
}

function rivets(plate: Plate, x: number, y: number, dx: number, dy: number, count: number): void {
  for (let index = 0; index < count; index++) plate.dot(x + dx * index, y + dy * index, 1);
}

function smoke(plate: Plate, x: number, y: number, puffs: number): void {
  for (let index = puffs - 1; index >= 0; index--)
    plate.disc(x - index * 7, y - index * 8 - 6, 5 + index * 2, { tone: 'pale', reach: 0.5 });
}

function lamp(plate: Plate, x: number, y: number, radius: number): void {
  plate.disc(x, y, radius * 1.35, { tone: 'dark', line: 0.8, inside: true });
  plate.disc(x, y, radius, { tone: 'glow', reach: 0.2, line: 0.6, inside: true });
  plate.dot(x, y, radius * 0.35);
}

/** A guardian of plates and bolts. */
function colossus(plate: Plate, { rank, fierce, chance }: Traits): void {
  const broad = 1.2 - fierce * 0.25;
  if (chance.odds(0.6)) {
    plate.form(box(-22, -106, -12, -78), { tone: 'dark' });
    smoke(plate, -17, -106, 1 + Math.min(3, rank));
  }
  for (const side of [-1, 1]) {
    plate.form(box(side * 14 - 7, -38, side * 14 + 7, -10), { tone: 'dark' });
    plate.disc(side * 14, -24, 6, { tone: 'mid' });
    plate.form(
      knots`${side * 14 - 10} -12!, ${side * 14 + 10} -12!, ${side * 14 + 14} 2!, ${side * 14 - 14} 2!`,
      {},
    );
  }
  plate.form(
    knots`${-28 * broad} -84!, ${28 * broad} -84!, ${24 * broad} -50!, 16 -36!, -16 -36!, ${-24 * broad} -50!`,
    { spacing: 1.9 },
  );
  plate.form(box(-16, -76, 16, -54), { tone: 'dark', inside: true });
  cog(plate, -5, -65, 9 + rank * 0.5, 8);
  cog(plate, 9, -60, 5.5, 6, 'pale');
  rivets(plate, -24 * broad, -80, (48 * broad) / 7, 0, 8);
  for (const side of [-1, 1]) {
    const out = side * 34 * broad;
    const lift = side > 0 ? fierce * 26 : 0;
    plate.tube(
      knots`${out} -74, ${out * 1.2} ${-54 - lift * 0.4}, ${out * 1.2 + side * 4} ${-36 - lift}`,
      [13, 11, 12],
      { tone: 'dark' },
    );
    plate.at(out * 1.2 + side * 4, -34 - lift, () => {
      if (side > 0 && fierce > 0.5)
        plate.form(knots`-9 6!, 9 6!, 4 -20!, 0 -34!, -4 -20!`, { tone: 'pale' });
      else plate.form(knots`-11 -6!, 11 -6!, 13 8, 6 14!, 3 6!, -3 6!, -6 14!, -13 8`, {});
    });
    plate.disc(out, -76, 12 * broad, {});
    rivets(plate, out - 6, -80, 6, 0, 3);
  }
  plate.form(knots`-13 -86!, -15 -102!, -8 -110!, 10 -110!, 16 -102!, 14 -86!`, {});
  if (chance.odds(0.5)) lamp(plate, 2, -98, 6);
  else for (const x of [-5, 8]) lamp(plate, x, -99, 3.6);
  plate.form(box(-8, -92, 10, -88), { tone: 'dark', line: 0.6, inside: true });
  if (rank >= 4)
    for (const side of [-1, 1])
      plate.form(knots`${side * 12} -106!, ${side * 22} -124!, ${side * 17} -102!`, {
        tone: 'trim',
      });
}

/** A walker on jointed legs with a domed body. */
function walker(plate: Plate, { rank, fierce, chance }: Traits): void {
  const legs = rank >= 4 ? [-46, -26, 26, 46] : [-38, 4, 40];
  for (const [index, x] of legs.entries()) {
    const tone: Tone = index % 2 ? 'dark' : 'mid';
    plate.tube(knots`${x * 0.3} -46!, ${x * 0.95} -54!, ${x} -50!`, [8, 7, 7], { tone });
    plate.tube(knots`${x} -52!, ${x * 1.1} -26!, ${x * 1.2} 0!`, [8, 6, 3], { tone });
    plate.disc(x * 0.97, -53, 5.5, { tone: 'trim' });
    plate.form(knots`${x * 1.2 - 6} 2!, ${x * 1.2} -6!, ${x * 1.2 + 6} 2!`, { tone: 'dark' });
  }
  if (fierce > 0.45) {
    plate.form(box(10, -72, 54, -64), { tone: 'dark' });
    plate.form(box(50, -75, 60, -61), { tone: 'trim' });
  }
  plate.form(box(-12, -112, -6, -88), { tone: 'dark' });
  smoke(plate, -9, -112, 2 + Math.floor(rank / 2));
  plate.form(knots`-34 -54!, -34 -74, -18 -94, 4 -98, 24 -90, 34 -70, 34 -54!, 0 -40`, {
    spacing: 1.9,
  });
  plate.form(knots`-37 -60!, 37 -60!, 34 -50!, -34 -50!`, { tone: 'trim' });
  rivets(plate, -30, -55, 10, 0, 7);
  lamp(plate, 16, -76, 8 + rank * 0.6);
  cog(plate, -14, -75, 9 + rank, 9);
  plate.cut(knots`-2 -96, 2 -80, 0 -62`, 1);
  if (chance.odds(0.6)) {
    plate.wire(knots`16 -94, 22 -116`, 1.4);
    plate.dot(22, -117, 2.4, 'glow');
  }
}

/** A clockwork bird of prey or beast, all springs and wheels. */
function clockwork(plate: Plate, { rank, fierce, chance }: Traits): void {
  for (const [x, tone] of [
    [-30, 'dark'],
    [22, 'dark'],
    [-20, 'mid'],
    [32, 'mid'],
  ] as const) {
    plate.tube(knots`${x} -42!, ${x - 8} -22!, ${x + 2} -2!`, [10, 7, 6], { tone });
    plate.disc(x - 8, -22, 5, { tone: 'trim' });
    plate.form(box(x - 5, -4, x + 11, 2), { tone: 'dark' });
  }
  for (let index = 0; index < 5; index++)
    plate.disc(-48 - index * 7, -52 - Math.sin(index * 0.8) * 8 - index * 2, 6 - index * 0.7, {
      tone: index % 2 ? 'trim' : 'mid',
    });
  plate.form(knots`-46 -44!, -40 -66, -10 -70, 24 -70, 42 -60, 38 -42!, 0 -34, -34 -34`, {
    spacing: 1.9,
  });
  cog(plate, -22, -53, 14, 11);
  cog(plate, 3, -51, 9 + rank * 0.6, 8, 'pale');
  rivets(plate, -36, -66, 9, -0.4, 8);
  plate.tube(knots`32 -58, 46 -70, 52 -82`, [20, 15, 14], { tone: 'dark' });
  for (let index = 0; index < 4; index++)
    plate.cut(
      knots`${32 + index * 5} ${-56 - index * 7}, ${40 + index * 4} ${-58 - index * 7}, ${46 + index * 4} ${-64 - index * 6}`,
      1.2,
      'pale',
    );
  plate.at(
    56,
    -88,
    () => {
      for (const x of [-8, 0])
        plate.form(knots`${x - 4} -8!, ${x - 8} ${-24 - rank}!, ${x + 3} -10!`, { tone: 'trim' });
      plate.form(knots`-8 6!, 20 6!, 30 ${8 + fierce * 8}!, 8 14!, -8 12!`, { tone: 'dark' });
      plate.form(knots`-14 8!, -13 -8!, 2 -13!, 14 -8!, 32 -2!, 34 5!, 8 6!`, {});
      lamp(plate, 6, -4, 4);
    },
    { turn: chance.between(-10, 10), scale: 1.05 },
  );
  const key = [-12, -72] as const;
  plate.form(box(key[0] - 2, key[1] - 14, key[0] + 2, key[1] + 4), { tone: 'trim' });
  for (const side of [-1, 1]) plate.disc(key[0] + side * 8, key[1] - 19, 7, { tone: 'trim' });
}

/** The kinds of machines. */
export const machineKinds: Kinds = { colossus, walker, clockwork };

/** A machine: colossus, walker or clockwork animal. */
export const drawMachine: FigureDrawing = oneOf(Object.values(machineKinds));
