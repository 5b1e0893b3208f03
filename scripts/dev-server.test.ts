import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

it('card sets are scripts on the site served from its sources: browsers refuse those as JSON', async () => {
  const server = await createServer({
    root: inRoot('apps/web'),
    configFile: inRoot('apps/web/vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  try {
    const games = await server.transformRequest(`/@fs${inRoot('packages/games/src/games.ts')}`);
    expect(games?.code).toContain('/built/set.json');
    expect(games?.code).not.toMatch(/\bwith:/);
  } finally {
    await server.close();
  }
});
