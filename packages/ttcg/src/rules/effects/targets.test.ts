import { describe, expect, it } from 'vitest';
import {
  answer,
  isOffered,
  offeredBy,
  rulings,
  type SceneSketch,
  scene,
} from '../../testing/scene.ts';

/** A text and the cards it lets its player choose among (3.3.5). */
type Choice = readonly [text: string, among: string, sketch?: SceneSketch];

function choices(rows: readonly Choice[]): void {
  for (const [text, among, sketch] of rows)
    it(text, () => {
      expect(offeredBy(text, sketch).join(' ')).toBe(among);
    });
}

describe('whose', () => {
  choices([
    ['Destroy one card.', 'Drake Ember Foe Giant Hex Source Ward'],
    ['Destroy one card on the field.', 'Drake Ember Foe Giant Hex Source Ward'],
    ['Destroy one unit you control.', 'Drake Ember'],
    ['Destroy one unit your opponent controls.', 'Foe Giant'],
    ['Destroy one spell you control.', 'Source Ward'],
    ['Destroy one card on your side of the field.', 'Drake Ember Source Ward'],
    ["Destroy one card on your opponent's side of the field.", 'Foe Giant Hex'],
    ['Destroy one unit owned by you.', 'Drake Ember'],
    ['Destroy one unit owned by your opponent.', 'Foe Giant'],
  ]);

  it('owning is not controlling: a card taken over is still owned by the other player', () => {
    const Ward = { type: 'spell', effects: ['Take control of one rank 1 unit.'] } as const;
    const at = scene('Tap one untapped unit owned by your opponent.', { cards: { Ward } });
    at.use('Ward');
    expect(at.units()).toEqual(['Ember', 'Drake', 'Foe']);
    expect(at.use('Source').seen('Foe').tapped).toBe(true);
  });
});

describe('nouns', () => {
  choices([
    ["Return one card you control to its owner's hand.", 'Drake Ember Source Ward'],
    ['Destroy one unit.', 'Drake Ember Foe Giant'],
    ['Destroy one spell.', 'Hex Source Ward'],
    ['Destroy another spell.', 'Hex Ward'],
    ['Destroy one other card you control.', 'Drake Ember Ward'],
    ['Destroy another card on your side of the field.', 'Drake Ember Ward'],
  ]);

  it('"another" needs another card (3.3.5)', () => {
    const alone = { you: { units: [], spells: ['Source'] } };
    expect(isOffered('Destroy another card you control.', alone)).toBe(false);
    expect(isOffered('Destroy one card you control.', alone)).toBe(true);
  });
});

describe('rank, type and subtype', () => {
  choices([
    ['Destroy one rank 1 unit.', 'Ember Foe'],
    ['Destroy one rank 2 or higher unit.', 'Drake Giant'],
    ['Destroy one rank 2 or lower unit.', 'Drake Ember Foe'],
    ['Destroy one rank 1 card.', 'Ember Foe Hex Source Ward'],
    ['Destroy one fire unit.', 'Drake Ember'],
    ['Destroy one fire or water unit.', 'Drake Ember Foe'],
    ['Destroy one non-fire unit.', 'Foe Giant'],
    ['Destroy one non-fire card.', 'Foe Giant Hex Source Ward'],
    ['Destroy one beast unit.', 'Ember Foe'],
    ['Destroy one dragon or warrior unit.', 'Drake Giant'],
  ]);

  rulings([
    [
      'Destroy one rank 3 unit.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17 },
    ],
    ['Destroy one water unit.', [], { Foe: 'their discard', 'their points': 19 }],
    [
      'Destroy one dragon unit.',
      [],
      { Drake: 'your discard', Whelp: 'your unit 1', 'your points': 18 },
    ],
  ]);
});

