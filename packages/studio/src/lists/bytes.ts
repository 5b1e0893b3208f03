import { encodingOf, type TextEncodingName } from '@cardscape/kernel';

/** Node and browsers have it alike. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(encoding: string, options: { readonly ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}

/** A text and how its file has it. */
export interface TextOfBytes {
  /** With the mark that some editors put before it. */
  readonly text: string;
  readonly encoding: TextEncodingName;
}

/** The text of a file, with everything that is needed to write it back; nothing if that cannot be done. */
export function textOfBytes(bytes: Uint8Array): TextOfBytes | undefined {
  const encoding = encodingOf(bytes);
  const text =
    encoding === 'windows-1252'
      ? oldText(bytes)
      : new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const back = bytesOfText({ text, encoding });
  const isSame = back?.length === bytes.length && back.every((byte, at) => byte === bytes[at]);
  return isSame ? { text, encoding } : undefined;
}

/** The bytes of a text; nothing if its encoding has no place for some sign of it. */
export function bytesOfText({ text, encoding }: TextOfBytes): Uint8Array | undefined {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'windows-1252') return oldBytes(text);
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const [high, low] = encoding === 'utf-16be' ? [0, 1] : [1, 0];
    bytes[at * 2 + high] = unit >> 8;
    bytes[at * 2 + low] = unit & 255;
  }
  return bytes;
}

/** What the old encoding has for the bytes from 128 to 159; the others are their own numbers. */
const OLD_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const OLD_FROM = 128;

// Written out: some versions of Node take these signs for control characters.
function oldText(bytes: Uint8Array): string {
  const sign = (byte: number) => OLD_SIGNS[byte - OLD_FROM] ?? String.fromCharCode(byte);
  return Array.from(bytes, sign).join('');
}

function oldBytes(text: string): Uint8Array | undefined {
  const bytes = Array.from(text, (sign) => {
    const place = OLD_SIGNS.indexOf(sign);
    const code = sign.codePointAt(0) ?? 0;
    const isItself = code < OLD_FROM || (code >= OLD_FROM + OLD_SIGNS.length && code < 256);
    return place >= 0 ? OLD_FROM + place : isItself ? code : -1;
  });
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes);
}
