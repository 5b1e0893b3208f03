import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

async function effect(args: readonly string[], files: Record<string, string> = {}) {
  return (await Folder.with(files)).run(['ttcg', 'effect', ...args]);
}

describe('ttcg effect', () => {
  it('prints the English, the type, the steps and the tree', async () => {
    const { code, out } = await effect(['draw 2 cards']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Draw two cards\.\nType: normal, by its words\.\nSteps:\n {2}1\. /);
    expect(out).toContain('Tree:\n  {\n    "sentences": [');
  });

  it('takes the type by name', async () => {
    expect((await effect(['Draw a card.', '--style', 'pulse'])).out).toContain('Type: pulse.\n');
    expect((await effect(['Draw a card.', '--style', 'loud'])).err).toContain(
      'Allowed choices are',
    );
  });

  it('marks what was not understood', async () => {
    const { code, out, err } = await effect(['Draw two wombats.']);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(/^ {2}Draw two wombats\.\n {11}\^{7}\nThe word "wombats" is not known/);
  });

  it('cuts a long text around what it marks', async () => {
    const words = 'Draw a card. '.repeat(20);
    const { err } = await effect([`${words}Draw two wombats. ${words}`]);
    const [text = '', marks = ''] = err.split('\n');
    expect(text).toMatch(/^ {2}….{100}…$/);
    expect(text.slice(marks.indexOf('^'), marks.length)).toBe('wombats');
    const tooLong = await effect(['x'.repeat(5000)]);
    for (const line of tooLong.err.split('\n')) expect(line.length).toBeLessThan(200);
  });

  it('needs a text or a file, and not both', async () => {
    for (const args of [[], ['Draw a card.', '--file', 'a.txt']])
      expect(await effect(args)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^Give one/),
      });
  });
});

describe('ttcg effect --json', () => {
  it('answers in one line', async () => {
    const { out } = await effect(['Draw a card.', '--json']);
    expect(JSON.parse(out)).toEqual({
      text: 'Draw a card.',
      ok: true,
      english: 'Draw one card.',
      type: 'normal',
      tree: { sentences: [{ acts: [{ do: 'draw', who: 'you', amount: 1 }] }] },
      steps: expect.arrayContaining(['Draw one card.']),
    });
  });

  it('answers each line of a file, and keeps their numbers', async () => {
    const files = { 'texts.txt': 'Draw a card.\r\n\r\nDraw two wombats.\n' };
    const { code, out } = await effect(['--file', 'texts.txt', '--json'], files);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, text: 'Draw a card.', ok: true, english: 'Draw one card.' },
      { line: 2, text: '', ok: false, leftover: [], error: expect.stringContaining('empty') },
      { line: 3, ok: false, leftover: ['wombats'], error: expect.stringContaining('wombats') },
    ]);
  });
});

describe('ttcg effect --file', () => {
  it('leaves out empty lines, in words', async () => {
    const files = { 'texts.txt': 'Draw a card.\n\n  \nDraw two cards.\n' };
    const { code, out } = await effect(['--file', 'texts.txt'], files);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
  });

  it('reads like a list of places', async () => {
    const files = { 'texts.txt': '  Draw two wombats.\nDraw a card.' };
    const { out } = await effect(['--file', 'texts.txt'], files);
    expect(out).toMatch(/^texts\.txt:1:12: error: The word "wombats"/);
    expect(out).toContain('\ntexts.txt:2: normal: Draw one card.\n');
  });

  it('complains about a file that is not there', async () => {
    expect((await effect(['--file', 'no.txt'])).err).toBe(
      'no.txt: error: There is no such file.\n',
    );
  });
});
