import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tryCard } from '../rules/trial.ts';
import { openedKolyma } from '../testing/built-in.ts';
import { readPositionFile } from './position-file.ts';

const set = openedKolyma().cardSet;

function read(position: unknown) {
  const result = readPositionFile(JSON.stringify(position), 'p.json', set);
  if ('errors' in result) throw new Error(result.errors.map(({ message }) => message).join(' '));
  return result.read;
}

function errorsOf(text: string) {
  const result = readPositionFile(text, 'p.json', set);
  return 'errors' in result ? result.errors : [];
}

const errorOf = (position: unknown) => errorsOf(JSON.stringify(position))[0];

describe('a position file', () => {
  it('may leave everything out', () => {
    const { position, choices } = read({});
    expect(position.target).toBe(14);
    expect(position.numberDeck).toBeUndefined();
    expect(choices).toEqual([]);
  });

  it('takes a colour by number or name, and a bare value as a card without a colour', () => {
    const numbers = [{ value: 3, class: 'red' }, { value: 4, class: 2 }, { value: 5 }, -6];
    const { position } = read({ players: [{ numbers }, {}] });
    expect(position.players[0].numbers).toEqual([
      { value: 3, class: 1 },
      { value: 4, class: 2 },
      { value: 5, class: 0 },
      { value: -6, class: 0 },
    ]);
  });

  it('takes a flag by its name, its short form and its condition', () => {
    const flags = ['discarded', 'swap', 'CON_FLIP_FLAG', 'Transferred'];
    const { position } = read({ players: [{ flags }, {}] });
    expect(position.players[0].flags).toEqual(['discarded', 'swapped', 'flipped', 'transferred']);
  });

  it('takes the table after a card as the next position', () => {
    const [card] = set.specials;
    const { position, choices } = read({ seed: 7, players: [{ numbers: [3] }, { bonus: 2 }] });
    const { after } = tryCard(set, card!, position, choices);
    expect(read(after).position.players[0].discard).toEqual([card?.name]);
  });

  it('knows where each choice stands', () => {
    expect(read({ choices: [0, 'Red 3', [1, 2]] }).choicesAt[1]?.path).toBe('choices[1]');
  });
});

describe('a wrong position file is refused', () => {
  it.each([
    ['no object', [], '', 'Found an empty list; expected a position in { }.'],
    ['an unknown key', { goal: 3 }, 'goal', 'The key "goal" is not known here'],
    ['a target that is no number', { target: 'high' }, 'target', '"target" is "high"'],
    ['one player', { players: [{}] }, 'players', 'a list of two players'],
    ['a player that is no object', { players: [{}, 4] }, 'players[1]', 'a player in { }'],
    [
      'a key that a player does not have',
      { players: [{ hands: [] }, {}] },
      'players[0].hands',
      'expected "hand"',
    ],
    [
      'a colour that does not exist',
      { players: [{}, { numbers: [1, { value: 1, class: 'pink' }] }] },
      'players[1].numbers[1].class',
      '"class" is "pink"',
    ],
    ['a number card that is a word', { numberDeck: ['six'] }, 'numberDeck[0]', 'Found "six"'],
    ['half a number', { numberDeck: [1.5] }, 'numberDeck[0]', 'Found 1.5'],
    [
      'a card that is not known',
      { players: [{ hand: ['Lung Pace'] }, {}] },
      'players[0].hand[0]',
      'Did you mean "Long Pace"?',
    ],
    ['a strange flag', { players: [{ flags: ['hot'] }, {}] }, 'players[0].flags[0]', '"hot"'],
    ['a wrong total', { players: [{ numbers: [3], total: 4 }, {}] }, 'players[0].total', 'make 3'],
    ['a choice that is no choice', { choices: [{}] }, 'choices[0]', 'an option number from 0'],
  ])('for %s', (_, position, path, message) => {
    const error = errorOf(position);
    expect(error?.path).toBe(path);
    expect(error?.message).toContain(message);
  });

  it('with line and column', () => {
    const [error] = errorsOf('{\n  "players": [{},\n    { "bonus": "x" }]\n}');
    expect(error).toMatchObject({ file: 'p.json', line: 3, column: 16, found: '"x"' });
  });

  it('and never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const { line, column } of errorsOf(text))
          expect(Math.min(line, column)).toBeGreaterThan(0);
      }),
    );
  });
});
