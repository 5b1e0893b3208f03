import { describe, expect, it } from 'vitest';
import { readSprite } from './read-sprite.ts';
import { framesOf } from './sprite.ts';

const frame = (x: number, y: number) =>
  `SPRITE { "SPR_ITEM_X" "${x}" "SPR_ITEM_Y" "${y}" "SPR_ITEM_DX" "16" "SPR_ITEM_DY" "24" }`;
const AUTOMATIC = `ZTCG_SPRITE
{
  "SPR_SOURCE" "sparks.png" -- the sheet
  "SPR_NAME" "spark"
  "SPR_COUNT" "5"
  "SPR_AUTO_DX" "16"
  "SPR_AUTO_DY" "24"

  ${frame(16, 24)}

  function onEffectStart()
    setEffectDuration(60)
  end

  function onEffectUpdate() helper() end
  function onEffectFinish() end
  function helper() end
}
`;
const LISTED = AUTOMATIC.replace(/.*AUTO.*\n/g, '')
  .replace('"5"', '"2"')
  .replace(frame(16, 24), `${frame(0, 0)}\n  ${frame(40, 8)}`);

function said(text: string): string[] {
  return readSprite(text, 'spark.lua').problems.map(
    ({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`,
  );
}

function framesIn(text: string, sheetWidth: number): string[] {
  const { sprite, problems } = readSprite(text, 'spark.lua');
  expect(problems).toEqual([]);
  const frames = sprite ? framesOf(sprite, sheetWidth) : [];
  return frames.map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`);
}

describe('a sprite (5.4.1)', () => {
  it('has a sheet, a name and functions', () => {
    const { sprite, script, problems } = readSprite(AUTOMATIC, 'spark.lua');
    expect(problems).toEqual([]);
    expect(sprite).toMatchObject({ name: 'spark', source: 'sparks.png' });
    expect(script?.functions.map(({ name }) => name)).toEqual([
      'onEffectStart',
      'onEffectUpdate',
      'onEffectFinish',
      'helper',
    ]);
  });

  it('has automatic frames that go to the right and then on in the next row', () => {
    expect(framesIn(AUTOMATIC, 48)).toEqual([
      '16,24 16x24',
      '32,24 16x24',
      '0,48 16x24',
      '16,48 16x24',
      '32,48 16x24',
    ]);
  });

  it('has automatic frames in one row or one column if one step is missing', () => {
    expect(framesIn(AUTOMATIC.replace(/.*AUTO_DX.*\n/, ''), 48).at(-1)).toBe('16,120 16x24');
    expect(framesIn(AUTOMATIC.replace(/.*AUTO_DY.*\n/, ''), 48).at(-1)).toBe('80,24 16x24');
  });

  it('has listed frames as they stand', () => {
    expect(framesIn(LISTED, 100)).toEqual(['0,0 16x24', '40,8 16x24']);
  });

  it.each([
    ['no frame', AUTOMATIC.replace(frame(16, 24), ''), ['1:1 error missing-block']],
    ['a number of frames that is wrong', LISTED.replace('"2"', '"3"'), ['5:15 error wrong-value']],
    ['no frames at all', LISTED.replace('"2"', '"0"'), ['5:15 error wrong-value']],
    ['too many frames', AUTOMATIC.replace('"5"', '"99999"'), ['5:15 error wrong-value']],
    ['no sheet', AUTOMATIC.replace('"SPR_SOURCE" "sparks.png"', ''), ['1:1 error missing-key']],
    ['no name', AUTOMATIC.replace('"SPR_NAME" "spark"', ''), ['1:1 error missing-key']],
    [
      'a misspelt key',
      AUTOMATIC.replace('SPR_AUTO_DX', 'SPR_ATUO_DX'),
      ['6:3 warning unknown-key'],
    ],
    ['an empty frame', LISTED.replace('"16"', '"0"'), ['7:60 error wrong-value']],
    [
      'an unknown block',
      AUTOMATIC.replace('SPRITE {', 'SPRIET {'),
      ['1:1 error missing-block', '9:3 error unknown-block'],
    ],
    ['a card', 'ZTCG_CARD { }', ['1:1 error unknown-block']],
    ['a broken function', AUTOMATIC.replace('(60)', '(60'), ['13:3 error script']],
  ])('with %s is reported', (_, text, problems) => {
    expect(said(text)).toEqual(problems);
  });
});
