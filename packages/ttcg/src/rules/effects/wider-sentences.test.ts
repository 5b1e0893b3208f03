import { describe, expect, it } from 'vitest';
import { isOffered, offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';
import type { Sketch } from '../../testing/table.ts';

describe('kinds of cards joined in one target', () => {
  it('any card of either kind can be chosen, and no other', () => {
    expect(offeredBy('Destroy one rank 3 unit or one spell your opponent controls.')).toEqual([
      'Giant',
      'Hex',
    ]);
    expect(offeredBy('Return one dragon unit or spell you control to your hand.')).toEqual([
      'Drake',
      'Source',
      'Ward',
    ]);
  });

  rulings([
    [
      'Destroy all units and spells your opponent controls.',
      [],
      {
        Foe: 'their discard',
        Giant: 'their discard',
        Stone: 'their unit 1',
        Hex: 'their discard',
        'their points': 16,
      },
    ],
    [
      'Draw one card for each dragon or spell you control.',
      [],
      { Acorn: 'your hand', Bolt: 'your hand', Cloud: 'your hand' },
    ],
    [
      'Play one rank 1 unit from your hand or discard pile.',
      [['Ash'], 'Place it in column 3'],
      { Ash: 'your unit 2' },
    ],
  ]);
});

describe('what would happen, for a time', () => {
  const text =
    'This turn, if a unit you control would be destroyed, return it to your hand instead.';
  const Ward: Sketch = {
    type: 'spell',
    effects: [{ style: 'normal', text: 'Destroy all units you control.' }],
  };

  it('takes the place of it while the time lasts', () => {
    const at = scene(text, { cards: { Ward } }).use('Source').use('Ward');
    expect([at.points(), at.hand().includes('Ember')]).toEqual([20, true]);
  });

  it('only once, if it is for the next time', () => {
    const once =
      'The next time a unit you control would be destroyed this turn, draw a card instead.';
    const at = scene(once, { cards: { Ward } }).use('Source').use('Ward');
    expect([at.points(), at.hand().includes('Acorn')]).toEqual([18, true]);
  });

  it('no longer when the time is over', () => {
    const at = scene(text, { cards: { Ward } }).use('Source').endTurn();
    at.endTurn();
    expect(at.use('Ward').points()).toBe(17);
  });
});

describe('choices of more than one', () => {
  rulings([
    [
      'Choose two: draw one card; gain 2 points; or tap one unit.',
      ['Gain 2 points.', 'Draw one card.'],
      { Acorn: 'your hand', 'your points': 22 },
    ],
    [
      'Choose up to two: draw one card; gain 2 points; or tap one unit.',
      ['Gain 2 points.', 'Nothing more.'],
      { 'your points': 22 },
    ],
    [
      'Choose one or both: draw one card; or gain 2 points.',
      ['Draw one card.', 'Gain 2 points.'],
      { Acorn: 'your hand', 'your points': 22 },
    ],
  ]);
});

describe('what is chosen by its name', () => {
  rulings([
    [
      'Choose a type. Destroy all units of that type.',
      ['Water'],
      { Foe: 'their discard', 'their points': 19 },
    ],
    ['Choose a rank. Tap all units of the chosen rank.', ['2'], { 'Drake tapped': true }],
    [
      'Choose a subtype. All units of that subtype gain 100 attack this turn.',
      ['Dragon'],
      { 'Drake attack': 700 },
    ],
  ]);
});

describe('shares of a number', () => {
  rulings([
    [
      'Draw two cards, then gain half that many points.',
      [],
      { Acorn: 'your hand', Bolt: 'your hand', 'your points': 21 },
    ],
    [
      'Draw one card, then gain twice that many points plus 1.',
      [],
      { Acorn: 'your hand', 'your points': 23 },
    ],
    ['Gain points equal to half the number of cards in your hand.', [], { 'your points': 22 }],
    ['Gain points equal to twice the number of spells you control.', [], { 'your points': 24 }],
  ]);
});

describe('units that must attack', () => {
  it('keep their player from ending the battle before they do', () => {
    const at = scene('All units you control must attack this turn.', { stage: 'battle' });
    at.use('Source');
    expect(at.can({ act: 'end' })).toBe(false);
    at.attack('Drake', 'Foe');
    expect(at.can({ act: 'end' })).toBe(false);
    at.attack('Ember', 'Giant');
    expect(at.can({ act: 'end' })).toBe(true);
  });
});

describe('extra plays of one kind', () => {
  it('are for such cards only', () => {
    const at = scene('Get one extra play of water units this turn.').use('Source');
    at.play('Spark', 2).play('Scroll', 2);
    expect(at.can({ act: 'play', name: 'Tide' })).toBe(true);
    expect(at.can({ act: 'play', name: 'Flame' })).toBe(false);
  });
});

describe('triggers', () => {
  const watching = (text: string) => ({
    cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] } } as const,
  });

  it('one or more: once for all that are destroyed together', () => {
    const each = watching('Whenever an enemy unit is destroyed, gain 1 point.');
    const all = watching('Whenever one or more enemy units are destroyed, gain 1 point.');
    const text = 'Destroy all units your opponent controls.';
    expect(outcomeOf(text, [], each)['your points']).toBe(22);
    expect(outcomeOf(text, [], all)['your points']).toBe(21);
  });

  it('the second time each turn', () => {
    const said = watching('The second time each turn you draw a card, gain 1 point.');
    expect(outcomeOf('Draw one card.', [], said)['your points']).toBeUndefined();
    expect(outcomeOf('Draw three cards.', [], said)['your points']).toBe(21);
  });

  it('the card that did it, and the card it destroyed', () => {
    const foe = (text: string) => ({
      stage: 'battle' as const,
      cards: {
        Foe: { type: 'water', attack: 200, defense: 300, effects: [{ style: 'latent', text }] },
      } as const,
    });
    const text = 'When this card is destroyed in battle, destroy the unit that destroyed it.';
    const at = scene('Shuffle your deck.', foe(text)).attack('Drake', 'Foe');
    expect([at.points(0), at.points(1)]).toEqual([18, 19]);
    const tuck = 'When this card destroys a unit in battle, place that unit under this card.';
    const Drake = {
      rank: 2,
      attack: 600,
      defense: 400,
      effects: [{ style: 'latent', text: tuck }],
    } as const;
    const won = scene('Shuffle your deck.', { stage: 'battle', cards: { Drake } });
    expect(won.attack('Drake', 'Foe').stacks('unit')[1]).toContain('Foe');
  });
});

describe('what is put off to the end of this turn', () => {
  it('happens once', () => {
    const at = scene('Draw one card at the end of this turn.').use('Source');
    expect(at.hand()).not.toContain('Acorn');
    expect(at.endTurn().hand()).toContain('Acorn');
    expect(at.endTurn().hand()).not.toContain('Cloud');
  });

  it('only the last act waits, if it speaks of the cards of the first', () => {
    expect(isOffered('Tap one unit and untap it at the end of the turn.')).toBe(true);
  });
});
