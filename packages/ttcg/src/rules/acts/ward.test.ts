import { describe, expect, it } from 'vitest';
import { table } from '../../testing/table.ts';

const FIRST_TURN =
  'Actions of your opponent that would make you lose points are prevented on the first turn this card is on the field.';

describe('R-T306: effects that are countered as long as a card says so', () => {
  const game = (effects: readonly object[] | readonly string[], more: object = {}) =>
    table({
      cards: {
        Aegis: { type: 'spell', effects: effects as readonly string[] },
        Bolt: { type: 'spell', effects: ['Your opponent loses 2 points.', 'Draw one card.'] },
        Nap: { type: 'spell', effects: ['Your opponent skips their next battle phase.'] },
        Ox: {},
        Cub: { effects: ["Return one unit your opponent controls to its owner's hand."] },
      },
      you: { spells: ['Aegis'], units: ['Cub'], hand: ['Aegis'] },
      opponent: { spells: ['Bolt', 'Nap'], units: ['Cub'] },
      ...more,
    });
  const passive = (text: string) => [{ style: 'passive', text }];

  it('a passive one counters them, and no others', () => {
    const at = game(passive('Effects of spells that would make you lose points are countered.'));
    at.endTurn().use('Bolt');
    expect([at.points(0), at.hand(1).length]).toEqual([20, 1]);
    expect(at.seen('Bolt').tapped).toBe(true);
    at.use('Nap');
    expect(at.state.players[0].skips.battle).toBe(1);
  });

  it('it counters every such effect, again and again', () => {
    const at = game(passive('Counter all effects of spells your opponent controls.'));
    at.endTurn().use('Bolt').use('Nap');
    expect([at.points(0), at.state.players[0].skips.battle]).toEqual([20, 0]);
  });

  it('a continuous one does while it is at work', () => {
    const at = game([{ style: 'continuous', text: 'Counter all effects of spells.' }]);
    at.use('Aegis').endTurn().use('Bolt');
    expect(at.points(0)).toBe(20);
  });

  it.each([
    ['in the turn in which the card comes to the field', false, 20],
    ['and not in a later one', true, 18],
  ])('%s', (_, later, points) => {
    const at = game(passive(FIRST_TURN), { you: { hand: ['Aegis'] } }).play('Aegis', 0);
    if (later) at.endTurn();
    else at.do({ act: 'battle' });
    at.do({ act: 'use', name: 'Bolt', effect: 0 }).pass();
    expect(at.points(0)).toBe(points);
  });

  it.each([
    ['skip a phase', 'Nap'],
    ['return a unit to your hand', 'Cub'],
  ])('tells effects that would make you %s', (what, card) => {
    const said = passive(`Actions of your opponent that would make you ${what} are prevented.`);
    const at = game(said, { you: { spells: ['Aegis'], units: ['Ox'] } }).endTurn();
    at.do({ act: 'use', name: card, effect: 0 }).pass();
    expect([at.state.players[0].skips.battle, at.units(0)]).toEqual([0, ['Ox']]);
    at.use('Bolt');
    expect(at.points(0)).toBe(18);
  });
});
