import type { FigureDrawing } from '../figure/figure.ts';
import { knots } from '../geometry.ts';
import { box, polygon } from '../shapes.ts';

const bridge: FigureDrawing = (plate) => {
  const arc = (x: number): number => -34 + (x / 84) ** 2 * -14;
  for (const x of [-70, 70]) {
    plate.form(box(x - 8, -86, x + 8, 4), { tone: 'dark' });
    plate.form(polygon(x - 11, -86, x, -100, x + 11, -86), { tone: 'trim' });
  }
  plate.tube(knots`-96 -70, -70 -78, -36 -56, 0 -50, 36 -56, 70 -78, 96 -70`, [3, 3, 3, 3, 3], {
    tone: 'trim',
  });
  for (let x = -56; x <= 56; x += 14)
    plate.wire(knots`${x} ${-52 - (x / 70) ** 2 * 24}, ${x} ${arc(x)}`, 1.2);
  plate.tube(
    knots`-98 ${arc(-98)}, -50 ${arc(-50)}, 0 ${arc(0)}, 50 ${arc(50)}, 98 ${arc(98)}`,
    [12, 11, 11, 12],
    { tone: 'mid', spacing: 5, reach: 0.95 },
  );
};

const sled: FigureDrawing = (plate) => {
  plate.tube(knots`-78 -2, -20 0, 44 -2, 70 -12, 74 -32, 62 -38`, [5, 6, 6, 6, 5, 3], {
    tone: 'dark',
  });
  for (const x of [-54, -16, 26])
    plate.tube(knots`${x} -4, ${x + 2} -16, ${x + 2} -30`, [5, 5, 5], { tone: 'dark' });
  plate.form(polygon(-74, -36, 54, -36, 60, -28, -72, -28), { tone: 'trim' });
  plate.tube(knots`-66 -32, -76 -60, -84 -76`, [6, 5, 4], { tone: 'dark' });
  plate.form(knots`-52 -36!, -54 -60, -30 -72, 0 -66, 24 -70, 40 -52, 42 -36!`, { spacing: 2 });
  for (const x of [-30, 4]) plate.cut(knots`${x} -70, ${x + 5} -52, ${x} -36`, 2.2);
  plate.tube(knots`-54 -52, -6 -46, 42 -50`, [3, 3, 3], { tone: 'glow', inside: true });
  plate.wire(knots`62 -36, 84 -28, 110 -30`, 1.6);
};

const boat: FigureDrawing = (plate, { chance }) => {
  const swell = chance.between(20, 34);
  plate.tube(knots`0 -24, 1 -66, 0 -112`, [6, 5, 3], { tone: 'dark' });
  plate.form(knots`4 -106!, ${swell + 14} -76, 48 -36!, 4 -32!`, { tone: 'pale' });
  plate.form(knots`-4 -98!, -26 -62, -34 -36!, -4 -34!`, { tone: 'glow' });
  plate.form(polygon(0, -116, 22, -110, 0, -104), { tone: 'trim' });
  plate.form(knots`-62 -30!, 0 -22, 68 -34!, 50 -4, 0 2, -46 -4`, { tone: 'dark', lean: 80 });
  for (const y of [-20, -12]) plate.cut(knots`-54 ${y - 2}, 0 ${y + 7}, 58 ${y - 4}`, 1.2, 'pale');
  plate.form(knots`-84 2, -60 -6, -34 2, -8 -6, 18 2, 44 -6, 70 2, 90 -2, 40 12, -50 12`, {
    tone: 'pale',
    reach: 0.4,
  });
};

const boots: FigureDrawing = (plate) => {
  for (const [x, tone] of [
    [-30, 'dark'],
    [8, 'mid'],
  ] as const) {
    plate.at(x, 0, () => {
      plate.form(knots`-14 -82!, 16 -82!, 15 -40, 18 -26, 40 -16, 44 -4!, -14 -4!, -12 -40`, {
        tone,
        spacing: 2,
      });
      plate.form(polygon(-16, -5, 45, -5, 45, 3, -16, 3), { tone: 'ink', reach: 0 });
      plate.form(knots`-19 -92, 0 -96, 20 -92, 20 -76, 0 -72, -19 -76`, {
        tone: 'pale',
        spacing: 1.8,
        reach: 0.7,
      });
      for (const y of [-60, -50, -40]) plate.cut(knots`4 ${y}, 11 ${y + 2}, 17 ${y}`, 1.6);
    });
  }
};

