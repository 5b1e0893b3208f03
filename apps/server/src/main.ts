import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

// The same from the source and from the bundle, which lie at the same depth.
const siteFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function main(): Promise<void> {
  if (!existsSync(join(siteFolder, 'index.html'))) {
    throw new Error('The site is not built yet: run "npm start", which builds what is missing.');
  }
  const { host, port } = readSettings(process.env);
  const app = await createApp({ siteFolder, version: packageFile.version });
  const taken = await listen(app, host, port);
  if (port !== 0 && taken !== port) console.log(`Port ${port} is taken, so ${taken} it is.`);
  console.log(`Cardscape is at http://${host.includes(':') ? `[${host}]` : host}:${taken}`);

  let stopping = false;
  const stop = async () => {
    // One Ctrl-C can arrive twice: from the terminal, and passed on by npm.
    if (stopping) return;
    stopping = true;
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
