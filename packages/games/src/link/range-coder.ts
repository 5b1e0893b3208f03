/**
 * An adaptive binary range coder, as LZMA has it: each bit is written with the odds that were seen in its
 * place so far. For a few hundred small numbers it needs no table, which would be longer than they are.
 */

const ODDS_BITS = 11;
const EVEN = 1 << (ODDS_BITS - 1);
/** How fast odds follow what is seen: fast, since there is little to see. */
const LEARNING = 4;
const TOP = 2 ** 24;

/** The odds of the bits of one kind of number below 256, by the bits before. */
export type Model = Uint16Array;

/** A model that has seen nothing. */
export function newModel(): Model {
  return new Uint16Array(256).fill(EVEN);
}

/** Writes bytes with as few bits as their odds allow. */
export class RangeWriter {
  readonly #bytes: number[] = [];
  #low = 0;
  #range = 0xffffffff;
  #held = 0;
  #run = 1;

  byte(model: Model, byte: number): void {
    let place = 1;
    for (let bit = 7; bit >= 0; bit--) {
      const set = (byte >> bit) & 1;
      this.#bit(model, place, set);
      place = (place << 1) | set;
    }
  }

  /** Bits that can be anything, up to 24. */
  raw(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.#range = Math.floor(this.#range / 2);
      if ((value >>> bit) & 1) this.#low += this.#range;
      this.#normalise();
    }
  }

  /** Everything that was written. */
  end(): Uint8Array {
    for (let byte = 0; byte < 5; byte++) this.#shift();
    const last = this.#bytes.findLastIndex((byte) => byte !== 0);
    // The first byte is always 0, and what follows the last one is read as 0.
    return Uint8Array.from(this.#bytes.slice(1, last + 1));
  }

  #bit(model: Model, place: number, bit: number): void {
    const odds = model[place] as number;
    const bound = Math.floor(this.#range / 2 ** ODDS_BITS) * odds;
    if (bit === 0) {
      this.#range = bound;
      model[place] = odds + (((1 << ODDS_BITS) - odds) >> LEARNING);
    } else {
      this.#low += bound;
      this.#range -= bound;
      model[place] = odds - (odds >> LEARNING);
    }
    this.#normalise();
  }

  #normalise(): void {
    while (this.#range < TOP) {
      this.#range *= 256;
      this.#shift();
    }
  }

  /** Lets the top byte go; bytes that a carry could still change are held back. */
  #shift(): void {
    if (this.#low < 0xff000000 || this.#low >= 2 ** 32) {
      const carry = this.#low >= 2 ** 32 ? 1 : 0;
      this.#bytes.push((this.#held + carry) & 0xff);
      for (; this.#run > 1; this.#run--) this.#bytes.push((0xff + carry) & 0xff);
      this.#held = Math.floor(this.#low / TOP) & 0xff;
    } else {
      this.#run++;
    }
    this.#low = (this.#low % TOP) * 256;
  }
}

/** Reads what a `RangeWriter` wrote, in the same order. */
export class RangeReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #range = 0xffffffff;
  #code = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let byte = 0; byte < 4; byte++) this.#code = this.#code * 256 + this.#next();
  }

  byte(model: Model): number {
    let place = 1;
    while (place < 256) place = (place << 1) | this.#bit(model, place);
    return place & 0xff;
  }

  raw(bits: number): number {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) {
      this.#range = Math.floor(this.#range / 2);
      const set = this.#code >= this.#range ? 1 : 0;
      if (set) this.#code -= this.#range;
      value = value * 2 + set;
      this.#normalise();
    }
    return value;
  }

  /** Whether far more was read than there is: then it was not written by a `RangeWriter`. */
  get isBeyondEnd(): boolean {
    return this.#at > this.#bytes.length + 64;
  }

  #bit(model: Model, place: number): number {
    const odds = model[place] as number;
    const bound = Math.floor(this.#range / 2 ** ODDS_BITS) * odds;
    let bit = 0;
    if (this.#code < bound) {
      this.#range = bound;
      model[place] = odds + (((1 << ODDS_BITS) - odds) >> LEARNING);
    } else {
      bit = 1;
      this.#code -= bound;
      this.#range -= bound;
      model[place] = odds - (odds >> LEARNING);
    }
    this.#normalise();
    return bit;
  }

  #normalise(): void {
    while (this.#range < TOP) {
      this.#range *= 256;
      this.#code = this.#code * 256 + this.#next();
    }
  }

  #next(): number {
    return this.#bytes[this.#at++] ?? 0;
  }
}
