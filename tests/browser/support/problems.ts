import type { Page } from 'playwright-core';

/** Collects whatever a visitor's console would show as an error, in words, but what a test provokes. */
export function watchForProblems(page: Page, provoked?: RegExp): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || provoked?.test(message.text())) return;
    const { url, lineNumber } = message.location();
    problems.push(`console: ${message.text()} (${url}:${lineNumber + 1})`);
  });
  page.on('pageerror', (error) => {
    problems.push(`error: ${error.stack ?? error.message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Leaving a page cuts off what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  return problems;
}
