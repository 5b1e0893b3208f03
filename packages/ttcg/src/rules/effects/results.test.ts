import { describe, expect, it } from 'vitest';
import {
  answer,
  isOffered,
  offeredBy,
  rulings,
  type SceneSketch,
  scene,
} from '../../testing/scene.ts';

const onEmber: SceneSketch = { on: 'Ember' };
const onDrake: SceneSketch = { on: 'Drake' };

describe('cards under units', () => {
  rulings([
    ['Destroy one card under your units.', [], { Whelp: 'your discard' }],
    ["Destroy one card under your opponent's units.", [['Pebble']], { Pebble: 'their discard' }],
    [
      'Destroy all cards under units.',
      [],
      { Whelp: 'your discard', Stone: 'their discard', Pebble: 'their discard' },
    ],
    ['Gain 1 point for each card under enemy units.', [], { 'your points': 22 }],
  ]);

  it('cost no points when they are destroyed together with the unit on top (R-T3)', () => {
    const at = scene('Destroy one enemy unit and all cards under it.');
    answer(at.use('Source'), ['Giant']);
    expect(at.discardPile(1)).toEqual(['Bone', 'Giant', 'Pebble', 'Stone']);
    expect(at.points(1)).toBe(17);
  });
});

describe('the players whose cards were spoken of', () => {
  rulings([
    [
      "Return all units to their owners' hands. Their owners draw one card.",
      [],
      {
        ...{ Ember: 'your hand', Drake: 'your hand', Whelp: 'your unit 1', Acorn: 'your hand' },
        ...{ Foe: 'their hand', Giant: 'their hand', Stone: 'their unit 1', North: 'their hand' },
      },
    ],
    [
      'Tap all other units. Their controllers lose 1 point.',
      [],
      {
        ...{ 'Drake tapped': true, 'Foe tapped': true },
        ...{ 'your points': 19, 'their points': 19 },
      },
      onEmber,
    ],
    [
      'Tap all enemy units. Their controllers lose 1 point.',
      [],
      { 'Foe tapped': true, 'their points': 19 },
    ],
  ]);

  it('are asked and served in the order of the turn', () => {
    const at = scene('Tap all other units. Their controllers discard one card.', onEmber);
    at.use('Ember');
    expect(at.decision.seat).toBe(0);
    at.take('Spark');
    expect(at.decision.seat).toBe(1);
    at.take('Veil');
    expect(at.discardPile(0)).toContain('Spark');
    expect(at.discardPile(1)).toContain('Veil');
  });

  const Ward = { type: 'spell', effects: ['Take control of one rank 1 unit.'] } as const;

  it('its controller is who had it on the field, wherever it has gone', () => {
    const text = 'Destroy one unit owned by your opponent. Its controller draws one card.';
    const at = scene(text, { cards: { Ward } });
    answer(at.use('Ward').use('Source'), ['Foe']);
    expect(at.discardPile(1)).toContain('Foe');
    expect(at.hand(0)).toContain('Acorn');
    expect(at.hand(1)).not.toContain('North');
  });

  it('its owner is whose deck it came from', () => {
    const text = 'Destroy one unit owned by your opponent. Its owner draws one card.';
    const at = scene(text, { cards: { Ward } });
    answer(at.use('Ward').use('Source'), ['Foe']);
    expect(at.hand(1)).toContain('North');
  });
});

