import { describe, expect, it } from 'vitest';
import { keyCaps, pressed } from './keyNames.ts';

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the name of a key press', () => {
  it('is the sign itself, whatever was held to print it', () => {
    expect(pressed({ ...bare, key: '?', shiftKey: true })).toBe('?');
    expect(pressed({ ...bare, key: 'P', shiftKey: true })).toBe('p');
  });

  it('names Control and Command alike', () => {
    expect(pressed({ ...bare, key: 'z', ctrlKey: true })).toBe('Ctrl+z');
    expect(pressed({ ...bare, key: 'z', metaKey: true })).toBe('Ctrl+z');
  });

  it('names Shift with keys that print nothing, and beside Control', () => {
    expect(pressed({ ...bare, key: 'Enter', shiftKey: true })).toBe('Shift+Enter');
    expect(pressed({ ...bare, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+z');
  });
});

describe('key caps', () => {
  it('show arrows, short names and capitals', () => {
    expect(keyCaps('Ctrl+z')).toEqual(['Ctrl', 'Z']);
    expect(keyCaps('ArrowLeft')).toEqual(['←']);
    expect(keyCaps(' ')).toEqual(['Space']);
    expect(keyCaps('+')).toEqual(['+']);
  });
});
