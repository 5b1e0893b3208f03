import { openedKolyma } from '@cardscape/kolyma/testing';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const set = openedKolyma().cardSet;

async function explain(card: string, ...more: string[]) {
  const folder = await Folder.with({
    'two.json': [
      { name: 'One', keywords: ['EFFECT_NONE'], values: [] },
      { name: 'Two', keywords: ['EFFECT_WHAT'], values: [] },
    ],
  });
  return folder.run(['kolyma', 'explain', card, ...more]);
}

describe('kolyma explain', () => {
  it('explains a built-in card, whatever the case of its name', async () => {
    const { code, out } = await explain('chain link');
    expect(code).toBe(0);
    expect(out).toBe(`Chain Link
Text: Add 1 to your total, then draw 1 special card.
English: Add 1 to your total. Then draw 1 special card.
What happens, in order:
  Add 1 to your total
  Draw 1 special card
Keywords and values:
  EFFECT_DRAW
  TARGET_PLAYER     1  how many cards to draw
  TYPE_SPECIAL
  END_COMMAND
  EFFECT_ADDVALUE
  TARGET_PLAYER     1  how much to add to the total
`);
  });

  it.each(set.specials)('explains $name', async ({ name, english }) => {
    const { code, out } = await explain(name, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true, kind: 'special', name, english });
  });

  it('explains number cards and characters', async () => {
    expect((await explain('plain -4')).out).toContain('It counts -4.');
    expect((await explain('Ilsa Plumbline')).out).toMatch(/deck of \d+ special cards:\n {2}\d+ /);
  });

  it('suggests names for one that is not known', async () => {
    const { code, err } = await explain('Lung Pace');
    expect(code).toBe(1);
    expect(err).toContain('Did you mean "Long Pace"');
    expect((await explain('pace')).err).toMatch(/"(Short|Long) Pace" or "(Short|Long) Pace"/);
  });

  it('explains what is right in a file and reports the rest', async () => {
    const { code, out, err } = await explain('two.json');
    expect(code).toBe(1);
    expect(out).toContain('Nothing happens');
    expect(err).toContain('two.json:1:');
    expect((await explain('two.json', '--json')).out).toContain('"ok":false');
  });

  it('takes no folder for a file', async () => {
    expect((await explain('.')).err).toContain('Found a folder; expected a file.');
  });
});

describe('kolyma cards and schema', () => {
  it('list the set', async () => {
    const folder = await Folder.with();
    const { out } = await folder.run(['kolyma', 'cards']);
    for (const { name, text } of set.specials) expect(out).toContain(`  ${name}: ${text}\n`);
    const { out: json } = await folder.run(['kolyma', 'cards', '--json']);
    expect(JSON.parse(json).numbers).toHaveLength(set.numbers.length);
  });

  it('print the schema', async () => {
    const folder = await Folder.with();
    const { out } = await folder.run(['kolyma', 'schema']);
    expect(JSON.parse(out).title).toBe('Kolyma cards and characters');
  });
});
