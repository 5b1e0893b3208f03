import { knots } from '../geometry.ts';
import type { Plate, Tone } from '../plate.ts';

/** A long robe that hangs from the shoulders to the ground, with its folds. */
export function robe(plate: Plate, width: number, sway: number, tone: Tone = 'mid'): void {
  const hem = width;
  plate.form(
    knots`-13 -78, 13 -78, 20 -50, ${hem * 0.8} -18, ${hem + sway} 0!, ${hem * 0.5 + sway} 3, ${sway * 0.5} 0, ${-hem * 0.5 + sway} 3, ${-hem + sway} 0!, ${-hem * 0.8} -18, -20 -50`,
    { tone, lean: 50, reach: 0.45, spacing: 2 },
  );
  for (const share of [-0.7, -0.35, 0.05, 0.4, 0.72]) {
    plate.cut(knots`${share * 13} -46, ${share * hem * 0.7} -22, ${share * hem + sway} 0`, 1.3);
  }
}

/** A wide sleeve with a hand, from the shoulder to (x, y). */
export function sleeve(plate: Plate, from: number, x: number, y: number, tone: Tone = 'mid'): void {
  plate.disc(x, y, 4.2, { tone: 'pale', reach: 0.4 });
  const drop = Math.min(14, 10 + Math.abs(x - from) * 0.1);
  plate.form(
    knots`${from - 5} -78, ${from + 5} -78, ${x + 3} ${y - 5}!, ${x + 2} ${y + 5}, ${(from + x) / 2 + 2} ${y + drop + 6}!, ${from} -56`,
    { tone, reach: 0.5 },
  );
}

/** A deep hood with darkness inside. */
export function hood(plate: Plate, tone: Tone = 'mid'): void {
  plate.form(knots`-15 16!, -16 -2, -8 -14, 3 -20!, 10 -12, 14 0, 13 16!, 0 19`, {
    tone,
    spacing: 1.9,
  });
  plate.form(knots`-8 13, -9 0, -2 -10, 7 -8, 10 2, 9 13, 1 16`, {
    tone: 'ink',
    reach: 0,
    line: 0.7,
    inside: true,
  });
}
