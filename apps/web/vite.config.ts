import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Pages are split by the router's lazy imports; only the libraries every page needs are grouped. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our packages are pure: a page takes only what it uses of them, and the entry stays light.
      // Only the schema module sets something up as it is loaded.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/]packages[\\/]kernel[\\/]src[\\/]files[\\/]schema\.ts$/, sideEffects: true },
          { test: /[\\/]packages[\\/]/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
          ],
        },
      },
    },
  },
});
