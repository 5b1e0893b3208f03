import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

const page = '<!doctype html><title>Cardscape</title>';
const script = 'console.log("cards")';
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardscape-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets', 'main-1a2b3c.js'), script);
  await writeFile(join(folder, 'assets', 'main-1a2b3c.js.br'), brotliCompressSync(script));
  app = await createApp({ siteFolder: folder, version: '1.2.3' });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const asPage = { accept: 'text/html,application/xhtml+xml' };

describe('the API', () => {
  it('tells that it is well, and its version', async () => {
    const answer = await get('/api/health');
    expect(answer.json()).toEqual({ ok: true, version: '1.2.3' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers unknown paths in JSON, even to someone who wants a page', async () => {
    const answer = await get('/api/nothing?x=1', asPage);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is no GET /api/nothing here.' });
  });
});

describe('the site', () => {
  it('is asked for anew each time, while its assets are kept for good', async () => {
    const index = await get('/', asPage);
    expect(index.body).toBe(page);
    expect(index.headers['content-type']).toContain('text/html');
    expect(index.headers['cache-control']).toBe('no-cache');
    const asset = await get('/assets/main-1a2b3c.js');
    expect(asset.body).toBe(script);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends a front page of its own for the front page alone, where there is one', async () => {
    const own = '<!doctype html><title>The front</title>';
    await writeFile(join(folder, 'front.html'), own);
    const other = await createApp({ siteFolder: folder, version: '1.2.3' });
    const read = async (url: string) =>
      (await other.inject({ method: 'GET', url, headers: asPage })).body;
    expect(await read('/')).toBe(own);
    expect(await read('/play/kolyma')).toBe(page);
    await other.close();
    await rm(join(folder, 'front.html'));
  });

  it('sends the compressed form to those who can read it', async () => {
    const asset = await get('/assets/main-1a2b3c.js', { 'accept-encoding': 'gzip, br' });
    expect(asset.headers['content-encoding']).toBe('br');
    expect(asset.headers['content-type']).toContain('javascript');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(asset.rawPayload).toString()).toBe(script);
  });

  it('shows its page under every address that is no file', async () => {
    const answer = await get('/play/kolyma?seed=7', asPage);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(page);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('does not pass its page off as a missing file', async () => {
    expect((await get('/assets/gone-4d5e6f.js', asPage)).statusCode).toBe(404);
    expect((await get('/play', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/play', headers: asPage })).statusCode).toBe(
      404,
    );
  });

  it('keeps everything outside of its folder to itself', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      expect((await get(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('security headers', () => {
  it.each(['/', '/api/health', '/api/nothing', '/gone.js'])('stand on %s', async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('let no inline script run, and no text become one', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self'");
  });
});
