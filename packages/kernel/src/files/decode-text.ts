/** Node and browsers have it alike. */
declare class TextDecoder {
  constructor(encoding: string, options?: { readonly fatal?: boolean });
  decode(bytes: Uint8Array): string;
}

/** How the text of a file is written as bytes. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The text of a file: UTF-8, UTF-16 as some editors save it, or the older encoding that early
 * editors wrote. Bytes that are no text give one that `isText` refuses.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Which of them a file is written in. */
export function encodingOf(bytes: Uint8Array): TextEncodingName {
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Which order the bytes of UTF-16 stand in: by its mark, or by the empty halves of plain letters. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length < 2 || bytes.length % 2 === 1) return undefined;
  const empty = [0, 0];
  for (const [at, byte] of bytes.entries())
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = empty;
  // Letters beyond Latin have no empty half, so a few may be filled.
  const most = bytes.length / 2;
  if (even === 0 && odd > most * MOSTLY) return 'utf-16le';
  return odd === 0 && even > most * MOSTLY ? 'utf-16be' : undefined;
}

const MOSTLY = 0.8;

/** So many control characters may stray into a text, and one in so many. */
const FEW_CONTROLS = 2;
const CONTROL_SHARE = 50;

/** Whether it is a text at all, and not a picture, say, that is called so. */
export function isText(text: string): boolean {
  if (text.includes('\0')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
  const controls = text.match(/[\x01-\x08\x0e-\x1f\x7f]/g)?.length ?? 0;
  return controls <= FEW_CONTROLS || controls * CONTROL_SHARE <= text.length;
}
