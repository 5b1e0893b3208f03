import { describe, expect, it } from 'vitest';
import { POINTCUT_NAMES, RULE_NAMES } from '../interface/index.ts';
import { POINTCUT_COVERAGE, RULE_COVERAGE } from '../testing/coverage.ts';

describe('the coverage table has no empty row', () => {
  it('every atomic rule has a case', () => {
    expect(RULE_NAMES.filter((name) => !RULE_COVERAGE.get(name)?.length)).toEqual([]);
  });

  it('every pointcut of cards has a case', () => {
    expect(POINTCUT_NAMES.filter((name) => !POINTCUT_COVERAGE.get(name)?.length)).toEqual([]);
  });
});
