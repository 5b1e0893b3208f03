import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { watchForProblems } from './support/problems.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
});

afterAll(() => browser.close());

/** The problems of a page with the given script, on a host that answers nothing but this page. */
async function problemsOf(script: string): Promise<string[]> {
  const page = await browser.newPage();
  const problems = watchForProblems(page);
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/cut-off') return route.abort('connectionreset');
    if (path !== '/') return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` });
  });
  await page.goto('http://site.test/', { waitUntil: 'load' });
  await page.close();
  return problems;
}

describe('a browser test', () => {
  it('is content with a page that is quiet', async () => {
    expect(await problemsOf('console.log("all is well")')).toEqual([]);
  });

  it.each([
    ['an error in the console', 'console.error("lost a card")', 'console: lost a card'],
    ['an error nobody caught', 'throw new Error("no such card")', 'no such card'],
    ['a missing picture', 'new Image().src = "/gone.png"', 'answer 404: http://site.test/gone.png'],
    ['a connection cut off', 'new Image().src = "/cut-off"', 'ERR_CONNECTION_RESET'],
  ])('notices %s', async (_, script, words) => {
    expect((await problemsOf(script)).join('\n')).toContain(words);
  });
});
