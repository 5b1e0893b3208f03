import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../scripts/lib/find-chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files reach the one browser that they share. */
    browserEndpoint: string;
  }
}

const quietFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  // Effects are drawn with WebGL.
  '--enable-unsafe-swiftshader',
];

/** Starts one browser for all test files, and closes it after the last of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('There is no Chromium here: "npm run browser" installs one.');
  const server = await chromium.launchServer({ executablePath, args: quietFlags });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