const tent: FigureDrawing = (plate) => {
  for (const x of [-9, 9])
    plate.tube(knots`0 -92, ${x} -102, ${x * 1.5} -110`, [4, 3, 2], { tone: 'dark' });
  plate.form(knots`0 -96!, 30 -52, 70 0!, -70 0!, -30 -52`, { spacing: 2.2 });
  plate.form(knots`0 -92!, 12 -46, 18 0!, -20 0!, -10 -46`, {
    tone: 'ink',
    reach: 0,
    inside: true,
  });
  plate.form(knots`0 -92!, -4 -44, -32 0!, -20 0!, -8 -46`, { tone: 'glow', inside: true });
  for (const share of [0.4, 0.72])
    plate.cut(knots`${share * 14} -78, ${share * 44} -44, ${share * 70} -2`, 1.3);
  for (const x of [-92, 92]) plate.wire(knots`${x * 0.5} -34, ${x} 2`, 1.2);
};

const campfire: FigureDrawing = (plate, { chance }) => {
  const tongue = (
    x: number,
    high: number,
    wide: number,
    tone: 'dark' | 'mid' | 'glow' | 'pale',
  ): void =>
    plate.form(
      knots`${x} -10, ${x - wide} ${-10 - high * 0.3}, ${x - wide * 0.4} ${-10 - high * 0.6}, ${x + chance.between(-8, 8)} ${-10 - high}!, ${x + wide * 0.6} ${-10 - high * 0.6}, ${x + wide} ${-10 - high * 0.25}`,
      { tone, lean: 60, reach: 0.4 },
    );
  tongue(-14, 60, 18, 'dark');
  tongue(15, 66, 17, 'dark');
  tongue(0, 92, 26, 'mid');
  tongue(2, 58, 16, 'glow');
  tongue(1, 32, 9, 'pale');
  for (const [from, to] of [
    [-50, 34],
    [50, -34],
  ] as const)
    plate.tube(knots`${from} 0, 0 -8, ${to} -14`, [13, 12, 11], { tone: 'dark' });
  for (const x of [-56, -34, 36, 58]) plate.disc(x, 2, 10, { tone: 'mid' }, 7);
};

const trap: FigureDrawing = (plate) => {
  const teeth = (y: number, sign: number): void => {
    for (let index = 0; index < 8; index++) {
      const x = -49 + index * 14;
      const lift = Math.sqrt(Math.max(0, 1 - (x / 64) ** 2)) * 26 * sign;
      plate.form(polygon(x - 6, y - lift, x, y - lift - 17, x + 6, y - lift), {
        tone: 'pale',
        line: 0.8,
      });
    }
  };
  plate.tube(knots`66 -18, 86 -10, 104 -14, 120 -6`, [5, 4, 5, 4], { tone: 'dark' });
  teeth(-34, 1);
  plate.tube(knots`-66 -26, -46 -50, 0 -62, 46 -50, 66 -26`, [8, 9, 9, 8], { tone: 'dark' });
  plate.disc(0, -22, 18, { tone: 'trim' }, 8);
  teeth(-20, -1);
  plate.tube(knots`-66 -26, -46 -4, 0 6, 46 -4, 66 -26`, [8, 10, 10, 8], { tone: 'mid' });
  for (const x of [-66, 66]) plate.disc(x, -26, 8, { tone: 'trim' });
};

const gate: FigureDrawing = (plate) => {
  plate.form(knots`-56 2!, -56 -62, -34 -98, 0 -110, 34 -98, 56 -62, 56 2!`, {
    tone: 'mid',
    spacing: 2.2,
  });
  plate.form(knots`-36 2!, -36 -56, -20 -80, 0 -88, 20 -80, 36 -56, 36 2!`, {
    tone: 'ink',
    reach: 0,
    inside: true,
  });
  plate.form(knots`-36 2!, -36 -56, -20 -80, -6 -86!, -6 2!`, { tone: 'dark', inside: true });
  plate.form(knots`18 2!, 18 -64, 26 -74!, 36 -56, 36 2!`, {
    tone: 'glow',
    reach: 0,
    inside: true,
  });
  for (let index = 0; index < 9; index++) {
    const angle = (index / 8) * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    plate.cut(
      knots`${cos * 37} ${-54 - sin * 34}, ${cos * 46} ${-58 - sin * 42}, ${cos * 55} ${-60 - sin * 49}`,
      1.4,
    );
  }
  plate.disc(-14, -34, 4, { tone: 'trim', inside: true });
};

/** Things of the road. */
export const travel = { bridge, sled, boat, boots, tent, campfire, trap, gate };
