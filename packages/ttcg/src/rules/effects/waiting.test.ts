import { describe, expect, it } from 'vitest';
import { answer, scene } from '../../testing/scene.ts';

describe('what hangs on a sentence that waits (R-T60)', () => {
  const later = "At the start of your opponent's next turn, they discard one card.";

  it('waits with it: "if they do" is asked when it is done', () => {
    const at = scene(`${later} If they do, they lose 5 points.`).use('Source');
    expect(at.points(1)).toBe(20);
    answer(at.endTurn(), ['Veil']);
    expect([at.hand(1), at.points(1)]).toEqual([['North', 'Secret'], 15]);
  });

  it('"if they cannot" is asked when it cannot be done', () => {
    const text = `${later} If they cannot, they lose 5 points.`;
    const at = scene(text, { opponent: { hand: [] } }).use('Source');
    expect([at.points(1), at.endTurn().points(1)]).toEqual([20, 15]);
  });

  it('what is to happen instead is decided then, too', () => {
    const text =
      'At the end of the turn, gain 1 point. If you control a dragon, gain 3 points instead.';
    const at = scene(`Shuffle your deck. ${text}`).use('Source');
    expect([at.points(), at.endTurn().points()]).toEqual([20, 23]);
  });

  it('goes with what is watched for', () => {
    const text =
      'This turn, whenever you play a unit, gain 1 point. Then, your opponent loses 1 point.';
    const at = scene(text).use('Source');
    expect(at.points(1)).toBe(20);
    at.play('Spark', 3);
    expect([at.points(0), at.points(1)]).toEqual([21, 19]);
  });
});

describe('which card is meant', () => {
  it('after this card is destroyed, the unit that was played', () => {
    const text =
      'When you play a unit, you may destroy this card. If you do, that unit gains 300 attack this turn.';
    const at = answer(scene(text).do({ act: 'play', name: 'Spark', at: 3 }), 'Yes');
    expect([at.spells(), at.seen('Spark').attack]).toEqual([['Ward'], 550]);
  });

  it('unless its controller discards a card: they decide, and else it is destroyed', () => {
    const text = 'Destroy one enemy unit unless its controller discards a card.';
    const kept = answer(scene(text).use('Source'), ['Foe'], 'Yes', ['Veil']);
    expect([kept.units(1), kept.hand(1)]).toEqual([['Foe', 'Giant'], ['Secret']]);
    const gone = answer(scene(text).use('Source'), ['Foe'], 'No');
    expect([gone.units(1), gone.hand(1)]).toEqual([['Giant'], ['Secret', 'Veil']]);
  });
});

describe('how often something happened this turn', () => {
  it('each card that was played counts', () => {
    const text = 'If you played two or more cards this turn, gain 3 points.';
    const at = scene(text).play('Spark', 3);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    const two = scene(text).play('Spark', 3).play('Tide', 4);
    expect(two.use('Source').points()).toBe(23);
  });
});

describe('a type that was chosen', () => {
  it('is kept for what a player cannot play in the turns to come', () => {
    const text = 'Choose a type. Your opponent cannot play units of that type next turn.';
    const at = answer(scene(text).use('Source'), 'Light').endTurn();
    expect(at.can({ act: 'play', name: 'Secret' })).toBe(false);
    const other = answer(scene(text).use('Source'), 'Fire').endTurn();
    expect(other.can({ act: 'play', name: 'Secret' })).toBe(true);
  });
});
