import { capital } from '@cardscape/kernel';

/** The colour classes of number cards; a class's number is its place in this list (R-K8). */
export const COLOURS = ['none', 'red', 'blue', 'green', 'yellow', 'black'] as const;

/** The name of a colour class. */
export type ColourName = (typeof COLOURS)[number];

/** How a number card is called by its class and value: "Red 5", "Plain -3". */
export function numberName(colour: number, value: number): string {
  const word = colour === 0 ? 'plain' : (COLOURS[colour] ?? '');
  return `${capital(word)} ${value}`;
}
