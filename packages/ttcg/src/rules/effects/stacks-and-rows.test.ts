import { describe, expect, it } from 'vitest';
import { answer, isOffered, offeredBy, rulings, scene } from '../../testing/scene.ts';
import type { SideSketch } from '../../testing/table.ts';

describe('a stack in another order (R-T162)', () => {
  rulings([
    [
      'Swap a unit with the card directly under it.',
      [['Drake']],
      { Drake: 'your unit 1 under', Whelp: 'your unit 1' },
    ],
    [
      'Swap a unit with the card directly under it.',
      [['Giant']],
      { Giant: 'their unit 1 under', Stone: 'their unit 1' },
    ],
    [
      'Swap this card with the card directly under it.',
      [],
      { Drake: 'your unit 1 under', Whelp: 'your unit 1' },
      { on: 'Drake' },
    ],
    [
      'Make a warrior that is under another card the active card of its stack.',
      [],
      { Giant: 'their unit 1', Stone: 'their unit 1 under' },
      { opponent: { units: ['Foe', { stack: ['Stone', 'Giant', 'Pebble'], tapped: 4 }] } },
    ],
    [
      'Place the active card of a stack at the bottom of that stack.',
      [['Giant']],
      { Giant: 'their unit 1 under', Stone: 'their unit 1' },
    ],
    [
      'Remove the top card of a stack your opponent controls and return it to their hand. The card under it becomes active.',
      [['Giant']],
      { Giant: 'their hand', Stone: 'their unit 1' },
    ],
    [
      'Destroy a unit together with its entire stack.',
      [['Giant']],
      {
        Giant: 'their discard',
        Stone: 'their discard',
        Pebble: 'their discard',
        'their points': 17,
      },
    ],
    [
      'Return a unit together with its stack to its owner’s hand.',
      [['Drake']],
      { Drake: 'your hand', Whelp: 'your hand' },
    ],
  ]);

  it('lets only cards be chosen that have something under them', () => {
    expect(offeredBy('Swap a unit with the card directly under it.')).toEqual(['Drake', 'Giant']);
    expect(isOffered('Swap this card with the card directly under it.', { on: 'Ember' })).toBe(
      false,
    );
    expect(offeredBy('Place the active card of a stack at the bottom of that stack.')).toEqual([
      'Drake',
      'Giant',
    ]);
  });
});

describe('cards of others, and their columns', () => {
  rulings([
    ['Take control of one enemy unit. Return control of all units to their owners.', [['Foe']], {}],
    [
      'Take control of one enemy unit. Return control of all dragons to their owning players.',
      [['Foe']],
      { Foe: 'your unit 2' },
    ],
    [
      'Move a unit you control to the same column as this card.',
      [['Ember']],
      { Ember: 'your unit 4' },
    ],
    [
      'Move an enemy unit to the space across from this card.',
      [['Giant']],
      { Giant: 'their unit 4', Stone: 'their unit 4 under', Pebble: 'their unit 4 under' },
      { on: 'Drake', you: { units: ['Ember', null, null, null, 'Drake'] } },
    ],
    [
      'Move a dragon you control to the space above a spell.',
      [],
      { Drake: 'your unit 4', Whelp: 'your unit 4 under' },
    ],
    [
      'Place a spell from your discard pile in an empty space of your spell zone.',
      [2],
      { Relic: 'your spell 2' },
    ],
    [
      'Swap the spell below this card with the spell below the unit across from it.',
      [],
      { Hex: 'your spell 1', Ward: 'their spell 1' },
      { on: 'Drake', you: { spells: [null, 'Ward', null, null, 'Source'] } },
    ],
  ]);

  it('gives back nothing to a player who has no place for it (R-T165)', () => {
    const at = scene(
      'Take control of one enemy unit, then your opponent plays one unit from their hand, then return control of all units to their owners.',
      { opponent: { units: ['Foe', 'Giant', 'Stone', 'Pebble', 'Bone'], discard: [] } },
    );
    answer(at.use('Source'), ['Foe']);
    expect(at.units(0)).toContain('Foe');
    expect(at.units(1)).toEqual(['Secret', 'Giant', 'Stone', 'Pebble', 'Bone']);
  });

  it('gives back nothing that its owner has (R-T165)', () => {
    expect(isOffered('Return control of all units to their owners.')).toBe(false);
  });

  it('moves nothing to a column that is taken', () => {
    expect(
      offeredBy('Move a unit you control to the column of one enemy unit.', {
        you: { units: ['Ember', null, 'Drake'] },
      }),
    ).toEqual(['Drake', 'Ember']);
    expect(isOffered("Move a unit you control to this card's column.", { on: 'Ember' })).toBe(
      false,
    );
  });
});

