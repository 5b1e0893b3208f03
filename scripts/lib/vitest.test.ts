import { describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';
import { outcome } from './vitest.mjs';

const passing = { status: 'passed', fullName: 'a rule holds', failureMessages: [] };
const failing = {
  status: 'failed',
  fullName: 'a rule breaks',
  failureMessages: ['Error: 2 is not 1\n    at rule.test.ts:3'],
};

type Test = typeof passing | typeof failing;

function report(status: 'passed' | 'failed', tests: Test[], message = '') {
  const file = { name: inRoot('packages/rule.test.ts'), status, message, assertionResults: tests };
  return {
    numPassedTests: tests.filter((test) => test.status === 'passed').length,
    numFailedTests: tests.filter((test) => test.status === 'failed').length,
    testResults: [file],
  };
}

describe('counting tests', () => {
  it('counts those that passed', () => {
    expect(outcome(report('passed', [passing, passing]), true)).toEqual({ passed: 2, failed: 0 });
  });

  it('names the first that failed, and why', () => {
    expect(outcome(report('failed', [passing, failing]), false)).toEqual({
      passed: 1,
      failed: 1,
      firstFailure: 'packages/rule.test.ts, "a rule breaks": Error: 2 is not 1',
    });
  });

  it('counts a file that cannot be loaded as one that failed', () => {
    expect(outcome(report('failed', [], 'Cannot find module ./gone.ts'), false)).toEqual({
      passed: 0,
      failed: 1,
      firstFailure: 'packages/rule.test.ts: Cannot find module ./gone.ts',
    });
  });

  it('does not call a run passed in which something broke outside of the tests', () => {
    expect(outcome(report('passed', [passing]), false)).toEqual({
      passed: 1,
      failed: 1,
      firstFailure: 'an error outside of the tests, shown above',
    });
  });
});
