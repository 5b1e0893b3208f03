import type { Browser, CDPSession, Page } from 'playwright-core';
import { report } from '../support/report.ts';

const MOST_KILOBYTES = 300;
const MOST_REQUESTS = 40;
const MOST_SECONDS = 4;

/** Fast 3G, as the developer tools of Chromium have it. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** So long nothing is asked for before a page counts as idle, in milliseconds. */
const QUIET = 2000;

/** A page of a visitor who has never been here. */
async function newVisitor(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { context, page, session };
}

/** What a page asks for until it is idle. */
interface Asked {
  requests: number;
  scripts: number;
  bytes: number;
  /** Drawn by the page itself: they come over no network. */
  pictures: number;
}

/** Counts what goes over the network. */
function counting(session: CDPSession): Asked {
  const asked: Asked = { requests: 0, scripts: 0, bytes: 0, pictures: 0 };
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request, type, requestId }) => {
    if (!request.url.startsWith('http')) asked.pictures++;
    else asked.requests++;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    asked.bytes += encodedDataLength;
    if (scripts.has(requestId)) asked.scripts += encodedDataLength;
  });
  return asked;
}

/** Waits until a page has asked for nothing for a while. */
async function idle(asked: Asked): Promise<void> {
  for (;;) {
    const before = asked.requests + asked.pictures;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    if (asked.requests + asked.pictures === before) return;
  }
}

/** The first card that can be played. */
const playable = (page: Page) =>
  page.locator('[data-zone="hand"][data-side="near"] [data-legal]').first();

/** How much the front page asks for, and how soon it can be played on over a slow line. */
export async function measureFront(browser: Browser, address: string): Promise<void> {
  const bench = 'site';
  const cold = await newVisitor(browser, address);
  const asked = counting(cold.session);
  await cold.page.goto('/');
  await playable(cold.page).waitFor();
  await idle(asked);
  await cold.context.close();
  report({
    bench,
    metric: 'front page with a cold cache: scripts',
    unit: 'kilobytes as sent',
    value: asked.scripts / 1000,
    target: { most: MOST_KILOBYTES },
  });
  report({
    bench,
    metric: 'front page with a cold cache: all',
    unit: 'kilobytes as sent',
    value: asked.bytes / 1000,
  });
  report({
    bench,
    metric: 'front page with a cold cache: requests until idle',
    unit: 'requests',
    value: asked.requests,
    target: { most: MOST_REQUESTS },
  });
  report({
    bench,
    metric: 'front page: pictures that it draws itself',
    unit: 'pictures',
    value: asked.pictures,
  });
  const slow = await newVisitor(browser, address);
  await slow.session.send('Network.emulateNetworkConditions', FAST_3G);
  const began = performance.now();
  await slow.page.goto('/', { waitUntil: 'commit' });
  await playable(slow.page).waitFor();
  const seconds = (performance.now() - began) / 1000;
  await slow.context.close();
  report({
    bench,
    metric: 'front page on fast 3G: until a card can be played',
    unit: 'seconds',
    value: seconds,
    target: { most: MOST_SECONDS },
  });
}
