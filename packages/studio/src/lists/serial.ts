/** Digits and letters that cannot be taken for each other: without 0, 1, I, L and O. Their number is a prime. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** The letter that a serial begins with, by tier from 0: none of them is a hexadecimal digit. */
export const TIER_LETTERS = 'KURXMP';
const LENGTH = 14;
const HEXADECIMAL = /^[\da-f]$/i;

/** What a serial says. */
export type SerialReading =
  /** One of ours, with its tier. */
  | { readonly kind: 'ours'; readonly serial: string; readonly tier: number }
  /** Fourteen hexadecimal digits, as another tool makes them: kept as it is, without a check. */
  | { readonly kind: 'other'; readonly serial: string }
  | { readonly kind: 'wrong'; readonly why: string };

/**
 * A new serial: the letter of its tier, twelve random characters (59 bits), and one that checks the others. The
 * bytes come from a source that nobody can foretell, so nothing but the tier can be read from it (R-C3).
 */
export function makeSerial(tier: number, randomByte: () => number): string {
  for (;;) {
    let serial = TIER_LETTERS.charAt(tier);
    while (serial.length < LENGTH - 1) serial += randomCharacter(randomByte);
    serial += checkOf(serial);
    // Were the rest hexadecimal, a wrong first letter would make it one of another tool.
    if (![...serial.slice(1)].every((sign) => HEXADECIMAL.test(sign))) return serial;
  }
}

/** Reads a serial, in whatever case it is typed; ours may be typed in groups, with blanks or hyphens between them. */
export function readSerial(text: string): SerialReading {
  const typed = text.trim();
  if (typed.length === LENGTH && [...typed].every((sign) => HEXADECIMAL.test(sign)))
    return { kind: 'other', serial: typed };
  const serial = typed.replace(/[\s-]/g, '').toUpperCase();
  const strange = [...serial].find((sign) => !ALPHABET.includes(sign));
  if (strange !== undefined)
    return { kind: 'wrong', why: `"${strange}" is in no serial of ours: they have ${ALPHABET}.` };
  if (serial.length !== LENGTH)
    return { kind: 'wrong', why: `It has ${serial.length} characters; a serial has ${LENGTH}.` };
  const tier = TIER_LETTERS.indexOf(serial.charAt(0));
  if (tier < 0)
    return {
      kind: 'wrong',
      why: `It begins with ${serial.charAt(0)}; ours begin with one of ${TIER_LETTERS}.`,
    };
  if (sumOf(serial) !== 0)
    return { kind: 'wrong', why: 'A character is wrong, or two have changed places.' };
  return { kind: 'ours', serial, tier };
}

/** Is this a serial of ours, without a slip? */
export function isOurs(text: string): boolean {
  return readSerial(text).kind === 'ours';
}

/** Bytes that would favour some characters are passed over. */
function randomCharacter(randomByte: () => number): string {
  const most = 256 - (256 % ALPHABET.length);
  for (;;) {
    const byte = randomByte();
    if (byte < most) return ALPHABET.charAt(byte % ALPHABET.length);
  }
}

/** The character that makes the weighted sum of all a multiple of the alphabet's length. */
function checkOf(thirteen: string): string {
  const found = [...ALPHABET].find((sign) => sumOf(thirteen + sign) === 0);
  return found as string;
}

/**
 * Each place has a weight of its own, none of them 0. With a prime modulus, one wrong character changes the sum by
 * weight times difference, two swapped ones by difference of weights times difference: neither is ever 0.
 */
function sumOf(serial: string): number {
  let sum = 0;
  for (let place = 0; place < serial.length; place++)
    sum += (place + 1) * ALPHABET.indexOf(serial.charAt(place));
  return sum % ALPHABET.length;
}
