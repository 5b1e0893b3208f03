import { describe, expect, it } from 'vitest';
import { checkName, freeName } from './name.ts';

describe('the name of a profile', () => {
  it('is unique, whatever its letters are written in', () => {
    expect(checkName('Ada', ['Bo'])).toEqual({ name: 'Ada' });
    expect(checkName('ADA ', ['Bo', 'Ada'])).toEqual({
      problem: 'Ada exists already. Type another name.',
    });
  });

  it('is tidied', () => {
    expect(checkName('  Ada \n  of\tthe Hill ', [])).toEqual({ name: 'Ada of the Hill' });
  });

  it('is neither empty nor too long', () => {
    expect(checkName(' \u0000 ', [])).toEqual({ problem: 'Type a name.' });
    expect(checkName('x'.repeat(41), [])).toEqual({
      problem: 'This name has 41 characters; at most 40 fit.',
    });
  });

  it('gets a number where two must differ', () => {
    expect(freeName('Ada', ['Bo'])).toBe('Ada');
    expect(freeName('Ada', ['ada', 'Ada 2'])).toBe('Ada 3');
    const long = 'x'.repeat(40);
    expect(freeName(long, [long])).toBe(`${'x'.repeat(38)} 2`);
  });
});