describe('ranking up by an effect', () => {
  const cards = {
    Tide: { rank: 2 },
    Scroll: { type: 'spell', rank: 2 },
    Dusk: { rank: 2 },
    Bolt: { type: 'spell', rank: 2 },
  } as const;

  it('offers only what ranks up this card', () => {
    const text = 'Rank up this card using one card from your';
    expect(offeredBy(`${text} hand.`, { ...onEmber, cards })).toEqual(['Flame', 'Tide']);
    expect(offeredBy(`${text} deck.`, { ...onEmber, cards })).toEqual(['Dusk']);
  });

  it('offers only what ranks up the card that was chosen', () => {
    const text = 'Rank up one card you control using one card from your hand.';
    const at = scene(text, { ...onEmber, cards });
    at.do({ act: 'use', name: 'Ember', effect: 0 });
    expect(at.takable).toEqual(['Ember', 'Source', 'Ward']);
    answer(at.take('Ember'));
    expect(at.takable).toEqual(['Flame', 'Tide']);
    at.take('Tide');
    expect(at.stacks('unit')[0]).toEqual(['Tide', 'Ember']);
  });

  it('cannot be used without such a card', () => {
    expect(isOffered('Rank up this card.', onEmber)).toBe(true);
    expect(isOffered('Rank up this card.', onDrake)).toBe(false);
    expect(isOffered('Rank up this card using one card from your hand.', onDrake)).toBe(false);
  });
});

describe('a card chosen on the way to another', () => {
  rulings([
    ['Destroy one card under an enemy unit.', [['Stone']], { Stone: 'their discard' }],
    ['Destroy all cards under one unit you control.', [], { Whelp: 'your discard' }],
    ['Tap one spell below an enemy unit.', [], { 'Hex tapped': true }],
    ['Destroy all cards under another card.', [['Drake']], { Whelp: 'your discard' }],
  ]);

  it('is not asked for where none has what is wanted', () => {
    const opponent = { units: ['Foe', 'Giant'], spells: [] };
    expect(isOffered('Destroy one card under an enemy unit.', { opponent })).toBe(false);
    expect(isOffered('Tap one spell below an enemy unit.', { opponent })).toBe(false);
    expect(isOffered('Choose one enemy unit.', { opponent })).toBe(true);
  });
});

describe('what cannot be done to this card is not offered', () => {
  it('Move this card to another column.', () => {
    const full = { units: ['Ember', 'Drake', 'Whelp', 'Spark', 'Tide'], hand: [] };
    expect(isOffered('Move this card to another column.', onEmber)).toBe(true);
    expect(isOffered('Move this card to another column.', { ...onEmber, you: full })).toBe(false);
  });

  it('Swap this card with one card from your hand: with one that may lie there (R-T54)', () => {
    const text = 'Swap this card with one card from your hand.';
    expect(offeredBy(text, onEmber)).toEqual(['Spark', 'Tide']);
    expect(isOffered(text, { ...onEmber, you: { hand: ['Flame', 'Scroll'] } })).toBe(false);
    expect(isOffered(text, { ...onDrake, you: { hand: ['Spark', 'Scroll'] } })).toBe(false);
  });

  it('what takes the place of a card does not rank up what lies under it', () => {
    const at = scene('Swap this card with one card from your hand.', onDrake);
    at.use('Drake');
    expect(at.stacks('unit')[1]).toEqual(['Flame', 'Whelp']);
    expect(at.hand()).toContain('Drake');
    expect(at.events.some((event) => event.type === 'played' && event.onto)).toBe(false);
  });
});

describe('what would be done instead', () => {
  const cards = { Ward: { type: 'spell', effects: ['Destroy one enemy unit.'] } } as const;

  it.each([
    ['This turn, if a unit would be destroyed, tap it instead.', undefined],
    ['If a unit would be destroyed, tap it instead.', 'passive'],
  ] as const)('%s: an untapped one is, a tapped one is destroyed', (text, style) => {
    for (const name of ['Foe', 'Giant']) {
      const at = scene(text, { cards, ...(style && { style }) });
      if (!style) at.use('Source');
      answer(at.use('Ward'), [name]);
      expect(at.units(1).includes(name)).toBe(name === 'Foe');
      expect(at.points(1)).toBe(name === 'Foe' ? 20 : 17);
    }
  });
});

