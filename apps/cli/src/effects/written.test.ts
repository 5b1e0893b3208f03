import { chmod, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileIn, folderWith } from '../testing/workshop-folder.ts';

describe('what is written', () => {
  const build = ['effects', 'build', 'rules.yaml'];
  const rules = 'rules:\n- {set: UNIT, text: [Draw <number>]}\n';

  it('appears whole or not at all', async () => {
    const folder = await folderWith({
      'rules.yaml': rules,
      'effects/all_effects.txt': 'as it was',
    });
    const table = 'effects/effects_with_placeholders.csv';
    await folder.write(table, 'closed');
    await chmod(join(folder.path, table), 0o444);
    const { err, code } = await folder.run(build);
    expect([err, code]).toEqual([`${table}: You are not allowed to have it written.\n`, 1]);
    expect(await fileIn(folder, 'effects/all_effects.txt')).toBe('as it was');
    expect(await fileIn(folder, table)).toBe('closed');
    expect((await readdir(join(folder.path, 'effects'))).length).toBe(3);
  });

  it('keeps links and rights', async () => {
    const folder = await folderWith({ 'rules.yaml': rules, 'real.csv': 'old' });
    await chmod(join(folder.path, 'real.csv'), 0o640);
    await symlink('real.csv', join(folder.path, 'link.csv'));
    await folder.run([...build, '--table', 'link.csv']);
    expect(await fileIn(folder, 'real.csv')).toContain('EFFECTNAME;UNIT\n');
    await writeFile(join(folder.path, 'link.csv'), 'still a link');
    expect(await fileIn(folder, 'real.csv')).toBe('still a link');
  });

  it('is refused where a folder lies or nothing can be written', async () => {
    const folder = await folderWith({ 'in.txt': 'b\na\n', 'closed/x.txt': '' });
    const sort = (output: string) => folder.run(['effects', 'sort', '-i', 'in.txt', '-o', output]);
    expect((await sort('effects')).err).toBe('effects: This is a folder.\n');
    await chmod(join(folder.path, 'closed'), 0o555);
    expect((await sort('closed/y.txt')).err).toContain('You are not allowed');
    await chmod(join(folder.path, 'closed'), 0o755);
  });
});
