/** How the pages of the reference are written again. */
export const REFRESH = 'npx tsx packages/showdown/scripts/write-reference.ts';
