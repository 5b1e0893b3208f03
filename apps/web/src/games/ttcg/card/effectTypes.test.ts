import { expect, it } from 'vitest';
import rules from '../../../../../../docs/ttcg/rules.md?raw';
import { effectTypeLine, effectTypes } from './effectTypes.ts';

it.each(Object.entries(effectTypes))('the rules say the same of %s', (type, words) => {
  expect(rules).toContain(`| ${type} | ${words} |`);
});

it('makes one sentence of a type', () => {
  expect(effectTypeLine('normal')).toBe('Normal: you use it, and it is done.');
});
