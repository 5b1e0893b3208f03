import { knots } from '../geometry.ts';
import type { Plate } from '../plate.ts';
import { leaf } from '../shapes.ts';

/** Draws a weapon or tool that is held at (0, 0) and points up. */
type HandHeld = (plate: Plate, size: number) => void;

const shaft = (plate: Plate, from: number, to: number, width = 3.2): void =>
  plate.form(
    knots`${-width / 2} ${from}!, ${width / 2} ${from}!, ${width / 2} ${to}!, ${-width / 2} ${to}!`,
    {
      tone: 'dark',
      reach: 0.4,
      line: 0.7,
    },
  );

const sword: HandHeld = (plate, size) => {
  const length = 46 * size;
  plate.form(knots`-3.4 -4!, 3.4 -4!, 3 ${-length + 8}!, 0 ${-length}!, -3 ${-length + 8}!`, {
    tone: 'pale',
    reach: 0.4,
  });
  plate.cut(knots`0 -6, 0 ${-length * 0.5}, 0 ${-length + 10}`, 0.8);
  plate.form(knots`-11 -6!, 11 -6!, 9 -2!, -9 -2!`, { tone: 'trim', reach: 0.4 });
  shaft(plate, -2, 8);
  plate.disc(0, 10, 3, { tone: 'trim' });
};

const spear: HandHeld = (plate, size) => {
  shaft(plate, -46 * size, 44, 2.8);
  plate.form(leaf([0, -44 * size], 24, 90, 11), { tone: 'pale' });
  plate.form(
    knots`-3 ${-46 * size}, 3 ${-46 * size}, 9 ${-34 * size}!, 0 ${-40 * size}, -7 ${-32 * size}!`,
    { tone: 'glow', line: 0.7 },
  );
};

const axe: HandHeld = (plate, size) => {
  shaft(plate, -46 * size, 26);
  const blade = knots`1 ${-42 * size}!, 12 ${-52 * size}!, 22 ${-40 * size}, 20 ${-26 * size}!, 10 ${-32 * size}, 1 ${-30 * size}!`;
  plate.form(blade, { tone: 'pale' });
  plate.form(knots`-1 ${-40 * size}!, -11 ${-36 * size}!, -1 ${-32 * size}!`, { tone: 'pale' });
};

const hammer: HandHeld = (plate, size) => {
  shaft(plate, -42 * size, 26);
  plate.form(knots`-15 ${-54 * size}!, 15 ${-54 * size}!, 17 ${-36 * size}!, -17 ${-36 * size}!`, {
    tone: 'pale',
  });
  plate.form(knots`-5 ${-56 * size}!, 5 ${-56 * size}!, 5 ${-34 * size}!, -5 ${-34 * size}!`, {
    tone: 'trim',
    line: 0.7,
    inside: true,
  });
};

/** The reaper's tool. */
export const scythe: HandHeld = (plate, size) => {
  shaft(plate, -56 * size, 50, 2.8);
  plate.form(
    knots`0 ${-56 * size}!, 22 ${-60 * size}, 44 ${-40 * size}!, 22 ${-50 * size}, 0 ${-48 * size}!`,
    { tone: 'pale' },
  );
};

/** Weapons, by eagerness: the first strike far, the last hit hard. */
export const weapons: readonly HandHeld[] = [sword, spear, axe, hammer];

/** A staff with a shining head. */
export const staff: HandHeld = (plate, size) => {
  plate.tube(knots`2 52, -1 20, 1 -10, 0 ${-40 * size}`, [3, 3.4, 3, 3], { tone: 'dark' });
  plate.tube(
    knots`0 ${-38 * size}, -9 ${-46 * size}, -6 ${-58 * size}, 4 ${-60 * size}`,
    [3, 3, 2.4, 0.6],
    { tone: 'dark' },
  );
  plate.tube(knots`0 ${-38 * size}, 9 ${-44 * size}, 9 ${-54 * size}`, [3, 2.6, 0.6], {
    tone: 'dark',
  });
  plate.disc(1, -50 * size, 5.4, { tone: 'glow' });
};

/** A shield centred at (0, 0); round for the nimble, tall for the steadfast. */
export function shield(plate: Plate, tall: boolean, device: () => void): void {
  if (tall) {
    plate.form(knots`-20 -28!, 0 -34, 20 -28!, 19 4, 12 22, 0 34!, -12 22, -19 4`, {
      tone: 'dark',
      spacing: 2,
    });
    plate.form(knots`-15 -23!, 0 -28, 15 -23!, 14 3, 9 18, 0 27!, -9 18, -14 3`, {
      tone: 'pale',
      inside: true,
    });
  } else {
    plate.disc(0, 0, 20, { tone: 'dark' });
    plate.disc(0, 0, 15.5, { tone: 'pale', inside: true });
  }
  device();
}
