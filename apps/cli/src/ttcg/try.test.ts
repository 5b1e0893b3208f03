import { builtIn } from '@cardscape/ttcg/testing';
import { describe, expect, it } from 'vitest';
import { Folder } from '../testing/captured-host.ts';

const [first, second] = builtIn.cardSet.designs
  .filter(({ rank, type }) => rank === 1 && type === 'earth')
  .map(({ name }) => name);
const position = { players: [{ hand: [first] }, { units: [first, second] }] };
const destroy = 'Destroy one unit your opponent controls.';

async function attempt(text: string, given: unknown, ...more: string[]) {
  const folder = await Folder.with({ 'p.json': given });
  return folder.run(['ttcg', 'try', text, '--position', 'p.json', ...more]);
}

async function attemptJson(text: string, given: unknown, ...more: string[]) {
  const { code, out } = await attempt(text, given, '--json', ...more);
  return { code, result: JSON.parse(out) };
}

describe('ttcg try --json', () => {
  it('prints the events, the story, and the position before and after', async () => {
    const { code, result } = await attemptJson(destroy, { ...position, choices: [second] });
    expect(code).toBe(0);
    expect(result).toMatchObject({
      text: destroy,
      ok: true,
      type: 'normal',
      worked: true,
      before: { players: [{}, { points: 20 }] },
      after: { players: [{}, { points: 19, discard: [second] }] },
      field: [
        { card: 'Trial Card', tapped: true },
        { seat: 1, row: 'units', column: 1, card: first },
      ],
    });
    expect(result.story).toContain(`Player 2's ${second} is destroyed.`);
    expect(result.events.map(({ type }: { type: string }) => type)).toContain('destroyed');
  });

  it('prints a question that is not answered, with exit code 2', async () => {
    const { code, result } = await attemptJson(destroy, position);
    expect(code).toBe(2);
    expect(result).toMatchObject({
      ok: false,
      question: {
        player: 'Player 1',
        seat: 0,
        options: [`Choose ${first}`, `Choose ${second}`],
      },
    });
  });

  it('takes the position after as the next one', async () => {
    const { result } = await attemptJson(destroy, { ...position, choices: [second] });
    const again = await attemptJson('Gain 1 point.', result.after, '--style', 'dormant');
    expect(again.result.before.players[1].points).toBe(19);
  });

  it('counts deeds and choices that were not needed', async () => {
    const { result } = await attemptJson('Gain 1 point.', { choices: [0, 1], do: [] });
    expect(result).toMatchObject({ ok: true, unusedChoices: 2 });
  });

  it('says what the edition of the position does not have', async () => {
    const { code, result } = await attemptJson(
      'Gain 1 point.',
      { edition: '0.001' },
      '--style',
      'pulse',
    );
    expect(code).toBe(1);
    expect(result.errors).toMatchObject([
      { where: 'position', path: 'edition', line: 1, column: 12, found: 'a pulse effect' },
    ]);
  });

  it('says why the effect cannot be used, with exit code 1', async () => {
    const { code, result } = await attemptJson(destroy, {});
    expect(code).toBe(1);
    expect(result).toMatchObject({ ok: false, worked: false });
    expect(result.why).toMatch(/^This cannot be done now: destroy one unit/);
  });

  it.each<[string, object, object]>([
    ['a choice', { ...position, choices: ['Nobody'] }, { where: 'choices', path: 'choices[0]' }],
    ['a deed', { do: [{ do: 'play', card: first }] }, { where: 'do', path: 'do[0]' }],
    ['the position', { turn: 'x' }, { where: 'position', path: 'turn', found: '"x"' }],
  ])('says where %s is wrong', async (_, given, error) => {
    const { code, result } = await attemptJson('Destroy one enemy unit.', given);
    expect(code).toBe(1);
    expect(result).toMatchObject({ ok: false, errors: [{ file: 'p.json', line: 1, ...error }] });
  });

  it('answers a text that is not understood as "effect" does', async () => {
    const { code, result } = await attemptJson('Draw two wombats.', {});
    expect(code).toBe(1);
    expect(result).toMatchObject({ ok: false, leftover: ['wombats'] });
  });
});

describe('ttcg try', () => {
  it('tells the story and the table after it', async () => {
    const { code, out } = await attempt(destroy, { ...position, choices: [second] });
    expect(code).toBe(0);
    expect(out).toContain(`Player 2's ${second} is destroyed.\n`);
    expect(out).toMatch(/^ {4}Unit 1: Trial Card \(earth, rank 1, 250\/250; tapped\)$/m);
  });

  it('needs no position, and tries spells', async () => {
    const folder = await Folder.with();
    const { code, out } = await folder.run(['ttcg', 'try', 'Draw a card.', '--spell']);
    expect(code).toBe(0);
    expect(out).toContain('    Spell 1: Trial Card (spell, rank 1, 0/0; tapped)\n');
  });

  it('mentions deeds and choices that were not needed', async () => {
    const { code, out } = await attempt('Gain 1 point.', { choices: [0, 'Fox'] });
    expect(code).toBe(0);
    expect(out).toMatch(/\n2 choices of the position were not needed\.\n$/);
  });

  it('tells the other player’s cards in a hand', async () => {
    const given = { players: [{ hand: [{ card: first, owner: 1 }, second] }, {}] };
    const { out } = await attempt('Gain 1 point.', given);
    expect(out).toContain(`    Hand: ${first} (Player 2's), ${second}\n`);
  });

  it('says that nothing has set an effect off', async () => {
    const { code, out } = await attempt('When this card is destroyed, draw a card.', {});
    expect(code).toBe(0);
    expect(out).toContain('Nothing has set the effect off');
  });

  it('asks what must be chosen', async () => {
    const { code, out } = await attempt(destroy, position);
    expect(code).toBe(2);
    expect(out).toContain(`Player 1 is asked: ${destroy}\n  0 Choose ${first}\n`);
  });
});

describe('ttcg try --spell', () => {
  it.each([
    ['This card gains 100 attack this turn.', 'spells have no attack; they have a bonus.'],
    ['This card can attack twice this turn.', 'spells do not attack.'],
    ['When this card attacks, draw a card.', 'spells take no part in battle.'],
    ['When this card is destroyed in battle, draw a card.', 'spells take no part in battle.'],
  ])('says what no spell can do: %s', async (text, why) => {
    const { code, result } = await attemptJson(text, position, '--spell');
    expect(code).toBe(1);
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });

  it('does not make a spell of what the position says is a unit', async () => {
    const given = { card: { type: 'fire' } };
    const { code, result } = await attemptJson('Draw a card.', given, '--spell');
    expect(code).toBe(1);
    expect(result.errors).toMatchObject([{ path: 'card.type', found: '"fire"' }]);
  });

  it('takes what a spell can do', async () => {
    const { code } = await attemptJson('Draw a card.', position, '--spell');
    expect(code).toBe(0);
  });
});