describe('cards told by what lies beside them', () => {
  rulings([
    [
      'Units without a spell below them gain 50 attack this turn.',
      [],
      {
        'Drake attack': 650,
        'Foe attack': 250,
      },
    ],
    ['Tap all units with a spell below them.', [], { 'Ember tapped': true }],
    ['All units with a dragon under them lose 100 attack this turn.', [], { 'Drake attack': 500 }],
    ['Destroy all spells below an earth unit.', [], { Hex: 'their discard' }],
    [
      'Tap the unit across from a unit with no cards under it.',
      [['Foe']],
      { 'Foe tapped': true },
      {
        you: { units: [null, { stack: ['Drake', 'Whelp'] }, 'Ember'] },
        opponent: { units: ['Giant', 'Stone', 'Foe'] },
      },
    ],
    [
      'Tap one unit you control. Destroy the unit across from it.',
      [['Ember']],
      { 'Ember tapped': true, Foe: 'their discard', 'their points': 19 },
    ],
    [
      'All units with no subtype in common with this card lose 50 attack this turn.',
      [],
      { 'Ember attack': 250, 'Foe attack': 150, 'Giant attack': 850 },
      {
        on: 'Drake',
        cards: {
          Ember: { attack: 300, defense: 200, subtypes: ['beast'] },
          Foe: { type: 'water', attack: 200, defense: 300, subtypes: ['beast'] },
        },
      },
    ],
    [
      'All units of a different type than this card lose 50 attack this turn.',
      [],
      { 'Foe attack': 150, 'Giant attack': 850 },
      { on: 'Drake' },
    ],
    ['Destroy the card directly under an enemy unit.', [], { Stone: 'their discard' }],
  ]);

  it('holds of every unit across from such a card, as long as it is there (R-T161)', () => {
    const at = (units: SideSketch['units']) =>
      scene('The unit across from a dragon you control cannot attack.', {
        style: 'passive',
        stage: 'battle',
        active: 1,
        you: {
          units: units ?? [],
        },
        opponent: { units: ['Foe', 'Giant', 'Stone'] },
      });
    const attacking = (units: SideSketch['units']) =>
      ['Foe', 'Giant', 'Stone'].filter((name) => at(units).can({ act: 'attack', name }));
    expect(attacking(['Ember', 'Drake', 'Whelp'])).toEqual(['Foe']);
    expect(attacking(['Drake', 'Ember'])).toEqual(['Giant', 'Stone']);
    expect(attacking(['Ember'])).toEqual(['Foe', 'Giant', 'Stone']);
  });
});

describe('the ends of a row (R-T160)', () => {
  const CARDS = { on: 'Drake', style: 'passive' } as const;
  const attack = (column: number, text: string, seat: 0 | 1 = 0) => {
    const units = [null, null, null, null, null].map((_, at) => (at === column ? 'Drake' : null));
    const side = { units };
    const at = scene(
      text,
      seat === 0 ? { ...CARDS, you: side } : { ...CARDS, you: { units: [] }, opponent: side },
    );
    return at.seen('Drake').attack;
  };

  it.each([
    ['left end', [650, 600, 600, 600, 600]],
    ['right end', [600, 600, 600, 600, 650]],
    ['center', [600, 600, 650, 600, 600]],
  ])('%s', (end, expected) => {
    const text = `While this card is at the ${end} of its row, it has 50 more attack.`;
    expect([0, 1, 2, 3, 4].map((column) => attack(column, text))).toEqual(expected);
    expect([0, 1, 2, 3, 4].map((column) => attack(column, text, 1))).toEqual(expected);
  });

  it('either end', () => {
    const text = 'While this card is at an end of its row, it gains 50 attack.';
    expect([0, 2, 4].map((column) => attack(column, text))).toEqual([650, 600, 650]);
  });
});

describe('kinds told by the card just named, and the top card that is asked (R-T164)', () => {
  rulings([
    [
      'Place a unit from your hand under another unit of the same type.',
      [['Tide']],
      { Tide: 'their unit 0 under' },
    ],
    [
      'Place the top card of your deck under this card if it is a nature unit.',
      [],
      { Acorn: 'your unit 0 under' },
      { on: 'Ember' },
    ],
    [
      'Place the top card of your deck under this card if it is a fire unit.',
      [],
      { 'Acorn known': '01' },
      { on: 'Ember' },
    ],
    [
      'This card gains attack equal to the combined attack of all cards under it.',
      [],
      { 'Giant attack': 1500 },
      {
        on: 'Giant',
        you: { units: ['Ember', { stack: ['Giant', 'Stone', 'Pebble'] }] },
        opponent: { units: ['Foe'] },
        cards: { Pebble: { type: 'earth', attack: 100 } },
      },
    ],
    [
      'Level up a unit by placing a card from your hand on top of it.',
      [],
      { Flame: 'your unit 0', Ember: 'your unit 0 under' },
    ],
    [
      'Promote a unit with a unit that is one level higher from your discard pile.',
      [],
      { Stone: 'your unit 0', Pebble: 'your unit 0 under' },
      {
        you: { units: ['Pebble', 'Ember'], discard: ['Stone', 'Giant'] },
        opponent: { units: ['Foe'] },
      },
    ],
  ]);
});

describe('any other type (R-T163)', () => {
  it('leaves out the type that the card has', () => {
    const at = scene("Change this card's type to any other type.", { on: 'Ember' })
      .use('Ember')
      .pass();
    expect(() => at.choose('Fire')).toThrow();
    at.choose('Water');
    expect(at.seen('Ember').type).toBe('water');
  });

  it('asks for the card first, where one is chosen', () => {
    const at = scene('Change the type of one unit to any other type.')
      .use('Source')
      .take('Foe')
      .pass();
    expect(() => at.choose('Water')).toThrow();
    at.choose('Fire');
    expect(at.seen('Foe').type).toBe('fire');
  });
});

describe('bonuses of spells told by the unit above them', () => {
  const BONUSES = {
    Ward: { type: 'spell', attack: 20, defense: 20 },
    Hex: { type: 'spell', attack: 30 },
  } as const;
  rulings([
    [
      'The stat bonus of each spell below a fire unit is doubled this turn.',
      [],
      { 'Ember attack': 340, 'Ember defense': 240, 'Ward attack': 40, 'Ward defense': 40 },
      { cards: BONUSES },
    ],
    [
      'The stat bonus of each spell below a fire unit is doubled.',
      [],
      {
        ...{ 'Ember attack': 340, 'Ember defense': 240, 'Ward attack': 40, 'Ward defense': 40 },
        'Source works': 0,
      },
      { style: 'continuous', cards: BONUSES },
    ],
  ]);
});
