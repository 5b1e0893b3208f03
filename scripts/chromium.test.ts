import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureChromium } from './chromium.mjs';
import { findChromium } from './lib/find-chromium.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-chromium-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Puts a program of a few shell lines on the path. */
async function program(name: string, lines: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
}

/** A package manager that writes down what it is asked, and puts a browser on the path. */
const installing = (name: string) =>
  program(
    name,
    `echo "$0 $*" >> ${folder}/asked
case "$*" in *install*|*add*)
  echo '#!/bin/sh' > ${folder}/chromium; /bin/chmod +x ${folder}/chromium;;
esac`,
  );

describe.skipIf(process.platform === 'win32')('finding a browser', () => {
  it('takes the one that CHROMIUM_PATH names', async () => {
    await program('chromium', '');
    const mine = await program('mine', '');
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);
  });

  it('says so when CHROMIUM_PATH leads nowhere', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/gone' })).toThrow('CHROMIUM_PATH is "/gone"');
  });

  it('takes Chromium before Chrome, and passes over one that does not start', async () => {
    await program('google-chrome', '');
    await program('chromium', 'exit 1');
    const works = await program('chromium-browser', '');
    expect(findChromium()).toBe(works);
  });
});

describe.skipIf(process.platform !== 'linux')('installing a browser', () => {
  it('goes through the package manager, and finds the browser then', async () => {
    await installing('apt-get');
    await program('sudo', 'shift; exec "$@"');
    expect(await ensureChromium()).toBe(join(folder, 'chromium'));
    expect(await readFile(join(folder, 'asked'), 'utf8')).toMatch(
      / update\n.* install .*chromium\n/,
    );
  });

  it('says how to do it by hand when the package manager fails, after what that said', async () => {
    await program('apk', 'echo "no network"; exit 1');
    await program('sudo', 'shift; exec "$@"');
    const failure = ensureChromium();
    await expect(failure).rejects.toThrow('no network');
    await expect(failure).rejects.toThrow('Install it by hand');
  });

  it('says how to do it by hand where there is no package manager', async () => {
    await expect(ensureChromium()).rejects.toThrow('sudo apt-get install chromium');
  });
});
