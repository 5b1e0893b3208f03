import { templateOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { checkCards } from './checkCards.ts';

/** The first bytes of a PNG picture of a size. */
function pictureOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

const mob = templateOf('mob');
const picture = { path: 'my_mob.png', bytes: pictureOf(240, 360) };

describe('cards that someone brought', () => {
  it('are right when the check finds nothing', async () => {
    const files = [{ path: 'my_mob.lua', text: mob }];
    expect(await checkCards({ files, pictures: [picture] })).toEqual([]);
  });

  it('are checked: functions that do not exist, moments that never come, pictures of other sizes', async () => {
    const text = mob
      .replace('drawCard(player)', 'drawCrad(player)')
      .replace('onActivateCharacterAction', 'onDeploy');
    const found = await checkCards({
      files: [{ path: 'my_mob.lua', text }],
      pictures: [{ path: 'my_mob.png', bytes: pictureOf(100, 100) }],
    });
    const seen = found.map(({ file, code }) => `${file} ${code}`);
    expect(seen).toContain('my_mob.lua unknown-function');
    expect(seen).toContain('my_mob.lua unused-function');
    expect(seen).toContain('my_mob.png image-size');
    for (const { line, column, message, fix } of found) {
      expect(line * column).toBeGreaterThan(0);
      expect(message).not.toBe('');
      expect(fix).not.toBe('');
    }
  });

  it('say each thing once, errors before warnings', async () => {
    const broken = { path: 'broken.lua', text: 'ZTCG_CARD\n{\n  "NAME" "Half a card"\n' };
    const files = [{ path: 'a.lua', text: mob }, { path: 'twin.lua', text: mob }, broken];
    const found = await checkCards({ files, pictures: [] });
    const keys = found.map(({ file, line, message }) => `${file} ${line} ${message}`);
    expect(new Set(keys).size).toBe(keys.length);
    const severities = found.map(({ severity }) => severity);
    expect(severities).toEqual(severities.toSorted());
    expect(found.some(({ file, code }) => file === 'twin.lua' && code === 'repeated-name')).toBe(
      true,
    );
  });

  it('are left alone when nobody waits for the answer any more', async () => {
    const asked = checkCards(
      { files: [{ path: 'my_mob.lua', text: 'nothing' }], pictures: [] },
      undefined,
      AbortSignal.abort(),
    );
    expect(await asked).toEqual([]);
  });
});
