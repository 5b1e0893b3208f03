import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Folder } from '../testing/captured-host.ts';
import { fileIn, folderWith } from '../testing/workshop-folder.ts';

const FILES = {
  'effects/all_effects.txt': 'Draw 1 cards\nAdd a card\n',
  'list.csv': 'EFFECTNAME;UNIT\nDraw 1 cards;True\n',
  'rules.yaml': 'table: t.csv\neffects: e.txt\nrules:\n- {set: UNIT, text: [Draw <number>]}\n',
};

/** Runs a command that is refused, and sees to it that all files are as they were. */
async function refused(folder: Folder, args: string): Promise<string> {
  const names = ['effects/all_effect_templates.txt', 'placeholders/number.txt', 'rules.yaml'];
  const all = () =>
    Promise.all([...names, ...Object.keys(FILES)].map((one) => fileIn(folder, one)));
  const before = await all();
  const { out, err, code } = await folder.run(args.split(' '));
  expect([out, code]).toEqual(['', 1]);
  expect(await all()).toEqual(before);
  return err;
}

describe('what a command reads (R-W14)', () => {
  it.each([
    [
      'effects expand -f -o effects/all_effect_templates.txt',
      'effects/all_effect_templates.txt: This file has the templates, and the effects would be written over it; name another file.',
    ],
    [
      'effects expand -s x -o placeholders/../placeholders/number.txt',
      'placeholders/../placeholders/number.txt: This file has the values of <number>, and the effects would be written over it; name another file.',
    ],
    [
      'effects expand -f -o link.txt',
      'link.txt: This file has the phrases to be replaced, and the effects would be written over it; name another file.',
    ],
    [
      'effects annotate -i effects/all_effects.txt -o effects/all_effects.txt -c A -e x',
      'effects/all_effects.txt: This file has the list of effects, and the table would be written over it; name another file.',
    ],
    [
      'effects annotate -i list.csv -o placeholders/type.txt -c A -t x',
      'placeholders/type.txt: This file has the values of <type>, and the table would be written over it; name another file.',
    ],
    [
      'effects build rules.yaml --table rules.yaml',
      'rules.yaml: This file has the rules, and the table would be written over it; name another file.',
    ],
    [
      'effects build rules.yaml --from effects/all_effects.txt --table effects/all_effects.txt',
      'effects/all_effects.txt: This file has the effects, and the table would be written over it; name another file.',
    ],
    [
      'effects build rules.yaml --table e.txt',
      'e.txt: Both the effects and the table would be written here; name another file.',
    ],
  ])('is not written over: %s', async (args, line) => {
    const folder = await folderWith(FILES);
    await symlink('placeholders/phrase_replacements.txt', join(folder.path, 'link.txt'));
    expect(await refused(folder, args)).toBe(`${line}\n`);
  });

  it.each([
    [
      'effects: x.txt\ntable: ./x.txt',
      'r.yaml:2:8: x.txt: Both the effects and the table would be written here; name another file.',
    ],
    [
      'templates: effects/all_effects.txt',
      'effects/all_effects.txt: This file has the templates, and the effects would be written over it; name another file.',
    ],
    [
      'templates: list.csv\ntable: list.csv',
      'r.yaml:2:8: list.csv: This file has the templates, and the table would be written over it; name another file.',
    ],
  ])('is not written over by a rules file either: %j', async (paths, line) => {
    const rules = `${paths}\nrules:\n- {set: UNIT, text: [Draw <number>]}\n`;
    const folder = await folderWith({ ...FILES, 'r.yaml': rules });
    expect(await refused(folder, 'effects build r.yaml')).toBe(`${line}\n`);
  });

  it('is written over where that is what is asked: a table that grows, a list that is put in order', async () => {
    const folder = await folderWith(FILES);
    await folder.run('effects annotate -i list.csv -o list.csv -c A -t Draw'.split(' '));
    expect(await fileIn(folder, 'list.csv')).toBe('EFFECTNAME;UNIT;A\nDraw 1 cards;True;True\n');
    const path = 'effects/all_effects.txt';
    await folder.run(['effects', 'sort', '-i', path, '-o', path]);
    expect(await fileIn(folder, path)).toBe('Add a card\nDraw 1 cards\n');
  });
});