describe('numbers of cards', () => {
  rulings([
    [
      'Destroy two units.',
      [['Ember', 'Foe']],
      { Ember: 'your discard', Foe: 'their discard', 'your points': 19, 'their points': 19 },
    ],
    ['Destroy up to two units your opponent controls.', [[]], {}],
    [
      'Destroy up to two units your opponent controls.',
      [['Foe']],
      { Foe: 'their discard', 'their points': 19 },
    ],
    [
      'Tap any number of units you control.',
      [['Ember', 'Drake']],
      { 'Ember tapped': true, 'Drake tapped': true },
    ],
    ['Tap any number of units you control.', [[]], {}],
    ['Tap all units.', [], { 'Ember tapped': true, 'Drake tapped': true, 'Foe tapped': true }],
    ['Tap each unit you control.', [], { 'Ember tapped': true, 'Drake tapped': true }],
  ]);

  it('a bare number must be met, "up to" need not (R-T8)', () => {
    expect(isOffered('Destroy two units your opponent controls.')).toBe(true);
    expect(isOffered('Destroy three units your opponent controls.')).toBe(false);
    expect(isOffered('Destroy up to three units your opponent controls.')).toBe(true);
    expect(isOffered('Destroy all nature units.')).toBe(false);
    expect(isOffered('Destroy any number of nature units.')).toBe(true);
  });
});

describe('states', () => {
  choices([
    ['Destroy one untapped unit.', 'Drake Ember Foe'],
    ['Destroy one untapped unit you control.', 'Drake Ember'],
  ]);

  rulings([
    [
      'Destroy one tapped unit.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17 },
    ],
    [
      "Return one tapped card to its owner's hand.",
      [],
      { Giant: 'their hand', Stone: 'their unit 1' },
    ],
  ]);

  it('an equipped unit has a card bound to it', () => {
    const effects = [{ style: 'equip', text: 'The equipped unit gains 50 attack.' }] as const;
    const at = scene("Return one equipped unit to its owner's hand.", {
      cards: { Ward: { type: 'spell', effects } },
    });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    answer(at.use('Ward'), ['Foe']);
    expect(at.use('Source').hand(1)).toContain('Foe');
  });

  it('an indestructible unit cannot be destroyed', () => {
    const cards = {
      Ember: { effects: [{ style: 'passive', text: 'This card cannot be destroyed.' }] },
    } as const;
    expect(offeredBy('Choose one unit you control.', { cards })).toEqual(['Drake', 'Ember']);
    expect(isOffered('Tap one indestructible unit.', { cards })).toBe(true);
    expect(isOffered('Tap one indestructible unit.')).toBe(false);
  });
});

describe('zones', () => {
  choices([
    ['Add one card from your discard pile to your hand.', 'Ash Relic'],
    ["Return one card from a discard pile to its owner's hand.", 'Ash Bone Relic'],
    ['Destroy one card in your unit zone.', 'Drake Ember'],
    ["Destroy one card in your opponent's unit zone.", 'Foe Giant'],
    ['Destroy one card in a spell zone.', 'Hex Source Ward'],
    ['Discard one card.', 'Flame Scroll Spark Tide'],
    ['Discard one unit.', 'Flame Spark Tide'],
    ['Reveal one unit in your hand.', 'Flame Spark Tide'],
    ['Search your deck for one unit.', 'Acorn Bolt Cloud Dusk'],
    ['Search your discard pile for one card.', 'Ash Relic'],
  ]);
});

describe('the most and the least', () => {
  rulings([
    ['Destroy the unit with the lowest attack.', [], { Foe: 'their discard', 'their points': 19 }],
    [
      'Destroy the unit with the highest defense.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17 },
    ],
    [
      'Destroy the unit you control with the lowest defense.',
      [],
      { Ember: 'your discard', 'your points': 19 },
    ],
    [
      'Destroy the unit with the highest rank.',
      [],
      { Giant: 'their discard', Stone: 'their unit 1', 'their points': 17 },
    ],
    [
      'Destroy all units with the lowest rank.',
      [],
      { Ember: 'your discard', Foe: 'their discard', 'your points': 19, 'their points': 19 },
    ],
  ]);

  it('of several that are equal one is chosen', () => {
    expect(offeredBy('Destroy the unit with the lowest rank.')).toEqual(['Ember', 'Foe']);
  });
});

