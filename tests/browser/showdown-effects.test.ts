import { coreCards } from '@cardscape/showdown/testing';
import { screenSpace } from '@cardscape/showdown/tools';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { click } from './support/press.ts';
import { decline, playShowdown, startShowdown, yourMove } from './support/showdown-table.ts';
import { withSite } from './support/site.ts';

const site = withSite();

type Colour = readonly [red: number, green: number, blue: number];

/** The cloth of the pennant in our own sheet, and the same under a tint. */
const TOP: Colour = [209, 67, 43];
const TINT: Colour = [128, 255, 255];
const BASE = TOP.map((part, at) => Math.round((part * (TINT[at] ?? 0)) / 255));

/** How a part of the effect and a part of what lies under it make a new one, from 0 to 1. */
const BLENDS: readonly (readonly [
  flags: string,
  join: ((top: number, base: number) => number) | 'nothing',
])[] = [
  ['"BLEND_ADD", "BLEND_ALPHA", "BLEND_INVERSE_ALPHA"', (top) => top],
  ['"BLEND_ADD", "BLEND_ALPHA", "BLEND_ONE"', (top, base) => top + base],
  ['"BLEND_ADD", "BLEND_ONE", "BLEND_INVERSE_SRC_COLOR"', (top, base) => top + base - top * base],
  ['"BLEND_ADD", "BLEND_DEST_COLOR", "BLEND_ZERO"', (top, base) => top * base],
  [
    '"BLEND_ADD", "BLEND_INVERSE_DEST_COLOR", "BLEND_INVERSE_SRC_COLOR"',
    (top, base) => top + base - 2 * top * base,
  ],
  ['"BLEND_SRC_MINUS_DEST", "BLEND_ONE", "BLEND_ONE"', (top, base) => top - base],
  ['"BLEND_DEST_MINUS_SRC", "BLEND_ONE", "BLEND_ONE"', (top, base) => base - top],
  ['"BLEND_ADD", "BLEND_ZERO", "BLEND_INVERSE_ALPHA"', 'nothing'],
];

/** Where the blot with the blending of this number has its left top corner, and how large it is. */
const place = (blend: number) => ({ x: 380 + blend * 66, y: 320 });
const SIZE = 48;

const SPRITE = `ZTCG_SPRITE { "SPR_SOURCE" "hijack.png" "SPR_NAME" "blot" "SPR_COUNT" "1"
  SPRITE { "SPR_ITEM_X" "54" "SPR_ITEM_Y" "38" "SPR_ITEM_DX" "8" "SPR_ITEM_DY" "8" } }`;

/** Every character of the set, with an ability that puts blots on the table: one over the other. */
function blotters(): string[] {
  const blots = BLENDS.map(([flags], blend) => {
    const { x, y } = place(blend);
    return `
    resetNewEffectAttributes()
    setNewEffectDuration(3000)
    setNewEffectPosition(${x}, ${y})
    setNewEffectScale(${SIZE / 8}, ${SIZE / 8})
    setNewEffectTint(${TINT.join(', ')}, 255)
    createEffect("blot")
    setNewEffectScale(${SIZE / 16}, ${SIZE / 16})
    setNewEffectTint(255, 255, 255, 255)
    setNewEffectBlendingFlags(${flags})
    createEffect("blot")`;
  });
  const ability = 'LVL_ACTION { "LEVEL" "0" "ATTRB" "0" "TEXT" "Blot." } ';
  return coreCards()
    .filter(({ design }) => design.type === 'char')
    .map(
      ({ design: { name, element } }) => `ZTCG_CARD {
  "NAME" "${name}" "IMAGE" "" "TYPE" "CHAR" "ELEMENT" "${element}" "INFO" "${element} - Character"
  "RARITY" "RARITY_COMMON" "COST" "0"
  TYPE_CHA { "HP" "200" ${ability.repeat(3)} }
  function onActivateCharacterAction1(player)${blots.join('')}
  end
}`,
    );
}

