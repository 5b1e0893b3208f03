import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';
import { docBlocks } from '../testing/doc-blocks.ts';
import { docSteps } from '../testing/doc-steps.ts';

const pageOf = (name: string) =>
  readFile(new URL(`../../../../docs/studio/${name}`, import.meta.url), 'utf8');

describe('the pages about the studio', () => {
  it.each(['effects.md', 'card-lists.md'])('%s is right from top to bottom', async (name) => {
    const folder = await Folder.with();
    const steps = docSteps(await pageOf(name));
    expect(steps.length).toBeGreaterThan(8);
    for (const step of steps) {
      if (step.does === 'write') await folder.write(step.file.name, step.file.text);
      else if (step.does === 'run') {
        const { args, prints } = step.command;
        const { code, out, err } = await folder.run(args);
        expect(`${err}${out}${code === 0 ? '' : `[exit code ${code}]\n`}`, args.join(' ')).toBe(
          prints,
        );
      } else {
        const text = await readFile(join(folder.path, step.file.name), 'utf8');
        expect(text.replaceAll('\r\n', '\n'), step.file.name).toBe(step.file.text);
      }
    }
  });
});

/** The commands that a shell script would run, one for each pattern (6.2.2 of the first tools). */
function byHand(): string[][] {
  const commands: string[][] = [];
  const annotate = (...args: string[]) =>
    commands.push(['effects', 'annotate', '-p', 'game/values', ...args]);
  const on = (column: string, text: string) => annotate('-c', column, '-m', 'SPELL', '-t', text);
  annotate('-c', 'UNIT', '-t', 'You can send up to <number> card');
  annotate('-c', 'UNIT', '-e', 'Gain 1 fire point');
  for (const text of [
    'Your opponent loses <number> point',
    'Your opponent cannot play <types> cards',
    'Reveal the top <number> card',
    'Add up to <number> rank',
    'Destroy one <type> card',
  ])
    annotate('-c', 'SPELL', '-t', text);
  on('LEVEL_1', 'Destroy one <type> card on the field');
  for (const level of [1, 2, 3])
    on(`LEVEL_${level}`, 'Your opponent cannot play <types> cards next turn');
  const words = ['zero', 'one', 'two', 'three', 'four'];
  for (const [level, min, max] of [
    [1, 1, 2],
    [2, 2, 3],
    [3, 3, 4],
  ] as const)
    for (let m = min; m <= max; m++)
      on(
        `LEVEL_${level}`,
        `Reveal the top ${words[m]} card${m > 1 ? 's' : ''} of your deck and play one <type> card from among them`,
      );
  for (const [level, min, max] of [
    [1, 1, 2],
    [2, 2, 4],
    [3, 4, 5],
  ] as const)
    for (let m = min; m <= max; m++)
      on(`LEVEL_${level}`, `Add up to <number> rank ${m} light cards from your deck to your hand.`);
  annotate('-d', 'four rank 5');
  return commands;
}

describe('the rules file of the page', () => {
  it('makes the table that a command for each pattern makes', async () => {
    const page = await pageOf('effects.md');
    const folder = await Folder.with(
      Object.fromEntries(docBlocks(page).files.map(({ name, text }) => [name, text])),
    );
    await folder.run(['effects', 'build', 'game/rules.yaml']);
    const inputs = [
      '-c',
      'game/values/combinations_to_remove.txt',
      '-r',
      'game/values/phrase_replacements.txt',
    ];
    await folder.run([
      'effects',
      'expand',
      '-f',
      'game/templates.txt',
      '-p',
      'game/values',
      ...inputs,
    ]);
    for (const command of byHand()) {
      const { code, err } = await folder.run(command);
      expect([err, code]).toEqual(['', 0]);
    }
    const read = (name: string) => readFile(join(folder.path, name), 'utf8');
    const built = await read('game/effects.csv');
    expect(built).toBe(await read('effects/effects_with_placeholders.csv'));
    expect(built.match(/True/g)?.length).toBeGreaterThan(50);
  });
});
