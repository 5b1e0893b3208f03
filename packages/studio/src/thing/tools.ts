import type { FigureDrawing } from '../figure/figure.ts';
import { cog } from '../figure/machine.ts';
import { knots } from '../geometry.ts';
import { box, leaf, polygon, star } from '../shapes.ts';
import { ring } from './details.ts';

const lantern: FigureDrawing = (plate) => {
  plate.wire(knots`-16 -86, -12 -112, 12 -112, 16 -86`, 2.4);
  plate.form(polygon(-20, -74, -10, -92, 10, -92, 20, -74), { tone: 'dark' });
  plate.form(polygon(-17, -74, 17, -74, 23, -20, -23, -20), { tone: 'glow', reach: 0.2 });
  plate.form(knots`0 -64!, 9 -46, 6 -32, 0 -28, -6 -32, -8 -44`, { tone: 'pale', inside: true });
  for (const x of [-18, 0, 18]) plate.cut(knots`${x * 0.85} -74, ${x} -46, ${x * 1.15} -20`, 2.2);
  plate.form(polygon(-28, -20, 28, -20, 32, 0, -32, 0), { tone: 'dark' });
  plate.form(box(-24, -78, 24, -73), { tone: 'trim' });
};

const compass: FigureDrawing = (plate, { chance }) => {
  ring(plate, 0, -104, 11, 6, { tone: 'trim' });
  plate.form(box(-5, -96, 5, -84), { tone: 'trim' });
  plate.disc(0, -44, 45, { tone: 'trim', spacing: 2 });
  plate.disc(0, -44, 37, { tone: 'pale', inside: true });
  for (let index = 0; index < 24; index++) {
    plate.at(
      0,
      -44,
      () => plate.cut(knots`0 -36, 0 -33, 0 ${index % 6 ? -31 : -26}`, index % 6 ? 0.9 : 2),
      { turn: index * 15 },
    );
  }
  plate.at(
    0,
    -44,
    () => {
      plate.form(polygon(0, -30, 7, 0, -7, 0), { tone: 'dark', inside: true });
      plate.form(polygon(0, 30, 7, 0, -7, 0), { tone: 'glow', inside: true });
      plate.disc(0, 0, 4, { tone: 'trim', inside: true });
    },
    { turn: chance.between(-60, 60) },
  );
};

const key: FigureDrawing = (plate, { chance }) => {
  plate.at(
    0,
    -46,
    () => {
      ring(plate, 0, -32, 22, 11, { tone: 'trim' });
      for (const angle of [0, 120, 240])
        plate.at(0, -32, () => plate.disc(0, -22, 6, { tone: 'trim' }), { turn: angle });
      plate.form(box(-5, -12, 5, 50), { tone: 'trim' });
      plate.form(polygon(5, 26, 22, 26, 22, 34, 14, 34, 14, 40, 24, 40, 24, 49, 5, 49), {
        tone: 'trim',
      });
      plate.form(box(-9, -12, 9, -6), { tone: 'dark' });
    },
    { turn: chance.between(14, 40), scale: 1.05 },
  );
};

const knife: FigureDrawing = (plate, { chance }) => {
  plate.at(
    0,
    -46,
    () => {
      plate.form(knots`-8 10!, -9 -30, 2 -62!, 9 -20, 8 10!`, { tone: 'pale', reach: 0.45 });
      plate.cut(knots`-3 6, -4 -24, 1 -50`, 1.1);
      plate.form(polygon(-18, 10, 18, 10, 14, 18, -14, 18), { tone: 'trim' });
      plate.tube(knots`0 18, 1 34, 0 50`, [13, 12, 15], { tone: 'dark', spacing: 3 });
      plate.disc(0, 54, 7, { tone: 'trim' });
    },
    { turn: chance.between(25, 60) },
  );
};

const pickaxe: FigureDrawing = (plate, { chance }) => {
  plate.at(
    0,
    -48,
    () => {
      plate.tube(knots`0 54, -1 10, 0 -44`, [9, 8, 9], { tone: 'dark', spacing: 3.4 });
      plate.form(knots`-54 -22!, -30 -42, 0 -50, 30 -42, 54 -22!, 28 -34, 0 -38, -28 -34`, {
        tone: 'pale',
      });
      plate.form(box(-8, -54, 8, -34), { tone: 'trim' });
    },
    { turn: chance.between(14, 34) },
  );
};