describe('a unit placed under another', () => {
  it('is no longer equipped (R-T11)', () => {
    const equip = { style: 'equip', text: 'The equipped unit gains 50 attack.' } as const;
    const at = scene('Place one enemy unit under this card.', {
      ...onEmber,
      cards: { Ward: { type: 'spell', effects: [equip] } },
    });
    answer(at.use('Ward'), ['Foe']);
    expect(at.seen('Ward').bound).toBe(at.card('Foe'));
    answer(at.use('Ember'), ['Foe']);
    expect(at.stacks('unit')[0]).toEqual(['Ember', 'Foe']);
    expect(at.seen('Ward').bound).toBeNull();
  });
});

describe('an effect that untaps (R-T45)', () => {
  const tapped = { units: ['Ember', { stack: ['Drake', 'Whelp'], tapped: 4 }] };

  it.each([
    'Draw a card, then untap one unit you control.',
    'Draw a card. If you do, untap one unit you control.',
    'Draw a card, then untap up to two units you control.',
  ])('%s: not its own card', (text) => {
    const at = scene(text, { ...onEmber, you: tapped }).use('Ember');
    if (at.asked === 'choose') at.take('Drake');
    expect(at.seen('Ember').tapped).toBe(true);
    expect(at.seen('Drake').tapped).toBe(false);
  });
});

describe('who chooses', () => {
  it('Your opponent takes control of one unit you control: they do', () => {
    const at = scene('Your opponent takes control of one unit you control.').use('Source');
    expect(at.decision.seat).toBe(1);
    expect(at.takable).toEqual(['Drake', 'Ember']);
    at.take('Drake');
    expect(at.units(1)).toContain('Drake');
  });

  it('Activate the effect of one enemy unit: you choose which, they do it', () => {
    const Foe = { effects: ['Draw one card.', 'Lose 2 points.'] };
    const at = scene('Activate the effect of one enemy unit.', { cards: { Foe } });
    answer(at.use('Source'), ['Foe']);
    expect(at.decision.seat).toBe(0);
    at.do({ act: 'work', name: 'Foe', effect: 1 });
    expect(at.points(1)).toBe(18);
  });
});

describe('a card that has lost its effects', () => {
  it('has none that could be activated (R-T38)', () => {
    const Foe = { effects: ['Lose 2 points.'] };
    const text = 'One enemy unit loses its effects this turn. Activate its first effect.';
    const at = scene(text, { cards: { Foe } });
    answer(at.use('Source'), ['Foe']);
    expect(at.points(1)).toBe(20);
  });
});

describe('a choice that your opponent makes', () => {
  it.each([
    ['they discard two cards', 'Discard two cards.'],
    ['they lose 3 points', 'Lose 3 points.'],
    ['you gain 3 points', 'Your opponent gains 3 points.'],
    ['you destroy one unit', 'Your opponent destroys one unit.'],
    ['they destroy one unit they control', 'Destroy one unit you control.'],
    ['each player loses 1 point', 'Each player loses 1 point.'],
  ])('%s: is read by them as "%s"', (text, told) => {
    const at = scene(`Your opponent chooses one: ${text}; or you draw one card.`).use('Source');
    expect(at.decision.seat).toBe(1);
    expect(at.choices).toEqual([told, 'Your opponent draws one card.']);
    at.choose('Your opponent draws one card.');
    expect(at.hand(0)).toContain('Acorn');
  });
});

describe('the log', () => {
  it('says which number of a card has become another one', () => {
    const text = "One enemy unit's attack becomes 0 this turn.";
    const at = answer(scene(text).use('Source'), ['Foe']);
    expect(at.story).toContain('Foe has its attack set to 0 this turn.');
  });

  it('tells once that cards are shuffled into a deck', () => {
    const at = scene('Shuffle all cards in your hand into your deck.').use('Source');
    expect(at.deck()).toHaveLength(8);
    expect(at.events.filter(({ type }) => type === 'shuffled')).toHaveLength(1);
  });
});
