import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf, star } from '../shapes.ts';

/** One thing that tells who it is, drawn in the space of the head. */
type Attribute = (plate: Plate) => void;

const spectacles: Attribute = (plate) => {
  for (const x of [-7, 11])
    plate.wire(knots`${x - 7} 0, ${x} -6.5, ${x + 7} 0, ${x} 6.5`, 1.5, 'ink', true);
  plate.wire(knots`0 -1, 2 -2.5, 4 -1`, 1.5);
  plate.wire(knots`-14 -1, -19 -2, -23 -3`, 1.3);
};

const eyepatch: Attribute = (plate) => {
  plate.cut(knots`-20 -20, 0 -10, 20 4`, 2.6);
  plate.form(knots`4 -6, 11 -7, 17 -3, 15 5, 10 7, 5 4`, { tone: 'ink', reach: 0.4, inside: true });
};

const scar: Attribute = (plate) => {
  plate.cut(knots`-12 -14, -9 -2, -11 12`, 1.8);
  for (const y of [-9, -3, 4]) plate.cut(knots`-14 ${y}, -11 ${y + 0.6}, -7.5 ${y}`, 1.1);
};

const pipe: Attribute = (plate) => {
  plate.tube(knots`11 20, 20 23, 27 22`, [2.6, 2.8, 3], { tone: 'dark', line: 0.7 });
  plate.form(knots`24 12!, 34 12!, 33 23, 29 26, 25 23`, { tone: 'dark' });
  for (const [x, y, r] of [
    [30, 6, 3],
    [34, -2, 4.4],
    [39, -12, 6],
  ] as const)
    plate.disc(x, y, r, { tone: 'edge', line: 0.7, reach: 0.4 });
};

const monocle: Attribute = (plate) => {
  plate.wire(knots`4 0, 11 -7, 18 0, 11 7`, 2.4, 'trim', true);
  plate.wire(knots`17 4, 20 24, 12 46`, 1, 'trim');
};

const earrings: Attribute = (plate) => {
  plate.wire(knots`-22 10, -26 15, -22 20, -18 15`, 1.8, 'trim', true);
  plate.form(star(-22, 24, 4, 5, 2), { tone: 'glow', line: 0.6 });
};

const raven: Attribute = (plate) => {
  plate.at(-48, 44, () => {
    plate.form(leaf([-10, -4], 30, 235, 10), { tone: 'ink' });
    plate.form(knots`-12 0, -14 -18, -2 -30, 10 -26, 12 -14, 6 0, -2 6`, {
      tone: 'ink',
      reach: 0.5,
    });
    plate.form(knots`-4 -32, 4 -40, 14 -36, 14 -27, 4 -24`, { tone: 'ink', reach: 0.4 });
    plate.form(knots`12 -36!, 26 -30!, 13 -28!`, { tone: 'trim', line: 0.7 });
    plate.dot(9, -34, 1.6, 'glow');
    plate.form(leaf([2, -18], 28, 240, 14), { tone: 'dark' });
  });
};

const fan: Attribute = (plate) => {
  plate.at(44, 66, () => {
    for (let index = 0; index < 4; index++) {
      plate.at(
        0,
        0,
        () => {
          plate.form(knots`-9 -46!, 9 -46!, 9 -16!, -9 -16!`, { tone: 'edge', reach: 0.3 });
          plate.form(star(0, -31, index + 3, 6, 3), {
            tone: index % 2 ? 'dark' : 'glow',
            line: 0.5,
            reach: 0,
            inside: true,
          });
        },
        { turn: -34 + index * 19 },
      );
    }
    plate.form(knots`-9 -18, 0 -22, 9 -18, 11 -4, 6 8, -8 8, -11 -4`, { tone: 'pale' });
    for (const x of [-4, 1, 6]) plate.cut(knots`${x - 3} -18, ${x - 2} -12, ${x - 3} -5`, 1);
  });
};

const pendant: Attribute = (plate) => {
  plate.wire(knots`-16 34, -8 52, 3 58, 14 52, 20 34`, 1.4, 'trim');
  plate.form(star(3, 63, 6, 8, 4), { tone: 'glow' });
};

/** Every attribute. */
export const attributes: readonly Attribute[] = [
  spectacles,
  eyepatch,
  scar,
  pipe,
  monocle,
  earrings,
  raven,
  fan,
  pendant,
];