const rope: FigureDrawing = (plate) => {
  for (let index = 0; index < 5; index++) {
    const y = -10 - index * 14;
    plate.tube(knots`-44 ${y}, -20 ${y + 9}, 20 ${y + 9}, 44 ${y}`, [9, 14, 14, 9], {
      tone: index % 2 ? 'pale' : 'mid',
      bend: 0.3,
      reach: 0.8,
      spacing: 4,
    });
  }
  plate.tube(knots`40 -66, 56 -84, 40 -104, 10 -96, -6 -80`, [12, 11, 10, 10, 9], {
    tone: 'pale',
    reach: 0.8,
    spacing: 4,
  });
  plate.form(leaf([-4, -82], 22, 230, 10), { tone: 'pale' });
};

const bell: FigureDrawing = (plate, { chance }) => {
  plate.at(
    0,
    -104,
    () => {
      ring(plate, 0, 2, 10, 5, { tone: 'dark' });
      plate.tube(knots`0 76, 1 90, 0 102`, [6, 6, 12], { tone: 'dark' });
      plate.disc(0, 98, 8, { tone: 'dark' });
      plate.form(knots`-12 14, 0 8, 12 14, 22 44, 28 70, 42 86!, 0 92, -42 86!, -28 70, -22 44`, {
        tone: 'trim',
        spacing: 2,
      });
      for (const y of [28, 70])
        plate.tube(knots`${-18 - y * 0.14} ${y}, 0 ${y + 5}, ${18 + y * 0.14} ${y}`, [3, 5, 3], {
          tone: 'dark',
          inside: true,
        });
      plate.form(star(0, 50, 8, 10, 4), { tone: 'glow', line: 0.6, inside: true });
    },
    { turn: chance.between(-16, 16) },
  );
};

const scales: FigureDrawing = (plate, { chance }) => {
  const tilt = chance.between(-13, 13);
  plate.form(knots`-28 0!, -20 -9, 20 -9, 28 0!`, { tone: 'dark' });
  plate.tube(knots`0 -6, 0 -50, 0 -96`, [12, 7, 8], { tone: 'trim' });
  plate.at(
    0,
    -90,
    () => plate.tube(knots`-58 0, -28 -5, 0 -3, 28 -5, 58 0`, [4, 6, 10, 6, 4], { tone: 'trim' }),
    { turn: tilt },
  );
  plate.disc(0, -94, 8, { tone: 'glow' });
  for (const side of [-1, 1]) {
    const angle = (tilt * Math.PI) / 180;
    const [x, y] = [side * 57 * Math.cos(angle), -90 + side * 57 * Math.sin(angle)];
    for (const spread of [-18, 0, 18]) plate.wire(knots`${x} ${y}, ${x + spread} ${y + 42}`, 1);
    plate.form(
      knots`${x - 22} ${y + 40}!, ${x} ${y + 45}, ${x + 22} ${y + 40}!, ${x + 12} ${y + 54}, ${x - 12} ${y + 54}`,
      { tone: 'pale' },
    );
  }
};

const clock: FigureDrawing = (plate, { chance }) => {
  ring(plate, 0, -106, 10, 5, { tone: 'trim' });
  plate.form(box(-6, -100, 6, -88), { tone: 'dark' });
  plate.disc(0, -46, 46, { tone: 'dark', spacing: 2 });
  plate.disc(0, -46, 38, { tone: 'pale', inside: true });
  cog(plate, 12, -34, 11, 9, 'mid');
  for (let hour = 0; hour < 12; hour++) {
    plate.at(0, -46, () => plate.cut(knots`0 -36, 0 -32, 0 -28`, hour % 3 ? 1.8 : 3.2), {
      turn: hour * 30,
    });
  }
  for (const [length, width] of [
    [30, 5],
    [20, 7],
  ] as const) {
    plate.at(
      0,
      -46,
      () => plate.form(leaf([0, 4], length, 90, width), { tone: 'ink', reach: 0, inside: true }),
      { turn: chance.between(0, 360) },
    );
  }
  plate.disc(0, -46, 3.4, { tone: 'trim', inside: true });
};

