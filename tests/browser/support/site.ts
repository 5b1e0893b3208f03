import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { watchForProblems } from './problems.ts';
import { type RunningServer, startServer } from './server.ts';

/** The device of a visitor; a laptop that shows motion unless said otherwise. */
export interface Visitor {
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly touch?: boolean;
  /** The errors in the console that the test means to provoke. */
  readonly provoked?: RegExp;
}

/** The site as the tests of one file reach it. */
export interface Site {
  /** Opens an empty page for a new visitor, whose relative addresses lead to the site. */
  newPage(visitor?: Visitor): Promise<Page>;
}

/** How the tests of a file play on the site. */
interface SiteParts {
  /** The seed of the delays of seats that are far from their table; they are near where it is left out. */
  readonly farSeats?: string | undefined;
}

/**
 * Starts the built site for the tests of a file, to be called at the top of it. Every page of a test
 * is closed after it, and an error in a page's console or a failed request fails the test.
 */
export function withSite({ farSeats = process.env.FAR_SEATS }: SiteParts = {}): Site {
  let server: RunningServer;
  let browser: Browser;
  const problems: string[][] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await chromium.connect(inject('browserEndpoint'));
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(problems.splice(0).flat(), 'errors in the page').toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return {
    newPage: async (visitor = {}) => {
      const { width = 1280, height = 800, reducedMotion, colorScheme, touch, provoked } = visitor;
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height },
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        colorScheme: colorScheme ?? 'light',
        hasTouch: touch ?? false,
      });
      if (farSeats)
        await context.addInitScript(
          (seed) => localStorage.setItem('cardscape/far-seats/1', JSON.stringify(seed)),
          farSeats,
        );
      const page = await context.newPage();
      problems.push(watchForProblems(page, provoked));
      return page;
    },
  };
}
