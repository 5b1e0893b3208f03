import type { Knot } from '../geometry.ts';
import { knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { leaf } from '../shapes.ts';
import { type FigureDrawing, type Kinds, oneOf, type Traits } from './figure.ts';
import { crest, eye, horn } from './parts.ts';

interface Build {
  girth: number;
  legs: number;
  neck: Knot[];
  neckWidths: readonly number[];
  head(plate: Plate, traits: Traits): void;
  tail(plate: Plate): void;
  hooves: boolean;
  mane?: number;
}

function ears(plate: Plate, x: number, y: number, size: number, turn = 110): void {
  plate.form(leaf([x - 4, y + 2], size, turn + 12, size * 0.5), {
    tone: 'dark',
    reach: 0.4,
    line: 0.7,
  });
  plate.form(leaf([x, y], size, turn, size * 0.5), { reach: 0.5, line: 0.8 });
}

function wolfHead(plate: Plate, { rank, fierce }: Traits): void {
  const jaw = fierce > 0.5 ? 7 : 2;
  ears(plate, -2, -10, 15);
  plate.form(knots`2 6!, 14 ${6 + jaw * 0.6}, 26 ${4 + jaw}!, 16 4, 8 1`, { tone: 'dark' });
  plate.form(knots`-10 8, -10 -4, -2 -12, 8 -9, 14 -5, 29 -3!, 31 1, 28 4, 16 5, 6 8, 0 14`, {});
  if (fierce > 0.5) {
    for (const x of [15, 20, 25])
      plate.form(knots`${x} 4!, ${x + 1.4} 8.5!, ${x + 3} 4!`, {
        tone: 'pale',
        reach: 0,
        line: 0.5,
        inside: true,
      });
  }
  plate.disc(29, -1, 2.4, { tone: 'ink', reach: 0, inside: true });
  plate.cut(knots`6 -5, 11 -6, 15 -3`, 1.2);
  eye(plate, 10, -3.4, 1.4);
  if (rank >= 4) horn(plate, knots`0 -11, -8 -22, -20 -26, -30 -22`, 6);
}

function stagHead(plate: Plate, { rank, chance }: Traits): void {
  const tines = 2 + Math.min(3, rank);
  const antler = (lean: number, tone: Tone): void => {
    const beam = knots`0 -9, ${-8 + lean} -22, ${-4 + lean} -40, ${8 + lean} -52`;
    plate.tube(beam, [5, 4, 3, 0.6], { tone, reach: 0.5 });
    for (let index = 0; index < tines; index++) {
      const share = 0.25 + (index / tines) * 0.7;
      const [x, y] = [-7 * Math.sin(share * 3) + lean * share, -9 - 40 * share];
      const out = index % 2 ? -12 : 13;
      plate.tube(knots`${x} ${y}, ${x + out * 0.7} ${y - 4}, ${x + out} ${y - 13}`, [3, 2.4, 0.4], {
        tone,
        reach: 0.4,
        line: 0.7,
      });
    }
  };
  antler(-10, 'dark');
  ears(plate, -6, -6, 13, 165);
  plate.form(knots`-8 8, -9 -4, -2 -10, 6 -8, 20 2, 24 8, 21 12, 14 11, 6 10, 0 14`, {});
  plate.disc(22, 8.5, 2, { tone: 'ink', reach: 0, inside: true });
  eye(plate, 5, -2, 1.4);
  antler(chance.between(-2, 3), 'trim');
}

function bearHead(plate: Plate, { rank }: Traits): void {
  plate.disc(-8, -12, 5, { tone: 'dark' });
  plate.form(knots`-14 8, -14 -6, -4 -14, 8 -12, 14 -4, 24 -2, 27 4, 22 9, 12 10, 2 16`, {});
  plate.disc(1, -12, 5, { reach: 0.6 });
  plate.form(knots`12 -4, 22 -2, 27 4, 22 9, 13 9`, { tone: 'pale', line: 0.6, inside: true });
  plate.disc(25, 0.5, 2.6, { tone: 'ink', reach: 0, inside: true });
  plate.cut(knots`14 8, 19 5, 25 6`, 1);
  eye(plate, 9, -5, 1.4);
  if (rank >= 4) horn(plate, knots`4 -13, 8 -22, 16 -27`, 6);
}

function boarHead(plate: Plate): void {
  ears(plate, -4, -8, 13, 120);
  plate.form(knots`-14 10, -12 -6, -2 -12, 10 -6, 26 2, 31 1!, 33 9!, 26 12, 12 12, 0 17`, {});
  plate.disc(31, 5, 3.6, { tone: 'dark', reach: 0.3, inside: true }, 4.4);
  horn(plate, knots`19 10, 25 9, 27 2, 25 -6`, 5, { tone: 'pale' });
  eye(plate, 8, -2, 1.3);
}

function lionHead(plate: Plate, { rank }: Traits): void {
  const locks = 10 + rank;
  for (const ring of [1, 0.72]) {
    for (let index = 0; index < locks; index++) {
      const angle = 40 + (index / locks) * 270;
      plate.form(leaf([0, 0], 30 * ring, angle, 14), {
        tone: ring === 1 ? 'dark' : 'trim',
        reach: 0.4,
        line: 0.7,
        spacing: 4,
      });
    }
  }
  plate.form(knots`-9 6, -9 -7, 0 -13, 10 -10, 14 -3, 22 0, 23 6, 19 11, 8 13, 0 13`, {
    tone: 'pale',
  });
  plate.disc(21, 2, 2.6, { tone: 'ink', reach: 0, inside: true }, 2);
  plate.cut(knots`10 8, 15 7, 20 7`, 1);
  plate.cut(knots`5 -7, 10 -8, 13 -5`, 1.3);
  eye(plate, 9, -4.5, 1.5);
}

function ramHead(plate: Plate, { rank }: Traits): void {
  plate.form(knots`-10 8, -10 -6, 0 -12, 10 -8, 20 4, 22 10, 17 14, 8 12, 0 15`, {});
  plate.cut(knots`18 11, 15 9, 13 10`, 0.9);
  eye(plate, 8, -2, 1.4);
  const size = 1 + rank * 0.08;
  horn(plate, knots`2 -10, -14 -20, -26 -8, -22 8, -8 10, -6 0`, 11 * size, { spacing: 1.6 });
}

function bullHead(plate: Plate, { rank }: Traits): void {
  const size = 1 + rank * 0.1;
  horn(plate, knots`0 -8, -12 -18, -10 ${-30 * size}`, 9, { tone: 'dark' });
  ears(plate, -8, -4, 12, 175);
  plate.form(knots`-12 10, -12 -8, 0 -14, 12 -10, 22 4, 25 12, 19 17, 8 15, 0 18`, {});
  plate.form(knots`15 6, 22 5, 25 12, 19 17, 13 14`, { tone: 'pale', line: 0.6, inside: true });
  plate.wire(knots`21 14, 26 18, 21 21, 17 17`, 1.4, 'trim');
  eye(plate, 8, -3, 1.5);
  horn(plate, knots`4 -12, 18 -20, 20 ${-34 * size}`, 10);
}

function goatHead(plate: Plate, { rank }: Traits): void {
  const size = 1 + rank * 0.1;
  horn(plate, knots`-2 -8, -14 -24, -30 ${-30 * size}`, 7, { tone: 'dark', spacing: 1.6 });
  ears(plate, -6, -4, 14, 195);
  plate.form(knots`-9 8, -10 -4, -2 -11, 8 -8, 20 3, 23 9, 19 12, 10 11, 0 14`, {});
  plate.form(leaf([16, 11], 15, -80, 7), { tone: 'pale', reach: 0.4 });
  eye(plate, 6, -2, 1.4);
  horn(plate, knots`2 -10, -8 -28, -26 ${-36 * size}`, 8, { spacing: 1.6 });
}

function horseHead(plate: Plate): void {
  ears(plate, -4, -10, 14, 95);
  plate.form(knots`-9 10, -10 -4, -2 -12, 6 -10, 24 6, 28 13, 24 18, 16 16, 6 10, 0 15`, {});
  plate.form(knots`19 8, 25 8, 28 13, 24 18, 18 15`, { tone: 'dark', line: 0.6, inside: true });
  plate.form(leaf([-1, -13], 18, -20, 8), { tone: 'dark', reach: 0.4 });
  eye(plate, 6, -3, 1.4);
}

function hareHead(plate: Plate): void {
  plate.form(leaf([-8, -6], 40, 118, 12), { tone: 'dark', reach: 0.4 });
  plate.form(knots`-12 8, -12 -4, -4 -11, 8 -9, 18 0, 20 5, 14 10, 2 13`, {});
  plate.form(leaf([-4, -9], 42, 100, 12), { reach: 0.6 });
  plate.cut(knots`-6 -20, -9 -34, -11 -44`, 1.6);
  plate.disc(19, 3, 1.8, { tone: 'ink', reach: 0, inside: true });
  eye(plate, 7, -2, 1.8);
}

function mouseHead(plate: Plate): void {
  plate.disc(-10, -14, 10, { tone: 'dark' });
  plate.form(knots`-12 10, -12 -6, -2 -12, 10 -7, 27 3, 29 6, 22 9, 6 11, 0 13`, {});
  plate.disc(-2, -15, 11, {});
  plate.disc(-2, -14, 6.5, { tone: 'pale', inside: true, line: 0.6 });
  plate.disc(28, 4, 2, { tone: 'ink', reach: 0, inside: true });
  for (const y of [2, 6, 10]) plate.wire(knots`22 5, 30 ${y - 1}, 38 ${y - 4}`, 0.6);
  eye(plate, 10, -2, 1.7);
}

const longNeck = knots`24 -56, 36 -70, 44 -84`;
const lowNeck = knots`22 -54, 36 -60, 48 -64`;

const brush = (plate: Plate): void =>
  plate.tube(knots`-34 -54, -52 -56, -64 -40, -72 -24`, [6, 14, 18, 0.5], {
    tone: 'dark',
    spacing: 1.8,
  });
const stub = (plate: Plate): void => plate.form(leaf([-38, -56], 16, 150, 9), { tone: 'dark' });
const tuft = (plate: Plate): void => {
  plate.tube(knots`-36 -54, -56 -50, -62 -30, -76 -36`, [6, 5, 4, 3], {});
  plate.form(leaf([-73, -36], 18, 150, 11), { tone: 'dark' });
};

const flowing = (plate: Plate): void =>
  plate.tube(knots`-34 -58, -56 -64, -66 -40, -60 -14`, [5, 12, 16, 0.5], {
    tone: 'dark',
    spacing: 1.8,
  });
const whip = (plate: Plate): void =>
  plate.tube(knots`-38 -50, -58 -30, -78 -34, -92 -18`, [5, 3.4, 2.4, 1], {});

const builds = {
  wolf: {
    girth: 0.86,
    legs: 1,
    neck: lowNeck,
    neckWidths: [30, 26, 20],
    head: wolfHead,
    tail: brush,
    hooves: false,
    mane: 12,
  },
  stag: {
    girth: 0.78,
    legs: 1.12,
    neck: longNeck,
    neckWidths: [26, 18, 14],
    head: stagHead,
    tail: stub,
    hooves: true,
  },
  bear: {
    girth: 1.25,
    legs: 0.86,
    neck: lowNeck,
    neckWidths: [38, 34, 28],
    head: bearHead,
    tail: stub,
    hooves: false,
  },
  boar: {
    girth: 1.12,
    legs: 0.78,
    neck: lowNeck,
    neckWidths: [38, 34, 26],
    head: boarHead,
    tail: tuft,
    hooves: true,
    mane: 14,
  },
  lion: {
    girth: 0.95,
    legs: 0.95,
    neck: lowNeck,
    neckWidths: [32, 30, 24],
    head: lionHead,
    tail: tuft,
    hooves: false,
  },
  ram: {
    girth: 1.1,
    legs: 0.9,
    neck: lowNeck,
    neckWidths: [36, 30, 22],
    head: ramHead,
    tail: stub,
    hooves: true,
  },
  bull: {
    girth: 1.28,
    legs: 0.92,
    neck: lowNeck,
    neckWidths: [44, 38, 28],
    head: bullHead,
    tail: tuft,
    hooves: true,
  },
  goat: {
    girth: 0.88,
    legs: 1.02,
    neck: longNeck,
    neckWidths: [28, 20, 15],
    head: goatHead,
    tail: stub,
    hooves: true,
  },
  horse: {
    girth: 0.98,
    legs: 1.2,
    neck: longNeck,
    neckWidths: [34, 26, 18],
    head: horseHead,
    tail: flowing,
    hooves: true,
    mane: 15,
  },
  hare: {
    girth: 0.9,
    legs: 0.62,
    neck: lowNeck,
    neckWidths: [30, 26, 22],
    head: hareHead,
    tail: stub,
    hooves: false,
  },
  mouse: {
    girth: 1,
    legs: 0.42,
    neck: lowNeck,
    neckWidths: [34, 28, 20],
    head: mouseHead,
    tail: whip,
    hooves: false,
  },
} satisfies Record<string, Build>;

function leg(
  plate: Plate,
  spine: Knot[],
  widths: readonly number[],
  hooves: boolean,
  tone: Tone,
): void {
  plate.tube(spine, widths, { tone, reach: 0.55 });
  const foot = spine.at(-1) as Knot;
  plate.at(foot.x, foot.y, () => {
    plate.form(
      hooves ? knots`-4 -4!, 4 -4!, 7 4!, -5 4!` : knots`-5 -3, 4 -4, 11 1, 10 4!, -5 4!`,
      {
        tone: hooves ? 'dark' : tone,
        reach: 0.4,
        line: 0.8,
      },
    );
  });
}

/** A four-footed animal in profile. */
function drawBuild(build: Build, plate: Plate, traits: Traits): void {
  const { chance, fierce } = traits;
  const g = build.girth;
  const high = 44 * build.legs;
  const stride = chance.between(4, 12) * (0.6 + fierce);
  const lift = chance.odds(0.4) ? chance.between(8, 16) : 0;
  const [w1, w2] = [17 * Math.min(g, 1.1), 8 * Math.sqrt(g)];
  const front = (reach: number, raise: number, tone: Tone): void =>
    leg(
      plate,
      knots`${22} ${-high - 4}, ${26 + reach * 0.5} ${-high * 0.55 - raise}, ${22 + reach} ${-high * 0.25 - raise * 0.8}, ${24 + reach} ${-4 - raise * 0.6}`,
      [w1, w2 * 1.3, w2, w2 * 0.9],
      build.hooves,
      tone,
    );
  const hind = (reach: number, tone: Tone): void =>
    leg(
      plate,
      knots`-30 ${-high - 4}, ${-22 + reach * 0.6} ${-high * 0.62}, ${-36 + reach} ${-high * 0.36}, ${-33 + reach} -4`,
      [w1 * 1.5, w1 * 1.1, w2 * 1.1, w2 * 0.9],
      build.hooves,
      tone,
    );
  const drop = 44 - high;
  front(stride + 6, lift, 'dark');
  hind(stride, 'dark');
  plate.at(0, drop, () => {
    build.tail(plate);
    plate.tube(
      knots`-44 -50, -32 -54, -8 -52, 14 -52, 34 -54, 42 -52`,
      [10 * g, 34 * g, 32 * g, 30 * g, 38 * g, 36 * g, 16 * g],
      { spacing: 1.9 },
    );
  });
  hind(-stride * 0.6, 'mid');
  front(-stride * 0.4, 0, 'mid');
  plate.at(0, drop, () => {
    plate.tube(build.neck, build.neckWidths);
    // Covers the seam where the neck leaves the shoulder.
    const seam = build.neck[0] as Knot;
    plate.disc(seam.x, seam.y, 13 * g, { line: 0, reach: 0, inside: true });
    const end = build.neck.at(-1) as Knot;
    if (build.mane !== undefined) {
      crest(
        plate,
        Array.from(
          { length: 9 },
          (_, index) => [44 - index * 7, -76 + index * 1.6] as const,
        ).reverse(),
        build.mane,
      );
    }
    plate.at(end.x, end.y, () => build.head(plate, traits), {
      scale: 1.1,
      turn: chance.between(-14, 12),
    });
  });
}

/** The four-footed animals. */
export const beastKinds: Kinds = Object.fromEntries(
  Object.entries(builds).map(([name, build]): [string, FigureDrawing] => [
    name,
    (plate, traits) => drawBuild(build, plate, traits),
  ]),
);

/** A four-footed animal in profile: wolf, stag, bear, boar, lion, ram and others. */
export const drawBeast: FigureDrawing = oneOf(Object.values(beastKinds));
