import type { Point } from '../geometry.ts';
import { knots, knotsFrom } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf } from '../shapes.ts';
import type { FigureDrawing, Traits } from './figure.ts';

function hollowFace(plate: Plate, { fierce }: Traits): void {
  const wide = 2.6 + fierce * 1.4;
  for (const x of [-5, 5]) {
    plate.form(
      leaf(
        [x - (x > 0 ? 3.5 : -3.5), fierce * 2],
        9,
        x > 0 ? 28 + fierce * 10 : 152 - fierce * 10,
        wide * 2,
      ),
      { tone: 'ink', reach: 0, line: 0.5, inside: true },
    );
    plate.dot(x, -1, 1.3, 'glow');
  }
  plate.disc(
    0,
    8,
    2.2 + fierce * 1.6,
    { tone: 'ink', reach: 0, line: 0.5, inside: true },
    2.4 + fierce * 4,
  );
}

function chain(plate: Plate, x: number, y: number, links: number): void {
  for (let index = 0; index < links; index++) {
    const [px, py] = [x + Math.sin(index * 0.5) * 3, y + index * 6];
    plate.wire(
      knots`${px - 2} ${py - 3}, ${px + 2} ${py - 3}, ${px + 2} ${py + 3}, ${px - 2} ${py + 3}`,
      1.3,
      'ink',
      true,
    );
  }
}

function lantern(plate: Plate, x: number, y: number): void {
  plate.wire(knots`${x} ${y - 10}, ${x + 1} ${y - 5}, ${x} ${y}`, 1.2);
  plate.form(knots`${x - 6} ${y}!, ${x + 6} ${y}!, ${x + 8} ${y + 14}!, ${x - 8} ${y + 14}!`, {
    tone: 'glow',
    reach: 0.2,
  });
  plate.form(knots`${x - 8} ${y + 1}!, ${x} ${y - 6}!, ${x + 8} ${y + 1}!`, { tone: 'dark' });
  plate.form(
    knots`${x - 9} ${y + 14}!, ${x + 9} ${y + 14}!, ${x + 7} ${y + 18}!, ${x - 7} ${y + 18}!`,
    { tone: 'dark' },
  );
}

function tatters(sway: number, count: number): Point[] {
  return Array.from({ length: count * 2 + 1 }, (_, index): Point => {
    const share = index / (count * 2);
    const x = 28 - share * 56 + sway * (index % 2 ? 1 : 0.7);
    return [x, index % 2 ? -3 - Math.sin(share * 9) * 4 : -15 + Math.cos(share * 7) * 4];
  });
}

/** A shroud with hollow eyes that trails off into the air. */
export const drawGhost: FigureDrawing = (plate, traits) => {
  const { chance, rank, fierce } = traits;
  const sway = chance.between(-22, 22);
  const tailed = chance.odds(0.5);
  const lift = -8 - rank * 1.5;
  plate.at(0, lift, () => {
    for (let index = 0; index < rank; index++) {
      const side = index % 2 ? 1 : -1;
      const [x, y] = [side * (34 + index * 7), -18 - index * 17];
      plate.form(
        knots`${x} ${y}, ${x - 6} ${y - 7}, ${x - 2} ${y - 15}, ${x + side * 4} ${y - 26}!, ${x + 4} ${y - 13}, ${x + 6} ${y - 6}`,
        { tone: 'glow', reach: 0.4 },
      );
    }
    const hem = tailed
      ? knots`20 -32, ${14 + sway * 0.6} -12, ${sway * 1.3 + 8} 2, ${sway * 2} 4!, ${sway} -8, ${-10 + sway * 0.4} -20, -20 -34`
      : knotsFrom(tatters(sway, 4 + Math.floor(rank / 2)), true);
    const body = [
      ...knots`-16 -84, -10 -98, 2 -103, 13 -97, 18 -82, 22 -58`,
      ...hem,
      ...knots`-22 -58`,
    ];
    plate.form(body, { tone: 'pale', lean: 40, reach: 0.5, spacing: 1.9 });
    for (const share of [-0.6, -0.15, 0.3, 0.65]) {
      plate.cut(knots`${share * 16} -66, ${share * 22} -44, ${share * 20 + sway * 0.7} -18`, 1.3);
    }
    const reach = 20 + fierce * 24;
    for (const side of [-1, 1]) {
      const y = -62 - (side > 0 ? fierce * 20 : 0);
      plate.tube(
        knots`${side * 15} -76, ${side * 26} -72, ${side * (18 + reach)} ${y}, ${side * (22 + reach)} ${y + 12}`,
        [12, 14, 10, 1],
        { tone: 'pale' },
      );
    }
    plate.at(0, -84, () => hollowFace(plate, traits), { scale: 1.15 });
    if (rank >= 4) {
      plate.form(knots`-12 -99!, -14 -113!, -6 -107!, 1 -117!, 8 -107!, 15 -112!, 13 -98!`, {
        tone: 'trim',
      });
    } else if (chance.odds(0.5)) {
      plate.form(
        knots`-19 -66!, -18 -86, -10 -102, 3 -109!, 15 -98, 20 -84, 20 -66!, 13 -80, 8 -94, 0 -98, -9 -94, -13 -80`,
        { tone: 'dark' },
      );
    }
    if (chance.odds(0.5)) lantern(plate, 24 + reach - 2, -52 - fierce * 20 + 14);
    else chain(plate, -20 - reach, -46, 4 + Math.floor(rank / 2));
  });
};
