import { inRoot } from './root.mjs';

/**
 * Builds the site, and compressed copies of its files for the server to send.
 * @param {string} folder
 */
export async function buildSite(folder) {
  const { build } = await import('vite');
  await build({ root: inRoot(folder), logLevel: 'warn' });
  const { compressFolder } = await import('./compress.mjs');
  await compressFolder(inRoot(folder, 'dist'));
}

/**
 * Bundles a program that runs on Node. Our own packages go in; what npm installs stays outside.
 * @param {string} folder
 */
export const bundleApp = (folder) => bundle(folder, 'src/main.ts', 'dist');

/**
 * @param {string} folder
 * @param {string | string[]} entry
 * @param {string} outDir
 */
export async function bundle(folder, entry, outDir) {
  const { build } = await import('tsdown');
  await build({
    config: false,
    cwd: inRoot(folder),
    entry: [entry].flat(),
    outDir,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    fixedExtension: false,
    dts: false,
    sourcemap: true,
    // What drives a browser finds its own files beside itself.
    deps: { alwaysBundle: [/^@cardscape\//], neverBundle: ['playwright-core'] },
    logLevel: 'warn',
  });
}
