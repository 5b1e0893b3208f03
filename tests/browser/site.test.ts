import { describe, expect, it } from 'vitest';
import { withSite } from './support/site.ts';

const site = withSite();

describe('the site', () => {
  it('answers with a page that has a title', async () => {
    const page = await site.newPage();
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    expect(await page.title()).toContain('Cardscape');
  });
});