/** Starts a match of characters that blot, and plays on to their first ability. */
async function blot(page: Page): Promise<void> {
  await page.goto('/play/showdown');
  const files = [SPRITE, ...blotters()].map((text, at) => ({
    name: `${at}.lua`,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
  await page.getByLabel('Card files').setInputFiles(files);
  await page.getByText(`${files.length - 1} cards, 1 sprite`).waitFor();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await yourMove(page).waitFor();
  await decline(page);
}

/** The colours of places in one line of the screen, as somebody sees them. */
async function coloursAt(
  page: Page,
  places: readonly { x: number; y: number }[],
): Promise<number[][]> {
  const clip = { x: 0, y: places[0]?.y ?? 0, width: 1280, height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([source, points]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      return points.map(({ x }) => [...context.getImageData(x, 0, 1, 1).data.slice(0, 3)]);
    },
    [picture, places] as const,
  );
}

/** The middles of the upper blots: there both lie over each other. */
async function middles(page: Page): Promise<{ x: number; y: number }[]> {
  const table = await page.locator('[data-effects="layer"]').boundingBox();
  if (!table) throw new Error('There is no overlay.');
  const { x, y, unit } = screenSpace(table.width, table.height);
  return BLENDS.map((_, blend) => ({
    x: Math.round(table.x + x + (place(blend).x + SIZE / 4) * unit),
    y: Math.round(table.y + y + (place(blend).y + SIZE / 4) * unit),
  }));
}

describe('effects over the table', () => {
  it('are blended with each other in every way the flags say, and gone when you leave', async () => {
    const page = await site.newPage();
    await blot(page);
    const canvas = page.locator('[data-effects="canvas"]');
    await canvas.waitFor();
    const points = await middles(page);
    const isNear = (colour: readonly number[] = [], other: readonly number[] = []) =>
      colour.every((part, at) => Math.abs(part - (other[at] ?? -9)) <= 3);
    await expect
      .poll(async () => isNear((await coloursAt(page, points))[0], TOP), { timeout: 10_000 })
      .toBe(true);
    // Until it is your turn again, the table below changes.
    await yourMove(page).waitFor();
    const seen = await coloursAt(page, points);
    await canvas.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
    const below = await coloursAt(page, points);
    const wrong = BLENDS.flatMap(([flags, join], blend) => {
      const expected =
        join === 'nothing'
          ? below[blend]
          : TOP.map((part, at) =>
              Math.min(255, Math.max(0, 255 * join(part / 255, (BASE[at] ?? 0) / 255))),
            );
      return isNear(expected, seen[blend]) ? [] : [{ flags, expected, seen: seen[blend] }];
    });
    expect(wrong).toEqual([]);

    const drawing = await canvas.elementHandle();
    await page.goBack();
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    const isReleased = await drawing?.evaluate((element) =>
      (element as HTMLCanvasElement).getContext('webgl2')?.isContextLost(),
    );
    expect(isReleased).toBe(true);
  });

  it('are neither shown nor loaded for people who asked for less motion', async () => {
    const page = await site.newPage({ reducedMotion: true });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await startShowdown(page, 'still');
    await yourMove(page).waitFor();
    await playShowdown(page, click, 4);
    expect(await page.locator('[data-effects="canvas"]').count()).toBe(0);
    expect(loaded.filter((url) => /openLayer/.test(url))).toEqual([]);
  });

  it('are left out where the browser has no WebGL, and the match goes on', async () => {
    const page = await site.newPage();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const said = page.waitForEvent('console', (message) =>
      message.text().startsWith('Effects are not shown'),
    );
    await startShowdown(page, 'without');
    await playShowdown(page, click, 2);
    await said;
    await yourMove(page).waitFor();
    expect(await page.locator('[data-effects="canvas"]').count()).toBe(0);
  });
});
