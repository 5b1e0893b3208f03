import { randomFrom } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { opened } from '../testing/built-in.ts';

const core = opened();
const sides = core.sides().map(({ name }) => name) as [string, string];

/** A position in the attack phase of the first player. */
function attacking() {
  const [near, far] = sides;
  const position = {
    phase: 'attacks',
    players: [
      { character: near, mobs: ['Boundary Boar'], equips: ['Mirror Shield'] },
      { character: far, mobs: ['Hush Spider'], hand: ['Boundary Boar'] },
    ],
  };
  const begun = opened({ position });
  const arranged = begun.arrange({}, randomFrom('x'));
  if (!('options' in arranged)) throw new Error('nothing is arranged');
  const { state } = begun.game.setup(arranged.options, 'consult');
  const cardOf = (design: string) => state.table.cards.findIndex((card) => card.design === design);
  return { begun, state, cardOf };
}

describe('the holder of a state is asked', () => {
  const { begun, state, cardOf } = attacking();
  const [boar, spider] = [cardOf('Boundary Boar'), cardOf('Hush Spider')];

  it('what an attack would do, and nothing is done', () => {
    const before = JSON.stringify(state);
    const question = { about: 'attack', attacker: boar, target: spider, gear: [] } as const;
    expect(begun.consult(state, 0, question)).toMatchObject({ base: 20, damage: 20, left: 30 });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('nothing of cards that are not on the table', () => {
    const target = state.table.cards.length;
    for (const question of [
      { about: 'attack', attacker: boar, target },
      { about: 'attack', attacker: target, target: spider },
      { about: 'ordered', target: spider },
      { about: 'the weather' },
    ])
      expect(begun.consult(state, 0, question)).toBeUndefined();
  });

  it('nothing of attacks that are not for the player to make', () => {
    const attack = (attacker: number, target: number) =>
      ({ about: 'attack', attacker, target }) as const;
    const character = cardOf(sides[0]);
    // By a mob of the other player, by a card that is no mob, and on a card of one's own.
    for (const question of [attack(spider, boar), attack(character, spider), attack(boar, boar)])
      expect(begun.consult(state, 0, question)).toBeUndefined();
    expect(begun.consult(state, 1, attack(boar, spider))).toBeUndefined();
    expect(begun.consult(state, 1, attack(spider, boar))).toMatchObject({ base: 40 });
  });

  it('how high each player can play', () => {
    const found = begun.consult(state, 0, { about: 'outlook', of: 1 } as never);
    expect((found as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      'mob',
      'equip',
      'action',
      'field',
    ]);
  });

  it('what can be chosen, by the player who is asked alone', () => {
    const offered = { about: 'offered' };
    expect(begun.consult(state, 0, offered)).toContainEqual({
      card: boar,
      design: 'Boundary Boar',
    });
    expect(begun.consult(state, 1, offered)).toEqual([]);
    expect(begun.consult(state, 1, { about: 'matter' })).toBeUndefined();
  });

  it('what a question is about', () => {
    const position = {
      phase: 'actions',
      players: [
        {
          character: 'Earth Wayfarer',
          level: 20,
          hand: ['Earth Drifter'],
          build: ['Earth Drifter'],
        },
        { character: 'Earth Wayfarer', mobs: ['Earth Drifter'] },
      ],
    };
    const plain = opened({ cards: { files: [], alone: true }, position });
    const { state: asked } = plain.game.setup({ characters: ['', ''], decks: [[], []] }, 'matter');
    expect(plain.game.decision(asked)).toMatchObject({ seat: 0, kind: 'play' });
    expect(plain.consult(asked, 0, { about: 'matter' })).toMatchObject({ allowed: { level: 60 } });
  });
});
