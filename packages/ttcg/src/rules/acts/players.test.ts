import { describe, expect, it } from 'vitest';
import { answer, rulings, scene } from '../../testing/scene.ts';

describe('gain and lose points', () => {
  rulings([
    ['Gain 2 points.', [], { 'your points': 22 }],
    ['Lose 2 points.', [], { 'your points': 18 }],
    ['Your opponent gains 1 point.', [], { 'their points': 21 }],
    ['Your opponent loses 3 points.', [], { 'their points': 17 }],
    ['Each player loses 2 points.', [], { 'your points': 18, 'their points': 18 }],
    ['One player loses 4 points.', ['Your opponent'], { 'their points': 16 }],
    ['Your points become 10.', [], { 'your points': 10 }],
    ["Your opponent's points become 12.", [], { 'their points': 12 }],
    ['Double your points.', [], { 'your points': 40 }],
    ["Halve your opponent's points.", [], { 'their points': 10 }],
    [
      'Destroy one unit. Its owner loses 2 points.',
      [['Foe']],
      { Foe: 'their discard', 'their points': 17 },
    ],
    [
      'Gain 3 points and your opponent loses 3 points.',
      [],
      { 'your points': 23, 'their points': 17 },
    ],
  ]);

  it('whoever has none left has lost, both at once is a draw (R-T1)', () => {
    const few = { you: { points: 3 }, opponent: { points: 2 } };
    expect(scene('Your opponent loses 2 points.', few).use('Source').outcome?.winner).toBe(0);
    expect(scene('Lose 3 points.', few).use('Source').outcome?.winner).toBe(1);
    expect(scene('Each player loses 3 points.', few).use('Source').outcome?.winner).toBe(null);
  });
});

describe('exchange', () => {
  rulings([
    [
      'Exchange points with your opponent.',
      [],
      { 'your points': 7, 'their points': 20 },
      { opponent: { points: 7 } },
    ],
    [
      'Exchange hands with your opponent.',
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
  ]);

  it("cards of another hand are still their owner's (R-T4)", () => {
    const at = scene('Exchange hands with your opponent. Discard one spell.').use('Source');
    expect(at.discardPile(1)).toEqual(['Bone', 'Veil']);
  });
});

describe('skip', () => {
  rulings([
    ['Skip your next turn.', [], { 'your skips': 'turn' }],
    ['Your opponent skips their next turn.', [], { 'their skips': 'turn' }],
    ['Your opponent skips their next battle phase.', [], { 'their skips': 'battle' }],
    ['Your opponent skips their next draw phase.', [], { 'their skips': 'draw' }],
    [
      'Each player skips their next main phase.',
      [],
      { 'your skips': 'main', 'their skips': 'main' },
    ],
  ]);

  it('a turn: the other player has two in a row', () => {
    const at = scene('Your opponent skips their next turn.').use('Source').endTurn();
    expect([at.state.active, at.state.turn]).toEqual([0, 7]);
    expect(at.hand(1)).toEqual(['Secret', 'Veil']);
    expect(at.hand()).toContain('Acorn');
    expect(at.endTurn().state.active).toBe(1);
  });

  it('a draw phase: no card, no price', () => {
    const at = scene('Your opponent skips their next draw phase.').use('Source').endTurn();
    expect([at.state.active, at.hand(1).length, at.points(1)]).toEqual([1, 2, 20]);
    expect(at.endTurn().endTurn().hand(1)).toHaveLength(3);
  });

  it('a main phase: nothing is played, but there is a battle', () => {
    const at = scene('Your opponent skips their next main phase.').use('Source').endTurn();
    expect([at.state.active, at.state.stage]).toEqual([1, 'battle']);
  });

  it('a battle phase: the turn goes on without one', () => {
    const at = scene('Your opponent skips their next battle phase.').use('Source').endTurn();
    expect(at.can({ act: 'battle' })).toBe(false);
    at.endTurn().endTurn();
    expect([at.state.active, at.can({ act: 'battle' })]).toEqual([1, true]);
  });

  it('this turn: it is over at once', () => {
    const at = scene('Skip this turn.').use('Source');
    expect(at.state.active).toBe(1);
  });

  it('the phase that runs, whoever it is of (R-T61)', () => {
    const text = 'Counter the attack, then end the battle phase.';
    const at = scene('Shuffle your deck.', {
      cards: { Hex: { type: 'spell', effects: [{ style: 'counter', text }] } },
      stage: 'battle',
    });
    at.do({ act: 'attack', name: 'Drake', on: at.card('Foe') });
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect([at.state.active, at.units(1), at.state.players[1].skips.battle]).toEqual([
      1,
      ['Foe', 'Giant'],
      0,
    ]);
    expect(at.can({ act: 'battle' })).toBe(true);
  });

  it('this battle phase: no more attacks', () => {
    const at = scene('Skip this battle phase.', { stage: 'battle' }).use('Source');
    expect(at.state.active).toBe(1);
  });
});

describe('extra plays', () => {
  rulings([
    ['Get one extra play.', [], { 'your plays': 3, 'your notes': 'gets one extra play' }],
    [
      'Your opponent gets two extra plays this turn.',
      [],
      { 'their plays': 4, 'their notes': 'gets two extra plays this turn' },
    ],
  ]);

  it('are for this turn', () => {
    const at = scene('Get one extra play.').use('Source');
    at.play('Spark', 2).play('Tide', 3).play('Scroll', 2);
    expect(at.can({ act: 'play' })).toBe(false);
    at.endTurn().endTurn();
    expect(at.game.view(at.state, 0).players[0].playsLeft).toBe(2);
  });
});

describe('choose one', () => {
  rulings([
    ['Choose one: draw one card; or gain 2 points.', ['Draw one card.'], { Acorn: 'your hand' }],
    ['Choose one: draw one card; or gain 2 points.', ['Gain 2 points.'], { 'your points': 22 }],
    [
      'Choose one: tap one unit; or destroy one unit.',
      ['Tap one unit.', ['Foe']],
      { 'Foe tapped': true },
    ],
  ]);

  it('"your opponent chooses one" asks the opponent', () => {
    const at = scene(
      'Your opponent chooses one: you draw two cards; or your opponent loses 3 points.',
    ).use('Source');
    expect(at.decision).toMatchObject({ seat: 1, kind: 'decide' });
    at.do({ act: 'say', at: 1 }).pass();
    expect([at.points(1), at.hand().length]).toEqual([17, 4]);
  });

  it('what cannot be done is not to be chosen', () => {
    const at = answer(
      scene('Choose one: destroy one nature unit; or gain 2 points.').use('Source'),
    );
    expect(at.points()).toBe(22);
  });
});
