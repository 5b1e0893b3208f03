import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosh, sinh, tanh } from './hyperbolic.ts';
import { integerOf, LuaFloat, textOf, truthOf } from './index.ts';
import { numberText, parseNumber, plainNumber } from './number.ts';
import { formatExponent, formatFixed, formatGeneral, formatHexFloat } from './number-format.ts';
import { acos, asin, atan, atan2, cos, exp, log, power, sin } from './transcendental.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('numbers as text', () => {
  it('integers read back as they are', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(parseNumber(numberText(number))).toBe(number + 0);
      }),
    );
  });

  it.each([
    [6, '6'],
    [-2, '-2'],
    [-0, '-0'],
    [1e13, '10000000000000'],
    [1e14, '1e+14'],
    [2 ** 53, '9.007199254741e+15'],
  ])('a float that is whole has no point: %d', (number, text) => {
    expect(numberText(new LuaFloat(number))).toBe(text);
  });

  it('floats keep fourteen digits', () => {
    fc.assert(
      fc.property(finite, (number) => {
        const value = Number.isInteger(number) ? new LuaFloat(number) : number;
        const back = parseNumber(numberText(value))!;
        expect(plainNumber(back)).toBeCloseTo(
          number,
          13 - Math.ceil(Math.log10(Math.abs(number) + 1e-300)),
        );
      }),
    );
  });

  it.each([
    [0.5, 0, '0'],
    [1.5, 0, '2'],
    [2.5, 0, '2'],
    [0.25, 1, '0.2'],
    [0.35, 1, '0.3'],
    [1e21, 0, '1000000000000000000000'],
    [-0.04, 1, '-0.0'],
  ])('%d with %d digits is %s', (number, digits, text) => {
    expect(formatFixed(number, digits, false)).toBe(text);
  });

  it('are written in every notation', () => {
    expect(formatExponent(12345.678, 3, false)).toBe('1.235e+04');
    expect(formatExponent(0, 2, false)).toBe('0.00e+00');
    expect(formatGeneral(0.0001, 6, false)).toBe('0.0001');
    expect(formatGeneral(0.00001, 6, false)).toBe('1e-05');
    expect(formatGeneral(1e23, 17, false)).toBe('9.9999999999999992e+22');
    expect(formatHexFloat(1, undefined)).toBe('0x1p+0');
    expect(formatHexFloat(-10.5, 3)).toBe('-0x1.500p+3');
  });

  it.each(['', ' ', '1e', '0x', '1 2', 'inf', 'nan', '1_000', '١', '0b1', '--1'])(
    '"%s" is none',
    (text) => {
      expect(parseNumber(text)).toBe(undefined);
    },
  );
});

describe('curves computed from basic operations', () => {
  const near = (ours: number, engine: number) =>
    Math.abs(ours - engine) <= 4e-15 * Math.max(1e-3, Math.abs(engine));
  const curves: [string, (x: number) => number, (x: number) => number, number, number][] = [
    ['sin', sin, Math.sin, -100, 100],
    ['cos', cos, Math.cos, -100, 100],
    ['atan', atan, Math.atan, -1e6, 1e6],
    ['asin', asin, Math.asin, -1, 1],
    ['acos', acos, Math.acos, -1, 1],
    ['exp', exp, Math.exp, -20, 20],
    ['log', log, Math.log, 1e-300, 1e300],
    ['sinh', sinh, Math.sinh, -700, 700],
    ['cosh', cosh, Math.cosh, -700, 700],
    ['tanh', tanh, Math.tanh, -30, 30],
  ];
  it.each(curves)('%s agrees with the engine', (_, ours, engine, min, max) => {
    fc.assert(
      fc.property(fc.double({ min, max, noNaN: true }), (x) => {
        expect(near(ours(x), engine(x))).toBe(true);
      }),
    );
  });

  it('powers and angles agree at the odd places too', () => {
    const odd = [0, -0, 1, -1, 2, -2, 0.5, 3, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const x of odd)
      for (const y of odd) {
        expect(power(x, y)).toBe(x === 1 || y === 0 ? 1 : x ** y);
        expect(atan2(x, y)).toBeCloseTo(Math.atan2(x, y), 14);
      }
    expect(power(10, 15)).toBe(1e15);
    expect(power(2, -1074)).toBe(2 ** -1074);
    expect(near(power(1.5, 2.7), 1.5 ** 2.7)).toBe(true);
  });
});

describe('values for the host', () => {
  it('as integers', () => {
    expect(
      [3, new LuaFloat(3), 3.9, -3.9, '7', true, false].map((value) => integerOf(value)),
    ).toEqual([3, 3, 3, -3, 7, 1, 0]);
    expect([undefined, 'x', Number.NaN].map((value) => integerOf(value, 9))).toEqual([9, 9, 9]);
  });

  it('as text', () => {
    expect([3, new LuaFloat(3), 'x', undefined].map((value) => textOf(value))).toEqual([
      '3',
      '3',
      'x',
      '',
    ]);
  });

  it('as yes or no: nil, false and 0 mean no', () => {
    expect([undefined, false, 0, new LuaFloat(0)].map(truthOf)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([true, 1, '', new LuaFloat(2)].map(truthOf)).toEqual([true, true, true, true]);
  });
});
