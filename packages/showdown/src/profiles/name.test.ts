import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkName, freeName, isSameName, tidyName } from './name.ts';

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

  it('needs a sign that shows', () => {
    expect(checkName('\u200b', [])).toEqual({ problem: 'Type a name.' });
    expect(checkName('\u2800 \u3164', [])).toEqual({ problem: 'Type a name.' });
    expect(checkName('\u0301', [])).toEqual({
      problem: 'Type a name that has a letter or a digit.',
    });
  });

  it('is the same with and without signs that do not show, and reads one way', () => {
    expect(checkName('Ann\u200b', ['Ann'])).toEqual({
      problem: 'Ann exists already. Type another name.',
    });
    expect(checkName('\u202eAnn', [])).toEqual({ name: 'Ann' });
  });

  it('has no sign that does not show, whatever is typed, and is tidy once it is tidied', () => {
    const unseen = fc.constantFrom('\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u00ad', ' ');
    const typed = fc.array(fc.oneof(unseen, fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(typed, (parts) => {
        const name = tidyName(parts.join(''));
        const untidy = /\p{C}|\p{Default_Ignorable_Code_Point}|^\s|\s$|\s\s/u.test(name);
        const same = isSameName(name, `\u200b${name}\u202e`);
        return !untidy && same && tidyName(name) === name;
      }),
    );
  });

  it('gets a number where two must differ', () => {
    expect(freeName('Ada', ['Bo'])).toBe('Ada');
    expect(freeName('Ada', ['ada', 'Ada 2'])).toBe('Ada 3');
    const long = 'x'.repeat(40);
    expect(freeName(long, [long])).toBe(`${'x'.repeat(38)} 2`);
  });
});
