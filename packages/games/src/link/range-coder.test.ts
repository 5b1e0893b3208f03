import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newModel, RangeReader, RangeWriter } from './range-coder.ts';

describe('the range coder', () => {
  it('reads what was written, bytes and bits mixed', () => {
    const part = fc.oneof(
      fc.record({ byte: fc.nat(255), model: fc.nat(2) }),
      fc
        .nat(24)
        .chain((bits) => fc.record({ bits: fc.constant(bits), raw: fc.nat(2 ** bits - 1) })),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 300 }), (parts) => {
        const models = () => [newModel(), newModel(), newModel()] as const;
        const [writing, reading] = [models(), models()];
        const writer = new RangeWriter();
        for (const one of parts)
          if ('byte' in one) writer.byte(writing[one.model as 0], one.byte);
          else writer.raw(one.raw, one.bits);
        const reader = new RangeReader(writer.end());
        for (const one of parts)
          if ('byte' in one) expect(reader.byte(reading[one.model as 0])).toBe(one.byte);
          else expect(reader.raw(one.bits)).toBe(one.raw);
        expect(reader.isBeyondEnd).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('carries through a row of full bytes', () => {
    // Low odds again and again drive the range to its upper edge.
    const model = newModel();
    const writer = new RangeWriter();
    const bytes = Array.from({ length: 5000 }, (_, at) => (at % 97 === 0 ? 0 : 255));
    for (const byte of bytes) writer.byte(model, byte);
    const reader = new RangeReader(writer.end());
    const again = newModel();
    expect(bytes.map(() => reader.byte(again))).toEqual(bytes);
  });

  it('writes what is always the same in next to nothing', () => {
    const model = newModel();
    const writer = new RangeWriter();
    for (let at = 0; at < 1000; at++) writer.byte(model, 0);
    expect(writer.end().length).toBeLessThan(120);
  });
});
