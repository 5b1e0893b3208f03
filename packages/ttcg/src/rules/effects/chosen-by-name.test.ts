import { describe, expect, it } from 'vitest';
import { answer, outcomeOf, scene } from '../../testing/scene.ts';

describe('a player that was chosen', () => {
  it('does what is said of that player', () => {
    const text = 'Choose a player. That player loses 2 points and draws one card.';
    const mine = answer(scene(text).use('Source'), 'You');
    expect([mine.state.players.map(({ points }) => points), mine.hand().length]).toEqual([
      [18, 20],
      5,
    ]);
    const theirs = answer(scene(text).use('Source'), 'Your opponent');
    expect([theirs.state.players.map(({ points }) => points), theirs.hand(1).length]).toEqual([
      [20, 18],
      3,
    ]);
    expect(theirs.hand().length).toBe(4);
  });

  it('chooses among their own cards, also where the other player chose them', () => {
    const text = 'Your opponent chooses a player. They tap one unit they control.';
    const at = answer(scene(text).use('Source'), 'Your opponent', ['Drake']);
    expect([at.seen('Drake').tapped, at.seen('Ember').tapped, at.seen('Foe').tapped]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('one of the cards that were chosen', () => {
  it('is told by having less, or more', () => {
    const text = 'Choose two units. Destroy the one with the lower attack.';
    const at = answer(scene(text).use('Source'), ['Ember', 'Giant']);
    expect([at.units(0), at.units(1)]).toEqual([['Drake'], ['Foe', 'Giant']]);
    const higher = 'Choose one fire unit and one earth unit. Tap the unit with the higher defense.';
    const other = answer(scene(higher, { opponent: { units: ['Foe', 'Giant'] } }).use('Source'), [
      'Drake',
    ]);
    expect([other.seen('Drake').tapped, other.seen('Giant').tapped]).toEqual([false, true]);
  });

  it('of two that are equal, its player chooses', () => {
    const text = 'Choose two units. Destroy the one with the lower rank.';
    const at = answer(scene(text).use('Source'), ['Ember', 'Foe'], ['Foe']);
    expect([at.units(0), at.units(1)]).toEqual([['Ember', 'Drake'], ['Giant']]);
  });
});

describe('what was chosen by its name', () => {
  it('a type of which all are immune', () => {
    const text =
      'Choose a type. All units of that type become immune to effects of spells this turn.';
    const cards = { Ward: { type: 'spell', effects: ['Tap one unit.'] } } as const;
    const at = answer(scene(text, { cards, on: 'Drake' }).use('Drake'), 'Fire');
    // Only Foe is untapped and of another type.
    answer(at.use('Ward'));
    expect([at.seen('Foe').tapped, at.seen('Ember').tapped]).toEqual([true, false]);
  });

  it('a column of which the two units change places', () => {
    const text = 'Choose a column. Swap the units in it.';
    expect(outcomeOf(text, ['1'])).toEqual({ Ember: 'their unit 0', Foe: 'your unit 0' });
    const alone = { opponent: { units: [null, 'Giant'] } } as const;
    expect(outcomeOf(text, ['1'], alone)).toEqual({});
  });
});
