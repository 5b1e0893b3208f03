import { describe, expect, it } from 'vitest';
import { coveragePage } from '../../scripts/coverage-page.ts';
import { inDocs } from '../../scripts/reference.ts';
import { flagCoverage, functionCoverage, pointcutCoverage } from '../testing/coverage.ts';

describe.each([
  ['function', functionCoverage()],
  ['flag', flagCoverage()],
  ['pointcut', pointcutCoverage()],
])('every %s', (_, rows) => {
  it('has a test', () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('is used by a card or an effect of our own', () => {
    expect(rows.filter(({ cards }) => cards.length === 0).map(({ name }) => name)).toEqual([]);
  });
});

it('the page of the table is up to date', async () => {
  await expect(coveragePage()).toMatchFileSnapshot(inDocs('coverage.md'));
});
