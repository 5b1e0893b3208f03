import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { frontPage } from './frontPage.ts';

/** Vite serves JSON as a script, which browsers refuse where it is imported as JSON. */
const setsAsScripts: Plugin = {
  name: 'sets-as-scripts',
  apply: 'serve',
  enforce: 'pre',
  transform: (code) => code.replaceAll(/, \{ with: \{ type: 'json' \} \}(?=\))/g, ''),
};

// Our packages are pure: a page takes only what it uses of them, and the entry stays light.
// Only the schema module sets something up as it is loaded.
const treeshake = {
  moduleSideEffects: [
    { test: /[\\/]packages[\\/]kernel[\\/]src[\\/]files[\\/]schema\.ts$/, sideEffects: true },
    { test: /[\\/]packages[\\/]/, sideEffects: false },
  ],
};

/**
 * Pages are split by the router's lazy imports. What most of them share is grouped by what it is, so that a page
 * comes in few files. A group must not reach from what `core.ts` of a game awaits back to that file: each would
 * wait for the other for ever. So packages and the site's own rooms are never in one group.
 */
export default defineConfig({
  plugins: [react(), setsAsScripts, frontPage()],
  // A worker loads one game, too, and not all of them.
  worker: { format: 'es', rolldownOptions: { treeshake }, plugins: () => [setsAsScripts] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: 'start', tags: ['$initial'] },
            {
              name: 'kernel',
              test: /packages\/(kernel|players|protocol)\/|node_modules\/(zod|fflate)\//,
              minShareCount: 4,
            },
            { name: 'kolyma', test: /packages\/kolyma\/src\//, minShareCount: 2 },
            { name: 'table', test: /apps\/web\/src\/(look|table)\//, minShareCount: 6 },
            // What is round a table that is played on, and no other page needs.
            { name: 'match', test: /apps\/web\/src\/(look|table)\//, minShareCount: 2 },
            {
              name: 'kolyma-table',
              test: /apps\/web\/src\/games\/kolyma\/(front|match|table)\//,
              minShareCount: 1,
            },
          ],
        },
      },
    },
  },
});
