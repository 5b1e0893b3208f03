import type { Knot, Point } from '../geometry.ts';
import { knots, knotsFrom } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';
import { leaf, polar } from '../shapes.ts';

/** A feathered wing from the shoulder at (0, 0), raised to the left; `open` is its fan in degrees. */
export function featherWing(
  plate: Plate,
  span: number,
  open: number,
  count: number,
  tone: Tone = 'pale',
): void {
  const wrist: Point = [-span * 0.22, -span * 0.42];
  const row = (feathers: number, length: number, style: Tone, from: number): void => {
    for (let index = feathers - 1; index >= 0; index--) {
      const share = index / Math.max(1, feathers - 1);
      const reach = length * (0.62 + 0.38 * Math.sin((0.25 + share * 0.6) * Math.PI * 0.9));
      const root: Point = [wrist[0] * (0.15 + share * 0.85), wrist[1] * (0.15 + share * 0.85)];
      const angle = from - open * share;
      const shape = leaf(root, reach, angle, span * 0.15);
      plate.form(shape, {
        tone: style,
        reach: 0.3,
        spacing: 4.4,
        line: 0.7,
        inside: length < span,
      });
      const [dx, dy] = polar(reach * 0.8, angle);
      plate.cut(knotsFrom([root, [root[0] + dx, root[1] + dy]]), 0.6);
    }
  };
  row(count, span, tone, 215);
  row(Math.ceil(count * 0.6), span * 0.55, 'mid', 212);
  plate.tube(
    knotsFrom([[0, 0], [wrist[0] * 0.4 - 2, wrist[1] * 0.5], wrist]),
    [span * 0.12, span * 0.1, span * 0.07],
    {
      tone: 'mid',
    },
  );
}

/** A wing of skin on long fingers, from the shoulder at (0, 0), raised to the left. */
export function skinWing(plate: Plate, span: number, fingers: number, tone: Tone = 'mid'): void {
  const wrist: Point = [-span * 0.3, -span * 0.62];
  const tips = Array.from({ length: fingers }, (_, index): Point => {
    const share = index / (fingers - 1);
    const [dx, dy] = polar(span * (0.78 - 0.22 * share), 150 + share * 118);
    return [wrist[0] + dx, wrist[1] + dy];
  });
  const sail: Knot[] = [
    { x: 4, y: 4, sharp: true },
    { x: wrist[0], y: wrist[1], sharp: true },
  ];
  tips.forEach((tip, index) => {
    sail.push({ x: tip[0], y: tip[1], sharp: true });
    const next = tips[index + 1] ?? ([2, span * 0.1] as Point);
    const sag = 0.22;
    sail.push({
      x: (tip[0] + next[0]) / 2 + (wrist[0] - (tip[0] + next[0]) / 2) * sag,
      y: (tip[1] + next[1]) / 2 + (wrist[1] - (tip[1] + next[1]) / 2) * sag,
      sharp: false,
    });
  });
  plate.form(sail, { tone, reach: 0.55, spacing: 2.2 });
  for (const tip of tips) {
    const bow: Point = [
      (tip[0] + wrist[0]) / 2 - span * 0.03,
      (tip[1] + wrist[1]) / 2 - span * 0.04,
    ];
    const finger = knotsFrom([wrist, bow, tip]);
    // The far wing needs no more than lines.
    if (tone === 'dark') plate.cut(finger, 2.2, 'pale');
    else
      plate.tube(finger, [span * 0.05, span * 0.035, 0.6], {
        tone: 'pale',
        reach: 0.4,
        line: 0.6,
      });
  }
  plate.tube(
    knotsFrom([[0, 0], [-span * 0.06, -span * 0.3], wrist]),
    [span * 0.12, span * 0.09, span * 0.06],
    { tone: 'pale' },
  );
  plate.form(leaf(wrist, span * 0.13, 110, span * 0.05), { tone: 'trim', reach: 0.3, line: 0.6 });
}

/** A clear wing with veins, from (0, 0) in a direction. */
export function veinWing(
  plate: Plate,
  length: number,
  degrees: number,
  breadth: number,
  tone: Tone = 'pale',
): void {
  plate.form(leaf([0, 0], length, degrees, breadth), {
    tone,
    reach: 0.25,
    spacing: 2.8,
    weight: 0.7,
  });
  for (const spread of [-0.28, 0, 0.28]) {
    const [x, y] = polar(
      length * (0.9 - Math.abs(spread) * 0.5),
      degrees + spread * (breadth / length) * 70,
    );
    plate.cut(knots`0 0, ${x} ${y}`, 0.6);
  }
}

/** A butterfly's wing pair on one side (to the left): a great one above, a small one below. */
export function petalWing(plate: Plate, span: number, tone: Tone = 'mid'): void {
  const s = span / 60;
  const lower = knots`0 4!, ${-14 * s} ${2 * s}, ${-34 * s} ${16 * s}, ${-36 * s} ${34 * s}, ${-26 * s} ${46 * s}, ${-18 * s} ${34 * s}, ${-8 * s} ${28 * s}`;
  const upper = knots`0 0!, ${-10 * s} ${-30 * s}, ${-36 * s} ${-52 * s}, ${-60 * s} ${-54 * s}, ${-64 * s} ${-40 * s}, ${-52 * s} ${-14 * s}, ${-26 * s} ${8 * s}`;
  plate.form(lower, { tone, reach: 0.4 });
  plate.form(upper, { tone, reach: 0.4 });
  for (const [x, y] of [
    [-58, -50],
    [-58, -34],
    [-44, -12],
    [-32, 28],
    [-26, 40],
  ] as const) {
    plate.cut(knots`0 0, ${x * 0.45 * s} ${y * 0.55 * s}, ${x * 0.9 * s} ${y * 0.9 * s}`, 0.7);
  }
  plate.disc(-48 * s, -38 * s, 6 * s, { tone: 'glow', inside: true });
  plate.disc(-28 * s, 26 * s, 4 * s, { tone: 'glow', inside: true });
}