describe('under, below, above and in a column', () => {
  const onDrake: SceneSketch = { on: 'Drake' };
  const onEmber: SceneSketch = { on: 'Ember' };
  const onWard: SceneSketch = { on: 'Ward' };
  rulings([
    ['Destroy one card under this card.', [], { Whelp: 'your discard' }, onDrake],
    ['Return one card under this card to your hand.', [], { Whelp: 'your hand' }, onDrake],
    ['Destroy one card below this card.', [], { Ward: 'your discard' }, onEmber],
    ['Destroy one card above this card.', [], { Ember: 'your discard', 'your points': 19 }, onWard],
    [
      "Tap all cards in this card's column.",
      [],
      { 'Foe tapped': true, 'Ward tapped': true },
      onEmber,
    ],
    [
      "Destroy all cards in this card's column.",
      [],
      {
        ...{ Ember: 'your discard', Ward: 'your discard', Foe: 'their discard' },
        ...{ 'your points': 19, 'their points': 19 },
      },
      onEmber,
    ],
    [
      "Destroy all other cards in this card's column.",
      [],
      { Ward: 'your discard', Foe: 'their discard', 'their points': 19 },
      onEmber,
    ],
    [
      "Return all cards under other cards to their owners' hands.",
      [],
      { Whelp: 'your hand', Stone: 'their hand', Pebble: 'their hand' },
    ],
    [
      "Return all cards under another card to their owners' hands.",
      [],
      { Stone: 'their hand', Pebble: 'their hand' },
      onDrake,
    ],
    [
      "Return all dormant cards to their owners' hands.",
      [],
      { Whelp: 'your hand', Stone: 'their hand', Pebble: 'their hand' },
      onDrake,
    ],
  ]);
  choices([
    ['Destroy one dormant card.', 'Pebble Stone Whelp'],
    ['Destroy one dormant card your opponent controls.', 'Pebble Stone'],
  ]);

  it('are not mixed up: nothing lies under a unit with a spell below it', () => {
    expect(isOffered('Destroy one card under this card.', onEmber)).toBe(false);
    expect(isOffered('Destroy one card below this card.', onDrake)).toBe(false);
    expect(isOffered('Destroy one card below this card.', onWard)).toBe(false);
  });
});

describe('numbers on cards', () => {
  choices([
    ['Destroy one unit with 300 or more attack.', 'Drake Ember Giant'],
    ['Destroy one unit with 300 or less attack.', 'Ember Foe'],
    ['Destroy one unit with more attack than this card.', 'Drake Giant', { on: 'Ember' }],
    ['Destroy one unit with less defense than this card.', 'Ember Foe', { on: 'Drake' }],
  ]);

  rulings([
    [
      'Destroy one unit with exactly 600 attack.',
      [],
      { Drake: 'your discard', Whelp: 'your unit 1', 'your points': 18 },
    ],
    [
      'Destroy one unit with less attack than this card.',
      [],
      { Foe: 'their discard', 'their points': 19 },
      { on: 'Ember' },
    ],
    [
      'Tap one other unit of the same type as this card.',
      [],
      { 'Drake tapped': true },
      { on: 'Ember' },
    ],
    [
      'Tap one other unit of the same rank as this card.',
      [],
      { 'Foe tapped': true },
      { on: 'Ember' },
    ],
    ['Destroy one unit named "Foe".', [], { Foe: 'their discard', 'their points': 19 }],
  ]);
});

describe('several at once, and those spoken of before', () => {
  rulings([
    ['Tap both this card and one unit you control.', [['Ember']], { 'Ember tapped': true }],
    [
      'Choose two units. Destroy one of them and tap the rest.',
      [['Ember', 'Foe'], ['Foe']],
      { Foe: 'their discard', 'their points': 19, 'Ember tapped': true },
    ],
    [
      'Look at the top three cards of your deck. Add one of them to your hand and put the rest on the bottom of your deck.',
      [['Bolt'], ['Cloud', 'Acorn']],
      { Bolt: 'your hand', 'Acorn known': '0', 'Cloud known': '0' },
    ],
    ['Choose one unit. Tap it.', [['Foe']], { 'Foe tapped': true }],
  ]);
});