const flask: FigureDrawing = (plate) => {
  plate.form(
    knots`-9 -84!, -9 -58, -30 -34, -36 -12, -24 2!, 24 2!, 36 -12, 30 -34, 9 -58, 9 -84!`,
    { tone: 'pale', reach: 0.3 },
  );
  plate.form(knots`-27 -36!, 27 -36!, 33 -12, 22 -1!, -22 -1!, -33 -12`, {
    tone: 'glow',
    inside: true,
    reach: 0.5,
  });
  plate.form(knots`-27 -36, 0 -40, 27 -36, 0 -32`, { tone: 'mid', inside: true });
  for (const [x, y, r] of [
    [-10, -18, 4],
    [8, -26, 3],
    [14, -12, 2.4],
    [-2, -50, 2.6],
  ] as const)
    plate.disc(x, y, r, { tone: 'pale', line: 0.7, inside: true });
  plate.form(box(-13, -90, 13, -83), { tone: 'trim' });
  plate.form(polygon(-8, -104, 8, -104, 10, -90, -10, -90), { tone: 'dark' });
};

const hourglass: FigureDrawing = (plate, { chance }) => {
  const full = chance.between(0.3, 0.8);
  plate.form(
    knots`-26 -92!, 26 -92!, 24 -72, 4 -50, 24 -28, 26 -8!, -26 -8!, -24 -28, -4 -50, -24 -72`,
    { tone: 'pale', reach: 0.25 },
  );
  plate.form(knots`${-20} ${-52 - full * 26}!, 20 ${-52 - full * 26}!, 3 -52!, -3 -52!`, {
    tone: 'glow',
    inside: true,
  });
  plate.form(
    knots`-24 -10!, 24 -10!, 10 ${-22 - (1 - full) * 16}, 0 ${-28 - (1 - full) * 16}, -10 ${-22 - (1 - full) * 16}`,
    { tone: 'glow', inside: true },
  );
  plate.cut(knots`0 -54, 0 -40, 0 -26`, 1.4);
  for (const y of [-102, -8]) plate.form(box(-36, y, 36, y + 10), { tone: 'dark' });
  for (const x of [-31, 31])
    plate.tube(knots`${x} -92, ${x} -50, ${x} -8`, [6, 4, 6], { tone: 'trim' });
};

const spyglass: FigureDrawing = (plate, { chance }) => {
  for (const x of [-26, 0, 26])
    plate.tube(knots`0 -50, ${x * 0.6} -26, ${x} 0`, [6, 5, 4], { tone: 'dark' });
  plate.at(
    0,
    -58,
    () => {
      plate.form(box(-58, -7, -26, 7), { tone: 'dark' });
      plate.form(box(-28, -10, 12, 10), { tone: 'trim' });
      plate.form(box(10, -14, 50, 14), {});
      plate.form(polygon(48, -17, 58, -19, 58, 19, 48, 17), { tone: 'trim' });
      plate.disc(58, 0, 5, { tone: 'glow' }, 18);
      for (const x of [-28, 10]) plate.form(box(x - 3, -16, x + 3, 16), { tone: 'trim' });
    },
    { turn: chance.between(-30, -10) },
  );
};

const anchor: FigureDrawing = (plate) => {
  ring(plate, 0, -100, 11, 6, { tone: 'dark' });
  plate.form(
    knots`-52 -34!, -44 -14, -18 2, 0 6, 18 2, 44 -14, 52 -34!, 36 -22, 16 -12, 0 -8, -16 -12, -36 -22`,
    { tone: 'mid' },
  );
  plate.tube(knots`0 -90, 0 -44, 0 0`, [9, 10, 12], {});
  plate.tube(knots`-32 -76, 0 -78, 32 -76`, [7, 9, 7], { tone: 'dark' });
  for (const side of [-1, 1])
    plate.form(polygon(side * 60, -30, side * 44, -50, side * 38, -24), { tone: 'trim' });
};

/** Things one works with. */
export const tools = {
  lantern,
  compass,
  key,
  knife,
  pickaxe,
  rope,
  bell,
  scales,
  clock,
  flask,
  hourglass,
  spyglass,
  anchor,
};
