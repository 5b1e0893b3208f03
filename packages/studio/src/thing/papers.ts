import type { FigureDrawing } from '../figure/figure.ts';
import { knots } from '../geometry.ts';
import { box, polygon, star } from '../shapes.ts';
import { writing } from './details.ts';

const ledger: FigureDrawing = (plate) => {
  plate.form(knots`-66 -66!, 0 -56!, 66 -66!, 66 -6!, 0 6!, -66 -6!`, { tone: 'dark' });
  plate.form(knots`0 -58!, -24 -72, -60 -70!, -60 -12!, -24 -12, 0 0!`, {
    tone: 'pale',
    reach: 0.35,
  });
  plate.form(knots`0 -58!, 24 -72, 60 -70!, 60 -12!, 24 -12, 0 0!`, { tone: 'pale', reach: 0.35 });
  writing(plate, -52, -60, 40, 7);
  writing(plate, 12, -60, 40, 5);
  plate.form(star(40, -22, 8, 8, 5), { tone: 'glow', inside: true });
  plate.form(knots`-4 -4!, 4 -4!, 6 14!, 1 8!, -4 14!`, { tone: 'glow' });
};

const book: FigureDrawing = (plate, { rank, chance }) => {
  plate.at(
    0,
    -48,
    () => {
      plate.form(box(-34, -46, 40, 48), { tone: 'pale', reach: 0.6, spacing: 2.6, lean: 90 });
      plate.form(box(-40, -50, 34, 44), { tone: 'dark', spacing: 2 });
      plate.form(box(-40, -50, -28, 44), { tone: 'mid', inside: true });
      for (const [x, y] of [
        [-22, -44],
        [28, -44],
        [-22, 38],
        [28, 38],
      ] as const)
        plate.form(star(x, y, 4, 7, 3), { tone: 'trim', line: 0.6, inside: true });
      plate.form(star(3, -3, 5 + rank, 20, 10), { tone: 'trim', inside: true });
      plate.disc(3, -3, 7, { tone: 'glow', inside: true });
      plate.form(box(28, -10, 44, 4), { tone: 'trim' });
    },
    { turn: chance.between(-14, 14) },
  );
};

const map: FigureDrawing = (plate, { chance }) => {
  plate.form(knots`-64 -84!, -22 -92!, 22 -82!, 64 -90!, 66 -12!, 22 -4!, -22 -14!, -66 -4!`, {
    tone: 'pale',
    reach: 0.3,
  });
  for (const [x, top, foot] of [
    [-22, -92, -14],
    [22, -82, -4],
  ] as const)
    plate.cut(knots`${x} ${top}, ${x} -48, ${x} ${foot}`, 1.6);
  for (let index = 0; index < 3; index++) {
    const r = 6 + index * 6;
    plate.wire(
      knots`${-40 - r} -52, -42 ${-52 - r}, ${-40 + r} -50, -38 ${-52 + r * 0.8}`,
      0.8,
      'ink',
      true,
    );
  }
  plate.wire(knots`-50 -22, -20 -30, 0 -52, 20 -40, 44 -66`, 1.6, 'dark');
  const [x, y] = [44, -66];
  plate.cut(knots`${x - 7} ${y - 7}, ${x} ${y}, ${x + 7} ${y + 7}`, 2.6);
  plate.cut(knots`${x + 7} ${y - 7}, ${x} ${y}, ${x - 7} ${y + 7}`, 2.6);
  plate.form(star(44, -26, 4, 12, 3.4), { tone: 'glow', inside: true });
  for (let index = 0; index < 3; index++)
    plate.form(
      polygon(-2 + index * 9, -66 - chance.between(0, 8), 3 + index * 9, -58, -7 + index * 9, -58),
      { tone: 'mid', line: 0.7, inside: true },
    );
};

const letter: FigureDrawing = (plate, { chance }) => {
  plate.at(
    0,
    -44,
    () => {
      plate.form(box(-60, -38, 60, 40), { tone: 'pale' });
      plate.form(polygon(-60, 40, -8, -4, 8, -4, 60, 40), {
        tone: 'pale',
        inside: true,
        reach: 0.4,
      });
      plate.form(polygon(-60, -38, 60, -38, 0, 12), { tone: 'mid' });
      plate.form(star(0, 8, 12, 15, 12.5), { tone: 'glow' });
      plate.form(star(0, 8, 4, 8, 3), { tone: 'dark', line: 0.5, inside: true });
    },
    { turn: chance.between(-14, 14) },
  );
};

const scroll: FigureDrawing = (plate, { rank }) => {
  plate.form(knots`-38 -88!, 38 -88!, 36 -48, 40 -8!, -36 -8!, -40 -48`, {
    tone: 'pale',
    reach: 0.35,
  });
  writing(plate, -26, -74, 52, 6, 7);
  for (let index = 0; index < 1 + rank; index++)
    plate.form(star(-24 + index * 12, -24, 4, 5, 2), { tone: 'trim', line: 0.6, inside: true });
  for (const y of [-92, -6]) {
    plate.tube(knots`-46 ${y}, 0 ${y + 1}, 46 ${y}`, [14, 14, 14], { tone: 'mid' });
    for (const x of [-52, 52]) plate.disc(x, y, 6, { tone: 'trim' });
  }
};

const feather: FigureDrawing = (plate, { chance }) => {
  plate.form(knots`-20 0!, -15 -26, 15 -26, 20 0!`, { tone: 'dark' });
  plate.form(knots`-9 -26!, -11 -34, 11 -34, 9 -26!`, { tone: 'trim' });
  plate.at(
    0,
    -34,
    () => {
      plate.form(knots`2 -8!, -16 -30, -14 -62, 6 -92!, 18 -60, 16 -28`, {
        tone: 'pale',
        lean: 60,
      });
      for (let index = 0; index < 6; index++) {
        const y = -20 - index * 11;
        plate.cut(knots`2 ${y}, -6 ${y - 9}, -12 ${y - 11}`, 1.1);
        plate.cut(knots`2 ${y}, 10 ${y - 8}, 14 ${y - 10}`, 1.1);
      }
      plate.tube(knots`-2 12, 2 -30, 6 -88`, [3, 3, 0.8], { tone: 'dark' });
    },
    { turn: chance.between(8, 30) },
  );
};

const cards: FigureDrawing = (plate, { chance }) => {
  const marks = [3, 4, 5, 6, 8];
  for (let index = 0; index < 5; index++) {
    plate.at(
      0,
      6,
      () => {
        plate.form(knots`-22 -100!, 22 -100!, 22 -38!, -22 -38!`, {
          tone: index === 4 ? 'pale' : 'mid',
          reach: 0.4,
        });
        plate.form(star(0, -69, marks[index] ?? 4, 14, chance.between(5, 9)), {
          tone: index % 2 ? 'dark' : 'glow',
          inside: true,
        });
        plate.dot(-15, -92, 2.4);
      },
      { turn: -36 + index * 18 },
    );
  }
};

/** Things of paper. */
export const papers = { ledger, book, map, letter, scroll, feather, cards };
