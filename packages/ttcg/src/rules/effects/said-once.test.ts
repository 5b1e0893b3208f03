import { describe, expect, it } from 'vitest';
import { answer, isOffered, rulings, scene } from '../../testing/scene.ts';

describe('R-T290: how long is said once, of all that "and" joins', () => {
  const both = [
    'All units you control gain 100 attack this turn and they cannot be destroyed.',
    'All units you control gain 100 attack this turn and cannot be destroyed.',
    'All units you control cannot be destroyed and gain 100 attack this turn.',
  ];
  it.each(both)('%s', (text) => {
    const smite = { Ward: { type: 'spell' as const, effects: ['Destroy one unit you control.'] } };
    const at = scene(text, { cards: smite }).use('Source').pass();
    expect(at.seen('Ember').attack).toBe(400);
    answer(at.use('Ward'), ['Ember']);
    expect(at.units(0)).toContain('Ember');
    at.endTurn().endTurn();
    expect(at.seen('Ember').attack).toBe(300);
    expect(at.state.lasting).toEqual([]);
  });

  it('what a sentence of its own says is for good', () => {
    const at = scene('All units you control gain 100 attack this turn. All spells lose 5 bonus.');
    at.use('Source').pass();
    at.endTurn();
    expect(at.state.lasting).toHaveLength(1);
  });

  it('the next time only is no time that another could end', () => {
    const text =
      'All units you control gain 100 attack this turn and prevent the next 2 points you lose.';
    const at = scene(text).use('Source').pass();
    at.endTurn();
    expect(at.state.lasting).toHaveLength(1);
  });
});

describe('R-T291: what may be done under a condition is asked whenever it would be', () => {
  const directly = (text: string, units: readonly string[]) => {
    const at = scene(text, {
      on: 'Ember',
      style: 'normal',
      stage: 'battle',
      you: { units: ['Ember', ...units], spells: ['Ward'] },
      cards: {
        Ward: { type: 'spell', effects: ['Untap one unit.'] },
      },
    });
    answer(at.use('Ember').pass().use('Ward'), ['Ember']);
    return at;
  };
  const texts = [
    'This card can attack directly if you control a dragon.',
    'If you control a dragon, this card can attack directly.',
  ];

  it.each(texts)('%s While there is one', (text) => {
    const at = directly(text, ['Drake']);
    expect(at.can({ act: 'attack', name: 'Ember', on: undefined })).toBe(true);
  });

  it.each(texts)('%s Not when there is none, though it was used', (text) => {
    const at = directly(text, []);
    expect(at.can({ act: 'attack', name: 'Ember', on: undefined })).toBe(false);
    expect(at.can({ act: 'attack', name: 'Ember', on: at.card('Foe') })).toBe(true);
  });

  it('what cannot be done holds by itself while that is so', () => {
    const text = 'Your opponent cannot attack if you control a dragon.';
    const held = { on: 'Ward', style: 'passive', active: 1, stage: 'battle' } as const;
    const attack = { act: 'attack', name: 'Foe' } as const;
    expect(scene(text, held).can(attack)).toBe(false);
    expect(scene(text, { ...held, you: { units: ['Ember'] } }).can(attack)).toBe(true);
  });
});

describe('R-T293: so many in both piles are so many in each', () => {
  rulings([
    [
      "Return one card in both discard piles to their owners' hands.",
      [['Ash']],
      { Ash: 'your hand', Bone: 'their hand' },
    ],
    [
      "Return one unit from each player's discard pile to its owner's hand.",
      [],
      { Ash: 'your hand', Bone: 'their hand' },
    ],
    ['Look at all cards in both hands.', [], { 'Secret known': '01', 'Veil known': '01' }],
    [
      "Return all cards from both discard piles to their owners' hands.",
      [],
      { Ash: 'your hand', Relic: 'your hand', Bone: 'their hand' },
    ],
  ]);

  it('two in both cannot be had where one pile has but one', () => {
    expect(isOffered("Return two cards in both discard piles to their owners' hands.")).toBe(false);
  });
});
