import { describe, expect, it } from 'vitest';
import { elementsOf } from './elements.ts';
import { type FolderFile, readFolder } from './read-folder.ts';
import { templateOf } from './templates.ts';

/** The first bytes of a PNG picture. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}

const mob: FolderFile = { path: 'set/info/my_mob.lua', text: templateOf('mob') };
const boss: FolderFile = { path: 'set/info/my_boss.lua', text: templateOf('boss') };
const mobImage: FolderFile = { path: 'set/custom/my_mob.png', bytes: png(240, 360) };
const bossImage: FolderFile = { path: 'set/custom/my_boss.png', bytes: png(240, 360) };
const FOLDER = [mob, boss, mobImage, bossImage];

function read(files: readonly FolderFile[]) {
  const { cards, sprites, problems } = readFolder(files);
  return {
    names: cards.map(({ design }) => design.name),
    sprites: sprites.map(({ sprite }) => sprite.name),
    said: problems.map(
      ({ file, line, column, severity, code }) => `${file}:${line}:${column} ${severity} ${code}`,
    ),
    problems,
  };
}

const list = (text: string): FolderFile => ({ path: 'set/metadata.txt', text });

describe('a folder of cards', () => {
  it('is read whole, by path', () => {
    expect(read(FOLDER)).toMatchObject({ names: ['My Boss', 'My Mob'], said: [] });
  });

  it.each([
    'my_mob.lua',
    'my_mob.lua\n',
    '\r\n my_mob.lua\r\n\r\n',
    '\uFEFFmy_mob.lua\nmy_mob.lua',
  ])('with a list %j holds only what is listed', (text) => {
    expect(read([...FOLDER, list(text)])).toMatchObject({ names: ['My Mob'], said: [] });
  });

  it('misses files that are listed but not there', () => {
    const { names, said, problems } = read([...FOLDER, list('my_mob.lua\n my_bos.lua')]);
    expect(names).toEqual(['My Mob']);
    expect(said).toEqual(['set/metadata.txt:2:2 error missing-file']);
    expect(problems[0]?.expected).toEqual(['my_boss.lua']);
  });

  it('reads files that are listed in the wrong case, with a hint', () => {
    const { names, said } = read([...FOLDER, list('My_Mob.lua')]);
    expect(names).toEqual(['My Mob']);
    expect(said).toEqual(['set/metadata.txt:1:1 warning spelling']);
  });

  it('still loads the rest if a file is broken', () => {
    const { names, said } = read([{ ...boss, text: 'ZTCG_CARD {' }, mob, mobImage]);
    expect(names).toEqual(['My Mob']);
    expect(said[0]).toBe('set/info/my_boss.lua:1:1 warning unclosed');
  });

  it('has each name once: another card of that name is numbered, and both files are named', () => {
    const { names, said, problems } = read([...FOLDER, { ...mob, path: 'set/info/other.lua' }]);
    expect(names).toEqual(['My Boss', 'My Mob', 'My Mob (2)']);
    expect(said).toEqual(['set/info/other.lua:3:10 warning repeated-name']);
    expect(problems[0]?.message).toBe(
      'The card "My Mob" is already defined by set/info/my_mob.lua; this one is called "My Mob (2)".',
    );
  });

  it('warns of missing pictures, and of those of another size or kind', () => {
    const wide = { ...bossImage, bytes: png(480, 360) };
    expect(read([mob, boss, wide]).said).toEqual([
      'set/custom/my_boss.png:1:1 warning image-size',
      'set/info/my_mob.lua:4:11 warning missing-image',
    ]);
    expect(read([mob, { ...mobImage, bytes: new Uint8Array(50) }]).said).toEqual([
      'set/custom/my_mob.png:1:1 warning image-size',
    ]);
  });

  it('finds pictures whatever the case of their names', () => {
    const { cards, problems } = readFolder([mob, { ...mobImage, path: 'pics/My_Mob.PNG' }]);
    expect(problems).toEqual([]);
    expect(cards[0]?.picture).toBe('pics/My_Mob.PNG');
  });

  it('may hold sprites, too', () => {
    const text = `ZTCG_SPRITE { "SPR_SOURCE" "s.png" "SPR_NAME" "spark" "SPR_COUNT" "1"
      SPRITE { "SPR_ITEM_X" "0" "SPR_ITEM_Y" "0" "SPR_ITEM_DX" "8" "SPR_ITEM_DY" "8" } }`;
    const { names, sprites } = read([...FOLDER, { path: 'spark.lua', text }]);
    expect([names.length, sprites]).toEqual([2, ['spark']]);
  });

  it('refuses descriptors that are no text', () => {
    const said = ['a.lua:1:1 error unreadable'];
    expect(read([{ path: 'a.lua', bytes: png(1, 1) }])).toMatchObject({ names: [], said });
  });
});

describe('the elements of a card set', () => {
  const withElements = (...elements: string[]) =>
    elements.map((element, index) => {
      const text = templateOf('mob').replace('EARTH', element).replace('My', `My ${index}`);
      return { path: `${index}.lua`, text };
    });

  it.each([
    [
      ['LIGHT', 'EARTH', 'Dark', 'EARTH'],
      ['EARTH', 'DARK', 'LIGHT'],
    ],
    [
      ['Thief', 'Warrior', 'Magician'],
      ['Warrior', 'Magician', 'Thief'],
    ],
    [
      ['Sun', 'Moon', 'FIRE'],
      ['FIRE', 'Moon', 'Sun'],
    ],
  ])('%j are %j', (written, elements) => {
    const { cards } = readFolder(withElements(...written));
    expect(elementsOf(cards.map(({ design }) => design))).toEqual(elements);
  });
});

describe('an element of a folder', () => {
  const of = (...elements: readonly string[]) =>
    read(
      elements.map((element, index) => ({
        path: `${index}.lua`,
        text: templateOf('mob')
          .replace('"My Mob"', `"Mob ${index}"`)
          .replace(/"IMAGE" "[^"]*"/, '"IMAGE" ""')
          .replace(/"ELEMENT" "[^"]*"/, `"ELEMENT" "${element}"`),
      })),
    );

  it.each([
    ['WATTER', 'WATER'],
    ['FIER', 'FIRE'],
    ['DAK', 'DARK'],
    ['LIGHD', 'LIGHT'],
    ['Magican', 'Magician'],
    ['Mooon', 'Moon'],
  ])('%s was to be %s', (written, meant) => {
    const { said, problems } = of('WATER', written, 'Moon', 'Moon');
    expect(said).toEqual(['1.lua:6:13 warning unknown-element']);
    expect(problems[0]?.expected).toEqual([meant]);
  });

  it.each([
    [['WATTER', 'WATTER', 'WATER']],
    [['ICE', 'FIRE']],
    [['Moon', 'Mooon']],
    [['water', 'ELEM_FIRE']],
  ])('is not doubted in %j', (elements) => {
    expect(of(...elements).said).toEqual([]);
  });
});

it('a sprite misses its sheet', () => {
  const text = `ZTCG_SPRITE { "SPR_SOURCE" "art/Spark.png" "SPR_NAME" "spark" "SPR_COUNT" "1"
SPRITE { "SPR_ITEM_X" "0" "SPR_ITEM_Y" "0" "SPR_ITEM_DX" "8" "SPR_ITEM_DY" "8" } }`;
  const sprite = { path: 'set/spark.lua', text };
  expect(read([sprite, bossImage]).said).toEqual(['set/spark.lua:1:28 warning missing-image']);
  expect(read([sprite, { path: 'set/spark.png', bytes: png(8, 8) }]).said).toEqual([]);
});
