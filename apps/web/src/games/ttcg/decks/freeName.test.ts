import { describe, expect, it } from 'vitest';
import { freeName } from './freeName.ts';

describe('the name of a new deck', () => {
  it('is the one that is wanted, if it is free', () => {
    expect(freeName('Bone Ledger', ['Cinder Rush'])).toBe('Bone Ledger');
  });

  it('gets a number otherwise', () => {
    expect(freeName('Bone Ledger', ['Bone Ledger'])).toBe('Bone Ledger 2');
    expect(freeName('Bone Ledger', ['Bone Ledger', 'Bone Ledger 2'])).toBe('Bone Ledger 3');
  });

  it('of a copy of a copy has one number, not two', () => {
    expect(freeName('Bone Ledger 2', ['Bone Ledger', 'Bone Ledger 2'])).toBe('Bone Ledger 3');
  });
});
