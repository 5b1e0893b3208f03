import { SEES } from '@cardscape/kernel';
import { describe, expect, it } from 'vitest';
import { answer, offeredBy, outcomeOf, rulings, scene } from '../../testing/scene.ts';

describe('which cards', () => {
  it('of several ranks', () => {
    expect(offeredBy('Destroy one unit of rank 2 or 3.')).toEqual(['Drake', 'Giant']);
    expect(offeredBy('Destroy one rank 1, 2 or 3 unit your opponent controls.')).toEqual([
      'Foe',
      'Giant',
    ]);
    expect(offeredBy('Destroy one rank 1 or 3 unit.')).toEqual(['Ember', 'Foe', 'Giant']);
  });

  it('with a value above or below a number', () => {
    expect(offeredBy('Destroy one unit with attack greater than 300.')).toEqual(['Drake', 'Giant']);
    expect(outcomeOf('Tap one unit with attack less than 300.', [])).toEqual({
      'Foe tapped': true,
    });
    expect(offeredBy('Destroy one unit with an attack of at least 600.')).toEqual([
      'Drake',
      'Giant',
    ]);
  });

  it('next to this card, on its side of the field', () => {
    const onEmber = { on: 'Ember' } as const;
    expect(outcomeOf('Tap one unit adjacent to this card.', [], onEmber)).toEqual({
      'Drake tapped': true,
    });
    expect(offeredBy('Tap one card adjacent to this card.', { on: 'Drake' })).toEqual([
      'Ember',
      'Ward',
    ]);
  });

  it('that have not attacked', () => {
    const at = scene('Tap one unit you control that has not attacked this turn.', {
      stage: 'battle',
    });
    at.do({ act: 'attack', name: 'Ember', on: at.card('Foe') }).pass();
    expect(at.use('Source').units(0)).toContain('Drake');
  });

  it('the two with the highest value, chosen only among equal ones', () => {
    const text = 'Return the two units with the highest defense to their owners’ hands.';
    expect(outcomeOf(text, [])).toMatchObject({ Giant: 'their hand', Drake: 'your hand' });
    const equal = { cards: { Foe: { attack: 200, defense: 400 } } };
    expect(outcomeOf(text, [['Foe']], equal)).toMatchObject({
      Giant: 'their hand',
      Foe: 'their hand',
    });
  });
});

describe('how many cards', () => {
  rulings([
    [
      'Discard at least one card.',
      [['Tide', 'Spark']],
      { Tide: 'your discard', Spark: 'your discard' },
    ],
    ['Discard at most two cards.', [['Tide']], { Tide: 'your discard' }],
  ]);

  it('at least one cannot be none', () => {
    const at = scene('Discard at least one card.').use('Source').pass();
    expect(at.game.decision(at.state)).toMatchObject({ min: 1, max: 4 });
    at.take('Tide');
  });

  rulings([
    ['Draw until you have five cards in your hand.', [], { Acorn: 'your hand' }],
    [
      'Your opponent draws until they have as many cards in their hand as you.',
      [],
      { North: 'their hand', East: 'their hand' },
    ],
    [
      'This card gains 100 attack for every two units on the field.',
      [],
      { 'Ember attack': 500 },
      { on: 'Ember' },
    ],
  ]);
});

describe('what becomes of cards and players', () => {
  rulings([
    ['One unit becomes rank 3.', [['Foe']], { 'Foe rank': 3 }],
    [
      'Destroy one unit your opponent controls. If it was a warrior, gain 1 point.',
      [['Giant']],
      {
        Giant: 'their discard',
        Stone: 'their unit 1',
        'their points': 17,
        'your points': 21,
      },
    ],
    [
      'Swap your hand with your opponent’s hand.',
      [],
      {
        Spark: 'their hand',
        Flame: 'their hand',
        Tide: 'their hand',
        Scroll: 'their hand',
        Secret: 'your hand',
        Veil: 'your hand',
      },
    ],
    ['Skip your opponent’s next turn.', [], { 'their skips': 'turn' }],
    ['Either draw one card or gain 2 points.', ['Gain 2 points.'], { 'your points': 22 }],
    [
      'This card gains attack equal to the attack of the card under it.',
      [],
      { 'Drake attack': 860 },
      { on: 'Drake' },
    ],
  ]);

  it('both effects of a card work one after the other', () => {
    const spell = { type: 'spell', effects: ['Gain 1 point.', 'Gain 2 points.'] } as const;
    expect(
      outcomeOf('Copy the effects of one spell your opponent controls.', [], {
        cards: { Hex: spell },
      }),
    ).toEqual({ 'your points': 23 });
  });
});

describe('what players cannot do', () => {
  it('attack directly', () => {
    const free = {
      on: 'Ember',
      stage: 'battle',
      style: 'passive',
      opponent: { units: [] },
    } as const;
    expect(scene('You cannot attack directly.', free).can({ act: 'attack', name: 'Drake' })).toBe(
      false,
    );
    expect(scene('You cannot draw cards.', free).can({ act: 'attack', name: 'Drake' })).toBe(true);
  });

  it('play more than one spell in a turn', () => {
    const at = scene('You cannot play more than one spell each turn.', {
      on: 'Ember',
      style: 'passive',
      cards: { Charm: { type: 'spell' } },
      you: { hand: ['Scroll', 'Charm', 'Spark'] },
    });
    at.do({ act: 'play', name: 'Scroll' }).pass();
    expect(at.can({ act: 'play', name: 'Charm' })).toBe(false);
    expect(at.can({ act: 'play', name: 'Spark' })).toBe(true);
  });

  it('draw cards unseen', () => {
    const at = scene('You reveal each card you draw.', {
      on: 'Ember',
      style: 'passive',
      cards: { Source: { type: 'spell', effects: ['Draw one card.'] } },
    });
    at.use('Source').pass();
    expect(at.state.table.cards[at.card('Acorn')]?.known).toBe(SEES.all);
  });
});

describe('a card in the discard pile', () => {
  const away = { on: 'Ash' } as const;

  it('uses what its text says of it there', () => {
    const at = scene('Lose 2 points to play this card from your discard pile.', away);
    answer(at.use('Ash'), 2);
    expect([at.units(0), at.discardPile(0)]).toEqual([['Ember', 'Drake', 'Ash'], ['Relic']]);
  });

  it('does not use it elsewhere', () => {
    const text = 'Return this card from your discard pile to your hand.';
    expect(scene(text, { on: 'Ember' }).can({ act: 'use', name: 'Ember', effect: 0 })).toBe(false);
    expect(scene(text, away).can({ act: 'use', name: 'Ash', effect: 0 })).toBe(true);
  });
});

describe('an effect for a part of the opponent’s turn', () => {
  const theirs = { on: 'Ember', active: 1, opponent: { hand: ['Veil'] } } as const;

  it('is used whenever its player has a chance in it', () => {
    const at = scene('During your opponent’s main phase, tap one unit.', theirs);
    at.do({ act: 'play', name: 'Veil' });
    expect(at.can({ act: 'use', name: 'Ember' })).toBe(true);
  });
});
