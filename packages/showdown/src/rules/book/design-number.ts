/** Numbers of designs lie below this, so that scripts can reckon with them. */
const NUMBERS = 2 ** 30;

/**
 * The number that scripts know a design by, made of its name alone: positions keep such numbers, and they
 * must mean the same with other cards beside.
 */
export function designNumber(name: string): number {
  let mixed = 0x811c9dc5;
  for (let place = 0; place < name.length; place++)
    mixed = Math.imul(mixed ^ name.charCodeAt(place), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return 1 + (((mixed ^ (mixed >>> 13)) >>> 0) % NUMBERS);
}
