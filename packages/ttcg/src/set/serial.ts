import { digest } from '@cardscape/kernel';
import type { Design } from './design.ts';

const SERIAL_LENGTH = 14;

/** What a serial is made from: what is printed on the card. */
export type SerialSource = Pick<
  Design,
  'name' | 'type' | 'subtypes' | 'rank' | 'attack' | 'defense'
> & { readonly effects: readonly { readonly text: string }[] };

/** Is the text a serial: 14 letters and digits, as the original tool makes them? */
export function isSerial(text: string): boolean {
  return text.length === SERIAL_LENGTH && /^[\da-z]+$/i.test(text);
}

/** A serial in its usual form. Ours are hexadecimal, in small letters; in others the case may count. */
export function plainSerial(text: string): string {
  return /^[\da-f]+$/i.test(text) ? text.toLowerCase() : text;
}

/** The serial of a new card; the same card always gets the same one. */
export function serialFor(card: SerialSource): string {
  const { name, type, subtypes, rank, attack, defense } = card;
  const effects = card.effects.map(({ text }) => text);
  const printed = { name, type, subtypes, rank, attack, defense, effects };
  return digest(printed).slice(0, SERIAL_LENGTH);
}
