/** How the pages of the reference are written again. */
export const REFRESH = 'npx tsx packages/showdown/scripts/write-reference.ts';

/** How the page of the coverage is written again: by its test, since the cases of the tests make it. */
export const REFRESH_COVERAGE =
  'npx vitest run --project unit packages/showdown/src/rules/coverage.test.ts -u';
