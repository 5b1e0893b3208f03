import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const toll = {
  name: 'Ferry Toll',
  keywords: ['EFFECT_DISCARD', 'TARGET_OPPONENT', 'TYPE_NUMBER'],
  values: [1],
};
const broken = { name: 'Broken', keywords: ['EFFECT_DISCARD'], values: [] };
const position = {
  target: 12,
  numberDeck: [9],
  players: [{ hand: ['Ferry Toll', 'Long Pace'] }, { numbers: [{ value: 6, class: 'green' }, 2] }],
};

async function attempt(given: object, source: unknown = toll, ...more: string[]) {
  const folder = await Folder.with({ 'card.json': source, 'position.json': given });
  const args = ['kolyma', 'try', 'card.json', '--position', 'position.json', '--json', ...more];
  const { code, out } = await folder.run(args);
  return { code, result: JSON.parse(out) };
}

describe('kolyma try --json', () => {
  it('prints the events, the story and the position after', async () => {
    const { code, result } = await attempt({ ...position, choices: ['Green 6'] });
    expect(code).toBe(0);
    expect(result).toMatchObject({
      card: 'Ferry Toll',
      ok: true,
      story: ['Player 1 plays Ferry Toll.', 'Player 2 discards Green 6.'],
      after: {
        target: 12,
        numberDeck: [{ value: 9, class: 0 }],
        numberDiscard: [{ value: 6, class: 3 }],
        players: [
          { hand: ['Long Pace'], discard: ['Ferry Toll'], bonus: 0, total: 0, flags: [] },
          { numbers: [{ value: 2, class: 0 }], total: 2, flags: ['discarded'] },
        ],
      },
    });
    expect(result.events.map(({ type }: { type: string }) => type)).toEqual(['play', 'discard']);
    expect(result.question).toBeUndefined();
  });

  it('prints a question that is not answered, with exit code 2', async () => {
    const { code, result } = await attempt(position);
    expect(code).toBe(2);
    expect(result.ok).toBe(false);
    expect(result.question).toEqual({
      player: 'Player 2',
      seat: 1,
      prompt: 'Choose 1 number card to discard.',
      count: 1,
      options: ['Discard Green 6', 'Discard Plain 2'],
    });
  });

  it('takes the position after as the next one', async () => {
    const { result } = await attempt({ ...position, choices: [0] });
    const { code } = await attempt(result.after);
    expect(code).toBe(0);
  });

  it('counts choices that were not needed', async () => {
    const { result } = await attempt({ ...position, choices: [0, 1, 2] });
    expect(result.unusedChoices).toBe(2);
  });

  it('says where a choice is wrong', async () => {
    const { code, result } = await attempt({ ...position, choices: ['Red 1'] });
    expect(code).toBe(1);
    expect(result.errors[0]).toMatchObject({
      file: 'position.json',
      line: 1,
      where: 'choices',
      position: 0,
      found: '"Red 1"',
      expected: ['Discard Green 6', 'Discard Plain 2'],
    });
  });

  it('says where the position is wrong', async () => {
    const { code, result } = await attempt({ target: 'x' });
    expect(code).toBe(1);
    expect(result).toMatchObject({ ok: false, errors: [{ path: 'target', found: '"x"' }] });
  });

  it('plays the card that is named, beside a broken one', async () => {
    const { code } = await attempt(position, [broken, toll], '--card', 'ferry toll');
    expect(code).toBe(2);
  });

  it.each([
    ['a broken card', [toll, broken], [], 'The list ends after keyword 0'],
    [
      'a name that the file does not have',
      [toll],
      ['--card', 'Fery Toll'],
      'expected "Ferry Toll"',
    ],
    ['a file without special cards', { name: 'A', value: 1, class: 0 }, [], 'no special card'],
  ])('refuses %s', async (_, source, more, message) => {
    const { code, result } = await attempt(position, source, ...more);
    expect(code).toBe(1);
    expect(JSON.stringify(result).replaceAll('\\', '')).toContain(message);
  });
});

describe('kolyma try', () => {
  const run = async (source: string, file = 'position.json') => {
    const folder = await Folder.with({ 'position.json': { ...position, players: [{}, {}] } });
    return folder.run(['kolyma', 'try', source, '--position', file]);
  };

  it('tries a built-in card by its name', async () => {
    const { code, out } = await run('long pace');
    expect(code).toBe(0);
    expect(out).toMatch(/^Player 1 plays Long Pace\.\nPlayer 1's total changes by \+5 to 5\.\n/);
  });

  it('complains in one line', async () => {
    expect((await run('nothing at all')).err).toMatch(/^nothing at all: error: There is neither/);
    expect((await run('Plain 0')).err).toContain('only special cards can be tried');
    expect((await run('Long Pace', 'nowhere.json')).err).toBe(
      'nowhere.json: error: There is no such file.\n',
    );
  });
});
