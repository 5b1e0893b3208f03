import type { Locator, Page } from 'playwright-core';

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('There is nothing to drag, or nowhere to drag it.');
  return box;
}

/** Carries a card by mouse to a place, which may show only then, and lets it go over that. */
export async function drag(page: Page, card: Locator, place: Locator): Promise<void> {
  const { x, y } = await boxOf(card);
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 40, { steps: 4 });
  await page.locator('[data-dragged]').waitFor();
  const end = await boxOf(place);
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await place.and(page.locator('[data-over]')).waitFor();
  await page.mouse.up();
}
