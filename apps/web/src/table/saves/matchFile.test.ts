import { readFileSync } from 'node:fs';
import { randomFrom } from '@cardscape/kernel';
import { Match } from '@cardscape/kernel/match';
import type { ShowdownOptions } from '@cardscape/showdown';
import { describe, expect, it } from 'vitest';
import { kolymaTable } from '../../games/kolyma/table.tsx';
import { core, openShowdown } from '../../games/showdown/core.ts';
import { showdownTable } from '../../games/showdown/table.tsx';
import { openSession } from '../matches/openSession.ts';
import { plansFor } from '../set-up/opponents.ts';
import { readMatchFile } from './matchFile.ts';

const position = {
  seed: 'p',
  turn: 7,
  active: 1,
  players: [
    { character: 'Tamsin Greywall', hp: 120, mobs: ['Boundary Boar'], hand: ['Dig In'] },
    { character: 'Vesna Nightcourse', hand: ['Ill Omen'] },
  ],
};

function problemsOf(text: string): readonly string[] {
  const read = readMatchFile(showdownTable, text, 'save.json');
  return 'problems' in read ? read.problems : [];
}

describe('a file with a match', () => {
  it('may be a position in the readable form, which the match then begins in', () => {
    const read = readMatchFile(showdownTable, JSON.stringify(position), 'save.json');
    if (!('from' in read)) throw new Error(read.problems.join());
    const { options, seed } = read.from;
    const opening = openShowdown({ options, position: read.from.position });
    if (!('opened' in opening)) throw new Error('it cannot be opened');
    const { state } = opening.opened.game.setup(options as ShowdownOptions, seed);
    expect([state.turn, state.active]).toEqual([7, 1]);
  });

  it('says where a position names a card that is not there', () => {
    const text = JSON.stringify(position).replace('Boundary Boar', 'Boundary Bore');
    expect(problemsOf(text)[0]).toMatch(/^save\.json:1:\d+: .*Boundary Boar/);
    const [problem] = problemsOf(JSON.stringify(JSON.parse(text), null, 2));
    expect(problem).toMatch(/^save\.json:10:9: /);
  });

  it('may be a record, also one that a save or a report carries', () => {
    const fixture = new URL(
      '../../../../../tests/fixtures/records/showdown-terminal-folder.json',
      import.meta.url,
    );
    const { record } = JSON.parse(readFileSync(fixture, 'utf8'));
    for (const text of [JSON.stringify(record), JSON.stringify({ note: 'Odd.', record })]) {
      const read = readMatchFile(showdownTable, text, 'record.json');
      expect(read).toMatchObject({ from: { seed: 't', cards: { alone: true } } });
    }
  });

  it('is refused if it is a record of another game', () => {
    const record = { format: 1, game: 'ttcg', version: 1, options: {}, seed: 's' };
    const whole = { ...record, start: '0'.repeat(16), steps: [], takebacks: [] };
    expect(problemsOf(JSON.stringify(whole))).toEqual([
      'This is a match of ttcg, not of Showdown.',
    ]);
    expect(problemsOf(JSON.stringify({ ...whole, game: 'chess' }))).toEqual([
      'This is a match of chess, a game that is not here.',
    ]);
  });

  it('is refused if it says nothing, though a table could be laid from that', () => {
    const nothing = 'save.json: found an empty object; expected a match or a position.';
    for (const table of [kolymaTable, showdownTable])
      expect(readMatchFile(table, ' { } ', 'save.json')).toEqual({ problems: [nothing] });
  });
});

describe('a match that can no longer be played', () => {
  const arranged = core.arrange({}, randomFrom('why'));
  if (!('options' in arranged)) throw new Error('nothing is arranged');
  const { options } = arranged;
  const { record } = new Match(core.game, { options, seed: 'why' });
  const plans = plansFor('person');
  const attempt = (from: typeof record) =>
    openSession(showdownTable, { plans, from, keep: 'never' });

  it('says which of its cards have changed, even if they have not mattered yet', () => {
    const [name = ''] = options.characters;
    const designs = { [name]: '0000', 'Old Oak': '1111' };
    expect(attempt({ ...record, designs })).toEqual({
      why: `Since this match was played, ${name} has changed, Old Oak is gone.`,
    });
  });

  it('says what is wrong with its options', () => {
    const decks = [['Old Oak'], []] as const;
    expect(attempt({ ...record, options: { ...options, decks } })).toEqual({
      why: expect.stringMatching(
        /^Its cards cannot be opened here: options\.decks\[0\]\[0\]: There is no card "Old Oak"/,
      ),
    });
  });
});
