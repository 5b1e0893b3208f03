import { fileURLToPath } from 'node:url';
import { templateOf } from '@cardscape/showdown/tools';
import { describe, expect, it } from 'vitest';
import { Folder, runIn } from '../testing/captured-host.ts';

const fixtures = fileURLToPath(new URL('../testing/showdown/', import.meta.url));
const tryOut = (...args: string[]) => runIn(fixtures, ['showdown', 'try', ...args]);

async function withPosition(position: unknown, ...args: string[]) {
  const folder = await Folder.with({ 'p.json': position });
  return tryOut(...args, '--position', `${folder.path}/p.json`);
}

describe('showdown try', () => {
  it('plays a card in a usual position and shows the one after', async () => {
    const { code, out } = await tryOut('bog_lantern.lua');
    const lines = out.split('\n');
    expect(lines.slice(0, 4)).toEqual(
      [
        'Player 1 plays Bog Lantern.',
        'Player 1 draws Water Drifter. ',
        'Player 1 draws Water Drifter. ',
        'The position after:',
      ].map((line) => line.trimEnd()),
    );
    expect(out).toContain('    Mob 3: Bog Lantern (30 of 30 HP, attack 20)');
    expect(code).toBe(0);
  });

  it('asks what a card asks, and ends with 2 until it is answered', async () => {
    const asked = await tryOut('reed_sling.lua');
    expect(asked.code).toBe(2);
    expect(asked.out).toContain(
      'Player 1 is asked: Attack with Reed Sling for 30: choose a target.',
    );
    const { code, out } = await tryOut('reed_sling.lua', '--choices', 'wind drifter');
    expect(out).toContain('Wind Drifter is stunned (1 turn).');
    expect(out).toContain('HP of Wind Drifter (player 2): 40 to 10.');
    expect(code).toBe(0);
  });

  it('reads a position, with what is done and answered in it', async () => {
    const position = {
      players: [
        { character: 'Old Ferrier', level: 20, build: ['Bog Lantern'] },
        { hp: 40, maxHp: 90 },
      ],
      do: ['ability 3'],
      choices: [0],
    };
    const { code, out } = await withPosition(position, 'ferrier.lua');
    expect(out).toMatch(/^HP of .* \(player 2\): 40 to 10\.$/m);
    expect(code).toBe(0);
  });

  it('says why something could not be done, and ends with 1', async () => {
    const position = { players: [{ character: 'Old Ferrier' }, {}], do: ['ability 3'] };
    const { code, out } = await withPosition(position, 'ferrier.lua');
    expect(out).toContain('Not done (ability 3): It needs level 20 and 1 of WATER.');
    expect(code).toBe(1);
  });

  it('prints all of it for programs', async () => {
    const { code, out } = await tryOut('bog_lantern.lua', '--json');
    const tried = JSON.parse(out);
    expect(tried).toMatchObject({ card: 'Bog Lantern', ok: true, hp: [] });
    expect(tried.after.players[0].mobs).toContainEqual({ card: 'Bog Lantern', hp: 30, maxHp: 30 });
    expect(code).toBe(0);
  });

  it.each([
    [
      { players: [{ hand: ['Bog Lantren'] }, {}] },
      /p\.json:1:22: error: .*did you mean "Bog Lantern"/,
    ],
    [{ do: ['play'], choices: ['me'] }, /p\.json:1:27: error: Choice 0 is "me"\./],
  ])('says what is wrong with the position %j', async (position, message) => {
    const { code, err } = await withPosition(position, 'reed_sling.lua');
    expect(err).toMatch(message);
    expect(code).toBe(1);
  });

  const MARKS = { stun: 1, away: 2, dots: [{ damage: 10, turns: 2, source: '0/character' }] };

  it('shows what befalls a character, and keeps it in the position after', async () => {
    const position = { players: [{ level: 20, build: ['Bog Lantern'] }, MARKS] };
    const { out } = await withPosition(position, 'bog_lantern.lua');
    expect(out).toMatch(
      /^ {2}Player 2: .*, 200 of 200 HP, stun 1, away 2, 10 damage a turn for 2 turns\.$/m,
    );
    const json = await withPosition(position, 'bog_lantern.lua', '--json');
    const { after } = JSON.parse(json.out);
    expect(after.players[1]).toMatchObject(MARKS);
    const again = await withPosition({ ...after, do: ['turn'] }, 'bog_lantern.lua', '--json');
    expect(JSON.parse(again.out).before.players[1]).toMatchObject(MARKS);
  });

  it('shows what a script prints, where it prints it', async () => {
    const mob = templateOf('mob').replace('drawCard(player)', 'print("now", 2) drawCard(player)');
    const folder = await Folder.with({ 'a.lua': mob });
    const { out } = await folder.run(['showdown', 'try', 'a.lua']);
    expect(out.split('\n').slice(0, 3)).toEqual([
      'Player 1 plays My Mob.',
      'My Mob prints: now\t2',
      expect.stringMatching(/^Player 1 draws /),
    ]);
    const json = await folder.run(['showdown', 'try', 'a.lua', '--json']);
    expect(JSON.parse(json.out).prints).toEqual([{ card: 'My Mob', line: 'now\t2' }]);
  });

  it('says what a match would not allow, and does it', async () => {
    const { code, out } = await withPosition({ players: [{ level: 0 }, {}] }, 'bog_lantern.lua');
    expect(out).toContain('Player 1 plays Bog Lantern.');
    expect(out).toContain('A match would not allow this (play): No WATER is learned');
    expect(code).toBe(0);
  });

  it('expects a file', async () => {
    const { code, err } = await runIn(fixtures, ['showdown', 'try', '.']);
    expect(err).toContain(
      '.: error: This is a folder; expected the descriptor of the card to try.',
    );
    expect(code).toBe(1);
  });

  it('says what is wrong with the card', async () => {
    const folder = await Folder.with({ 'a.lua': 'ZTCG_CARD { }' });
    const { code, err } = await folder.run(['showdown', 'try', 'a.lua']);
    expect(err).toMatch(/^a\.lua:1:1: error: /);
    expect(code).toBe(1);
  });
});
