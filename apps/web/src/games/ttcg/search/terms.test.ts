import { describe, expect, it } from 'vitest';
import { termOf, withTerm } from './terms.ts';

describe('a term of a query', () => {
  it('is found among others', () => {
    expect(termOf('draw t:fire r>=2', 't')).toBe('fire');
    expect(termOf('t:fire', 't')).toBe('fire');
    expect(termOf('et:counter', 't')).toBeUndefined();
  });

  it('is added at the end', () => {
    expect(withTerm('', 't', 'fire')).toBe('t:fire');
    expect(withTerm('draw', 't', 'fire')).toBe('draw t:fire');
  });

  it('takes the place of the one before', () => {
    expect(withTerm('t:fire draw', 't', 'air')).toBe('draw t:air');
  });

  it('is taken out without a trace', () => {
    expect(withTerm('draw t:fire r:1', 't', undefined)).toBe('draw r:1');
    expect(withTerm('t:fire', 't', undefined)).toBe('');
  });

  it('leaves alone what was written in another way', () => {
    expect(termOf('t:fire|air', 't')).toBeUndefined();
    expect(withTerm('(t:fire or t:air)', 'r', '1')).toBe('(t:fire or t:air) r:1');
  });
});
