const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as letters, digits, `-` and `_`, which an address can hold as they are (RFC 4648, base64url). */
export function toLetters(bytes: Uint8Array): string {
  let letters = '';
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) letters += LETTERS[(held >> (bits - 6)) & 63];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? letters + LETTERS[(held << (6 - bits)) & 63] : letters;
}

/** The bytes of such letters; throws if they are none. */
export function fromLetters(letters: string): Uint8Array {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const letter of letters) {
    const six = LETTERS.indexOf(letter);
    if (six < 0) throw new RangeError(`no letter of a link: ${letter}`);
    held = (held << 6) | six;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
