import { defineConfig } from 'vitest/config';
import { root } from './scripts/lib/root.mjs';
import { makeSets } from './scripts/lib/sets.mjs';

// Tests see the cards as their files are now, also when vitest is called by itself.
makeSets(root);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/documents/**/*.test.ts',
            'tests/long/**/*.test.ts',
            'tests/records/**/*.test.ts',
          ],
          setupFiles: './tests/property-seed.ts',
          // Loading the languages takes longer than most tests; files that run after each other share them.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: './tests/browser/support/browser.setup.ts',
          // Over seats that are far away everything takes longer.
          testTimeout: process.env.FAR_SEATS ? 120_000 : 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
