import { knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { leaf, star } from '../shapes.ts';
import { shield, weapons } from './arms.ts';
import type { FigureDrawing, Traits } from './figure.ts';
import { horn } from './parts.ts';

function helmet(plate: Plate, { rank, chance }: Traits): void {
  const crestKind = chance.pick(['plume', 'horns', 'fin', 'plain'] as const);
  if (crestKind === 'plume') {
    for (let index = 0; index < 3 + Math.min(rank, 3); index++) {
      plate.form(leaf([-1, -10], 22 + rank * 2, 100 + index * 17, 9), {
        tone: 'glow',
        line: 0.7,
        reach: 0.5,
      });
    }
  }
  if (crestKind === 'horns' || rank === 5) {
    horn(plate, knots`-7 -6, -18 -10, -20 -22, -14 -30`, 7);
    horn(plate, knots`7 -6, 18 -10, 20 -22, 14 -30`, 7);
  }
  if (crestKind === 'fin') plate.form(knots`-10 -6!, -8 -20, 2 -24!, 4 -8!`, { tone: 'glow' });
  const visor = chance.pick(['slit', 'cross', 'open'] as const);
  plate.form(knots`-10 10!, -11 -2, -7 -11, 0 -14, 7 -11, 11 -2, 10 10!, 0 14!`, {
    tone: 'pale',
    spacing: 1.8,
  });
  if (visor === 'open') {
    plate.form(knots`-6 -2!, 7 -2!, 6 8, 0 12, -5 8`, { tone: 'mid', line: 0.7, inside: true });
    plate.form(knots`0 -13!, 2 -3!, 1 5!, -1 5!, -1 -3!`, {
      tone: 'pale',
      line: 0.6,
      reach: 0.3,
      inside: true,
    });
    for (const x of [-3.5, 3.5]) plate.dot(x, 1, 1.1);
  } else {
    plate.form(knots`-8 -3!, 9 -4!, 9 0!, 0 1!, -8 1!`, {
      tone: 'ink',
      reach: 0,
      line: 0.5,
      inside: true,
    });
    if (visor === 'cross')
      plate.form(knots`-1 -1!, 2 -1!, 2 12!, 0 12!`, {
        tone: 'ink',
        reach: 0,
        line: 0.5,
        inside: true,
      });
    for (const x of [-4, 5]) plate.dot(x, -1.4, 1, 'glow');
  }
  plate.cut(knots`0 -13, 0 -9, 0 -5`, 0.9);
}

function leg(plate: Plate, hip: number, foot: number, tone: Tone): void {
  plate.tube(knots`${hip} -46, ${(hip + foot) / 2 + 2} -24, ${foot} -4`, [17, 13, 8], {
    tone: 'dark',
  });
  plate.form(
    knots`${foot - 6} -24!, ${foot + 1} -28!, ${foot + 7} -24!, ${foot + 5} -2!, ${foot - 4} -2!`,
    { tone, reach: 0.45 },
  );
  plate.form(
    knots`${foot - 5} -5!, ${foot + 4} -5, ${foot + 11} 0, ${foot + 11} 2!, ${foot - 5} 2!`,
    { tone: 'dark', line: 0.8 },
  );
}

function torso(plate: Plate, broad: number, rank: number): void {
  plate.form(
    knots`${-15 * broad} -47!, ${15 * broad} -47!, ${19 * broad} -28!, 8 -32!, 0 -24!, -8 -32!, ${-19 * broad} -28!`,
    { tone: 'dark' },
  );
  plate.form(
    knots`${-19 * broad} -78, -6 -82, 6 -82, ${19 * broad} -78, ${16 * broad} -60, 12 -46!, -12 -46!, ${-16 * broad} -60`,
    { spacing: 1.9 },
  );
  plate.cut(knots`0 -79, 1 -64, 0 -48`, 1);
  plate.cut(knots`${-14 * broad} -66, -6 -60, 0 -63`, 0.9);
  plate.cut(knots`${14 * broad} -66, 6 -60, 0 -63`, 0.9);
  plate.form(knots`-14 -49!, 14 -49!, 14 -44!, -14 -44!`, {
    tone: 'trim',
    line: 0.8,
    inside: true,
  });
  if (rank >= 3)
    plate.form(star(0, -64, rank >= 5 ? 8 : 5, 7, 3), {
      tone: 'trim',
      line: 0.6,
      inside: true,
      reach: 0.3,
    });
}

function pauldron(plate: Plate, x: number, side: number, size: number, spiked: boolean): void {
  if (spiked)
    horn(plate, knots`${x + side * 2} -80, ${x + side * 9} -88, ${x + side * 12} -98`, 7 * size);
  plate.form(
    knots`${x - side * 8 * size} -82, ${x + side * 4} ${-84 - size * 2}, ${x + side * 12 * size} -74, ${x + side * 11 * size} -64!, ${x - side * 2} -68`,
    { tone: 'pale' },
  );
  plate.cut(knots`${x - side * 5} -76, ${x + side * 3} -77, ${x + side * 9 * size} -70`, 0.9);
}

/** A fighter in armour: weapon forward when fierce, behind a shield when steadfast. */
export const drawWarrior: FigureDrawing = (plate, traits) => {
  const { chance, rank, fierce } = traits;
  const broad = 1.18 - fierce * 0.25;
  const size = 0.95 + rank * 0.07;
  const weapon = chance.pick(weapons);
  const guarded = fierce < 0.62;
  const sway = chance.between(-8, 14);
  if (rank >= 2) {
    plate.form(
      knots`-14 -80, 12 -80, 24 -44, ${32 + sway} -4!, ${10 + sway} -10!, -8 -2!, ${-30 + sway} -8!, -22 -44`,
      { tone: 'glow', lean: 60, reach: 0.6 },
    );
    for (const x of [-16, -2, 14])
      plate.cut(knots`${x * 0.7} -60, ${x} -36, ${x * 1.3 + sway * 0.6} -10`, 1.1);
  }
  leg(plate, -8, -14 - fierce * 6, 'mid');
  leg(plate, 8, 14 + fierce * 8, 'mid');
  torso(plate, broad, rank);
  const raised = fierce > 0.5;
  const hand = raised ? ([34, -86] as const) : ([30, -52] as const);
  plate.tube(
    knots`${18 * broad} -74, ${30} ${raised ? -66 : -62}, ${hand[0]} ${hand[1]}`,
    [13, 11, 8],
    { tone: 'dark' },
  );
  plate.at(hand[0], hand[1], () => weapon(plate, size), {
    turn: raised ? chance.between(8, 38) : chance.between(-4, 10),
  });
  plate.disc(hand[0], hand[1], 5, { reach: 0.4 });
  pauldron(plate, 18 * broad, 1, 0.8 + broad * 0.3, rank >= 4);
  plate.tube(knots`${-18 * broad} -74, -30 -62, ${guarded ? -22 : -38} -48`, [13, 11, 8], {
    tone: 'dark',
  });
  if (guarded) {
    const tall = fierce < 0.4;
    plate.at(
      -24,
      -46,
      () =>
        shield(plate, tall, () =>
          plate.form(star(0, -2, 4 + rank, 11, 4), {
            tone: 'trim',
            line: 0.7,
            inside: true,
            reach: 0.4,
          }),
        ),
      {
        scale: 0.8 + (0.6 - fierce) * 0.5,
        turn: -6,
      },
    );
  } else {
    plate.disc(-38, -47, 5, { reach: 0.4 });
    if (rank >= 3) plate.at(-38, -47, () => weapon(plate, 0.7), { turn: -100 });
  }
  pauldron(plate, -18 * broad, -1, 0.8 + broad * 0.3, rank >= 4);
  plate.at(2, -92, () => helmet(plate, traits), { turn: chance.between(-6, 8) });
};
