import { describe, expect, it } from 'vitest';
import { answer, outcomeOf, type SceneSketch, scene } from '../../testing/scene.ts';

/** The opponent's Foe says what happens instead. */
const foe = (text: string): SceneSketch => ({
  cards: {
    Foe: { type: 'water', attack: 200, defense: 300, effects: [{ style: 'passive', text }] },
  },
});
const ward = (text: string): SceneSketch => ({
  cards: { Ward: { type: 'spell', effects: [{ style: 'passive', text }] } },
});

describe('would ... instead', () => {
  it('destroyed: something else happens, and it costs no points', () => {
    const said = foe('If this card would be destroyed, return it to your hand instead.');
    expect(outcomeOf('Destroy one rank 1 unit your opponent controls.', [], said)).toEqual({
      Foe: 'their hand',
    });
    const battle = scene('Shuffle your deck.', { ...said, stage: 'battle' }).attack('Drake', 'Foe');
    expect([battle.hand(1), battle.points(1)]).toEqual([['Foe', 'Secret', 'Veil'], 20]);
  });

  it('another card is destroyed in its place', () => {
    const said = foe('If a unit you control would be destroyed, destroy this card instead.');
    expect(outcomeOf('Destroy one rank 3 unit.', [], said)).toEqual({
      Foe: 'their discard',
      'their points': 19,
    });
  });

  it('not those of the other player', () => {
    const said = foe('If a unit you control would be destroyed, destroy this card instead.');
    expect(outcomeOf('Destroy one unit you control.', [['Ember']], said)).toEqual({
      Ember: 'your discard',
      'your points': 19,
    });
  });

  it('drawn', () => {
    const said = ward('If you would draw a card, gain 2 points instead.');
    expect(outcomeOf('Draw one card.', [], said)).toEqual({ 'your points': 22 });
    expect(outcomeOf('Draw two cards.', [], said)).toEqual({ 'your points': 24 });
    expect(outcomeOf('Your opponent draws one card.', [], said)).toEqual({ North: 'their hand' });
  });

  it('drawn for the turn', () => {
    const at = scene(
      'Shuffle your deck.',
      ward('If you would draw a card, gain 2 points instead.'),
    ).endTurn();
    at.endTurn();
    expect([at.points(), at.hand().length]).toEqual([22, 4]);
  });

  it('discarded', () => {
    const said = ward('If you would discard a card, lose 1 point instead.');
    expect(outcomeOf('Discard one card.', [['Tide']], said)).toEqual({ 'your points': 19 });
    expect(outcomeOf('Your opponent discards one card.', [['Veil']], said)).toEqual({
      Veil: 'their discard',
    });
  });

  it('points lost', () => {
    const said = ward('If you would lose points, mill two cards instead.');
    expect(outcomeOf('Lose 3 points.', [], said)).toEqual({
      Acorn: 'your discard',
      Bolt: 'your discard',
    });
    expect(outcomeOf('Destroy one unit you control.', [['Ember']], said)).toEqual({
      Ember: 'your discard',
      Acorn: 'your discard',
      Bolt: 'your discard',
    });
    expect(outcomeOf('Your opponent loses 3 points.', [], said)).toEqual({ 'their points': 17 });
  });

  it('points gained', () => {
    expect(
      outcomeOf('Gain 2 points.', [], ward('If you would gain points, draw one card instead.')),
    ).toEqual({ Acorn: 'your hand' });
  });

  it('leaving the field, in whatever way', () => {
    const said = foe('If this card would leave the field, tap it instead.');
    expect(
      outcomeOf("Return one rank 1 unit your opponent controls to its owner's hand.", [], said),
    ).toEqual({ 'Foe tapped': true });
    expect(outcomeOf('Destroy one rank 1 unit your opponent controls.', [], said)).toEqual({
      'Foe tapped': true,
    });
  });

  it('sent to the discard pile, as what it may be called', () => {
    const said = foe(
      'If this card would be sent to the discard pile, return it to your hand instead.',
    );
    expect(outcomeOf('Destroy one rank 1 unit your opponent controls.', [], said)).toEqual({
      Foe: 'their hand',
    });
    expect(
      outcomeOf('Send one rank 1 unit your opponent controls to the discard pile.', [], said),
    ).toEqual({ Foe: 'their hand' });
  });

  it('with "you may" it is for its player to say', () => {
    const said = foe('If this card would be destroyed, you may return it to your hand instead.');
    const text = 'Destroy one rank 1 unit your opponent controls.';
    expect(outcomeOf(text, ['Yes'], said)).toEqual({ Foe: 'their hand' });
    expect(outcomeOf(text, ['No'], said)).toEqual({ Foe: 'their discard', 'their points': 19 });
  });

  it('with a cost it is for its player to pay', () => {
    const said = foe('If this card would be destroyed, discard one card to tap this card instead.');
    const text = 'Destroy one rank 1 unit your opponent controls.';
    expect(outcomeOf(text, ['Yes', ['Veil']], said)).toEqual({
      Veil: 'their discard',
      'Foe tapped': true,
    });
    expect(outcomeOf(text, [], { ...said, opponent: { hand: [] } })).toMatchObject({
      Foe: 'their discard',
    });
  });

  it('of several at once each is replaced, as long as that can be done', () => {
    const shield = foe(
      'If another unit you control would be destroyed, destroy this card instead.',
    );
    const units = ['Foe', 'Giant', 'North'];
    const sketch = { ...shield, opponent: { units, deck: [] } };
    expect(outcomeOf('Destroy all rank 1 units your opponent controls.', [], sketch)).toEqual({
      Foe: 'their discard',
      North: 'their discard',
      'their points': 18,
    });
    const saved = outcomeOf('Destroy one rank 3 unit.', [], sketch);
    expect(saved).toEqual({ Foe: 'their discard', 'their points': 19 });
  });

  it('only as often as its limit says', () => {
    const said = foe(
      'Once per turn, if another unit you control would be destroyed, draw one card instead.',
    );
    const sketch = { ...said, opponent: { units: ['Foe', 'Secret', 'South'], hand: [] } };
    const at = scene('Destroy all light units.', sketch).use('Source');
    expect([at.units(1).length, at.hand(1)]).toEqual([2, ['North']]);
  });

  it('does not take its own place', () => {
    const said = ward('If you would draw a card, draw two cards instead.');
    expect(outcomeOf('Draw one card.', [], said)).toEqual({
      Acorn: 'your hand',
      Bolt: 'your hand',
    });
  });

  it('what was replaced was not done', () => {
    const text = 'Destroy one rank 1 unit your opponent controls. If you do, draw one card.';
    const said = foe('If this card would be destroyed, return it to your hand instead.');
    expect(outcomeOf(text, [], said)).toEqual({ Foe: 'their hand' });
  });

  it('what was replaced did not happen: nothing hears of it', () => {
    const cards = {
      ...foe('If this card would be destroyed, return it to your hand instead.').cards,
      ...ward('Whenever a unit is destroyed, draw one card.').cards,
    };
    const at = answer(
      scene('Destroy one rank 1 unit your opponent controls.', { cards }).use('Source'),
    );
    expect(at.hand()).toHaveLength(4);
  });
});
