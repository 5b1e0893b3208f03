import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { type Model, newModel, RangeReader, RangeWriter } from './range-coder.ts';

/** What the parts of a link are: each kind of thing is written with odds of its own. */
const KINDS = ['number', 'text', 'options', 'choice', 'code', 'tier'] as const;
type Kind = (typeof KINDS)[number];

const models = () =>
  Object.fromEntries(KINDS.map((kind) => [kind, newModel()])) as Record<Kind, Model>;

/** What a part may grow to when it is unpacked. */
const MOST_BYTES = 4_000_000;
/** No list of a link is longer. */
const MOST_THINGS = 20_000;

/** Writes the parts of a link. */
export class LinkWriter {
  readonly #writer = new RangeWriter();
  readonly #models = models();

  number(value: number, kind: Kind = 'number'): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#byte(kind, (rest % 128) + 128);
    this.#byte(kind, rest);
  }

  text(text: string, kind: Kind = 'text'): void {
    const bytes = strToU8(text);
    this.number(bytes.length);
    for (const byte of bytes) this.#byte(kind, byte);
  }

  /** Bits that can be anything, up to 24. */
  bits(value: number, bits: number): void {
    this.#writer.raw(value, bits);
  }

  /** Hexadecimal digits. */
  hex(digits: string): void {
    for (const digit of digits) this.bits(Number.parseInt(digit, 16), 4);
  }

  /** Long data, such as the texts of cards. */
  data(data: unknown): void {
    const bytes = deflateSync(strToU8(JSON.stringify(data)), { level: 9 });
    this.number(bytes.length);
    for (const byte of bytes) this.bits(byte, 8);
  }

  end(): Uint8Array {
    return this.#writer.end();
  }

  #byte(kind: Kind, byte: number): void {
    this.#writer.byte(this.#models[kind], byte);
  }
}

/** Reads the parts of a link in the same order; throws where there is nothing more to read. */
export class LinkReader {
  readonly #reader: RangeReader;
  readonly #models = models();

  constructor(bytes: Uint8Array) {
    this.#reader = new RangeReader(bytes);
  }

  number(kind: Kind = 'number'): number {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = this.#byte(kind);
      value += (byte & 127) * unit;
      if (byte < 128) return value;
      unit *= 128;
      if (unit > Number.MAX_SAFE_INTEGER) throw new RangeError('a number without end');
    }
  }

  text(kind: Kind = 'text'): string {
    return strFromU8(this.#bytes(this.number(), () => this.#byte(kind)));
  }

  bits(bits: number): number {
    this.#check();
    return this.#reader.raw(bits);
  }

  hex(length: number): string {
    return this.times(length, () => this.bits(4).toString(16)).join('');
  }

  data(): unknown {
    const packed = this.#bytes(this.number(), () => this.bits(8));
    return JSON.parse(strFromU8(inflate(packed)));
  }

  /** So many things, one after the other. */
  times<Thing>(count: number, read: (at: number) => Thing): Thing[] {
    if (count > MOST_THINGS) throw new RangeError('too much');
    return Array.from({ length: count }, (_, at) => read(at));
  }

  #bytes(length: number, next: () => number): Uint8Array {
    if (length > MOST_BYTES) throw new RangeError('too much');
    const bytes: number[] = [];
    while (bytes.length < length) bytes.push(next());
    return Uint8Array.from(bytes);
  }

  #byte(kind: Kind): number {
    this.#check();
    return this.#reader.byte(this.#models[kind]);
  }

  #check(): void {
    if (this.#reader.isBeyondEnd) throw new RangeError('the link ends too early');
  }
}

/** Unpacked in pieces of this size, so that a link made to burst is noticed early. */
const PIECE = 2048;

/** Unpacks deflated bytes; throws if they are cut short or grow beyond all measure. */
export function inflate(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  const stream = new Inflate((piece, final) => {
    pieces.push(piece);
    size += piece.length;
    ended = final;
  });
  for (let from = 0; from < bytes.length; from += PIECE) {
    stream.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
    if (size > MOST_BYTES) throw new RangeError('too much');
  }
  if (!ended) throw new RangeError('too little');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
