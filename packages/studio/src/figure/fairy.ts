import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf, star } from '../shapes.ts';
import type { FigureDrawing, Traits } from './figure.ts';
import { petalWing, veinWing } from './wings.ts';

function head(plate: Plate, { chance, rank }: Traits): void {
  const style = chance.pick(['long', 'bun', 'short'] as const);
  if (style === 'long')
    plate.form(knots`-9 -8, 2 -14, 12 -8, 16 6, 12 22, 20 30!, 2 20, -10 30!, -14 12`, {
      tone: 'dark',
    });
  if (style === 'bun') plate.disc(-4, -14, 7, { tone: 'dark' });
  for (const side of [-1, 1])
    plate.tube(knots`${side * 3} -10, ${side * 8} -22, ${side * 15} -26`, [1.8, 1.4, 1.4], {
      tone: 'dark',
      line: 0.6,
    });
  for (const side of [-1, 1]) plate.dot(side * 15, -26, 1.8, 'glow');
  for (const side of [-1, 1])
    plate.form(leaf([side * 7, 1], 10, side > 0 ? 18 : 162, 5), {
      tone: 'pale',
      line: 0.7,
      reach: 0.3,
    });
  plate.form(knots`-9 -3, -6 -10, 5 -10, 9 -3, 7 6, 1 11, -6 6`, { tone: 'pale', reach: 0.35 });
  plate.form(knots`-10 1!, -10 -8, -2 -13, 8 -11, 11 1!, 6 -6, 0 -4, -5 -7`, {
    tone: 'dark',
    line: 0.7,
  });
  for (const x of [-3, 4.5]) {
    plate.disc(x, 1, 1.5, { tone: 'ink', reach: 0, line: 0.3, inside: true }, 2);
    plate.dot(x + 0.5, 0.3, 0.6, 'pale');
  }
  plate.cut(knots`-1 6, 1 7, 3 6`, 0.8);
  if (rank >= 4)
    plate.form(knots`-8 -9!, -8 -16!, -3 -12!, 1 -19!, 5 -12!, 10 -15!, 9 -8!`, {
      tone: 'trim',
      line: 0.6,
    });
}

function dress(plate: Plate, petals: number, length: number, sway: number): void {
  for (const row of [1, 0.68]) {
    for (let index = 0; index < petals; index++) {
      const share = index / (petals - 1) - 0.5;
      plate.form(
        leaf(
          [share * 8, -46],
          length * row * (1 - Math.abs(share) * 0.25),
          270 + share * 78 + sway,
          15,
        ),
        {
          tone: row === 1 ? 'mid' : 'glow',
          reach: 0.45,
          line: 0.8,
        },
      );
    }
  }
}

/** A small winged being with a dress of petals and a wand. */
export const drawFairy: FigureDrawing = (plate, traits) => {
  const { chance, rank, fierce } = traits;
  const span = 52 + rank * 5;
  const butterfly = chance.odds(0.6);
  const sway = chance.between(-14, 14);
  plate.at(0, -14, () => {
    for (const side of [1, -1]) {
      plate.at(
        side * 3,
        -62,
        () => {
          if (butterfly) petalWing(plate, span, 'mid');
          else {
            for (const [angle, share] of [
              [150, 1],
              [178, 0.85],
              [210, 0.66],
            ] as const) {
              veinWing(plate, span * 1.1 * share, angle, span * 0.32 * share + 4, 'pale');
            }
          }
        },
        { scaleX: side, turn: chance.between(-6, 8) * side },
      );
    }
    plate.tube(knots`-4 -32, ${-8 + sway * 0.2} -12, ${-12 + sway * 0.5} 8`, [8, 6, 3], {
      tone: 'pale',
    });
    plate.tube(knots`4 -32, ${10 + sway * 0.2} -16, ${2 + sway * 0.5} -2`, [8, 6, 3], {
      tone: 'pale',
    });
    plate.tube(knots`-8 -68, -18 -58, ${-24 - fierce * 8} -48`, [6, 5, 3.4], { tone: 'pale' });
    dress(plate, 4 + Math.min(3, rank), 30 + rank, sway);
    plate.form(knots`-9 -71, 0 -73, 9 -71, 7 -58, 6 -45!, -6 -45!, -7 -58`, {});
    plate.cut(knots`-7 -64, 0 -60, 7 -64`, 0.9);
    const hand = [26, -72 - fierce * 16] as const;
    plate.tube(knots`8 -68, 18 -62, ${hand[0]} ${hand[1]}`, [6, 5, 3.4], { tone: 'pale' });
    plate.wire(knots`${hand[0] - 4} ${hand[1] + 10}, ${hand[0] + 8} ${hand[1] - 20}`, 1.8);
    plate.form(star(hand[0] + 9, hand[1] - 24, 5, 9 + rank * 0.8, 3.8), { tone: 'trim' });
    for (let index = 0; index < 3 + rank * 2; index++) {
      const angle = chance.between(0, 6.3);
      const far = chance.between(12, 24);
      plate.dot(
        hand[0] + 9 + Math.cos(angle) * far,
        hand[1] - 24 + Math.sin(angle) * far,
        chance.between(0.6, 1.5),
        'glow',
      );
    }
    plate.at(1, -84, () => head(plate, traits), { scale: 1.15, turn: chance.between(-8, 8) });
  });
};
