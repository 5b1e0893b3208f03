import { describe, expect, it } from 'vitest';
import { answer, isOffered, outcomeOf, type SceneSketch, scene } from '../../testing/scene.ts';

/** A condition, and whether it is true in the scene. */
type Line = readonly [condition: string, holds: boolean, sketch?: SceneSketch];

/** True conditions let the effect work; false ones do not let it be used at all. */
function lines(rows: readonly Line[]): void {
  for (const [condition, holds, sketch] of rows)
    it(`if ${condition}: ${holds ? 'true' : 'false'}`, () => {
      const text = `If ${condition}, gain 2 points.`;
      expect(isOffered(text, sketch)).toBe(holds);
      if (holds)
        expect(outcomeOf(text, [], sketch)).toEqual({
          'your points': (sketch?.you?.points ?? 20) + 2,
        });
    });
}

const onEmber: SceneSketch = { on: 'Ember' };
const poor: SceneSketch = { you: { points: 8 } };

describe('if you control, if you have, if there is (3.3.4)', () => {
  lines([
    ['you control a fire unit', true],
    ['you control a water unit', false],
    ['you control two or more units', true],
    ['you control three or more units', false],
    ['you control one or fewer units', false],
    ['you control exactly two units', true],
    ['you control no water units', true],
    ['you do not control a water unit', true],
    ['you control another spell', true],
    ['your opponent controls a rank 3 or higher unit', true],
    ['your opponent controls a tapped unit', true],
    ['your opponent does not control a spell', false],
    ['you have a spell in your hand', true],
    ['you have a light unit in your hand', false],
    ['you have four or more cards in your hand', true],
    ['your opponent has two or fewer cards in their hand', true],
    ['your opponent has no cards in their hand', false],
    ['you have a dark unit in your discard pile', true],
    ['you have exactly four cards in your deck', true],
    ['there is a tapped unit on the field', true],
    ['there are five or more units on the field', false],
    ['there is a card under this card', true, { on: 'Drake' }],
    ['there is a card under this card', false, onEmber],
  ]);
});

describe('points', () => {
  lines([
    ['you have 20 or more points', true],
    ['you have 10 or fewer points', false],
    ['you have 10 or fewer points', true, poor],
    ['you have exactly 8 points', true, poor],
    ['your opponent has exactly 20 points', true],
    ['you have fewer points than your opponent', true, poor],
    ['you have more points than your opponent', false, poor],
    ['you have as many points as your opponent', true],
  ]);
});

describe('comparing', () => {
  lines([
    ['you control more units than your opponent', false],
    ['you control as many units as your opponent', true],
    ['you control more spells than your opponent', true],
    ['you have more cards in your hand than your opponent', true],
    ['your opponent controls fewer spells than you', true],
  ]);
});

describe('this card and its numbers', () => {
  lines([
    ['this card has 300 or more attack', true, onEmber],
    ['this card has exactly 200 attack', false, onEmber],
    ["this card's rank is 2 or higher", false, onEmber],
    ["this card's rank is exactly 1", true, onEmber],
    ['this card is a fire unit', true, onEmber],
    ['this card is a dragon unit', false, onEmber],
    ['this card is on the field', true],
  ]);

  it('of a card spoken of before', () => {
    const text =
      'Reveal the top card of your deck. If it is a nature unit, add it to your hand. Otherwise, mill one card.';
    expect(outcomeOf(text, [])).toEqual({ Acorn: 'your hand' });
    expect(outcomeOf(text, [], { you: { deck: ['Bolt', 'Acorn'] } })).toEqual({
      Bolt: 'your discard',
    });
  });

  it('tapped or not', () => {
    const text = 'Choose one unit your opponent controls. If it is tapped, draw one card.';
    expect(outcomeOf(text, [['Giant']])).toEqual({ Acorn: 'your hand' });
    expect(outcomeOf(text, [['Foe']])).toEqual({});
  });
});

describe('times', () => {
  lines([
    ['it is your turn', true],
    ["it is your opponent's turn", false],
    ['it is not your turn', false],
    ['it is the battle phase', false],
    ['it is your battle phase', true, { stage: 'battle' }],
    ['it is your main phase', true],
  ]);
});

describe('what has happened', () => {
  const cards = {
    Ward: { type: 'spell', effects: ['Destroy one unit.', 'Discard one card.'] },
  } as const;
  const can = (condition: string, effect?: number, ...taken: string[]) => {
    const at = scene(`If ${condition}, gain 2 points.`, { cards });
    if (effect !== undefined) answer(at.use('Ward', effect), taken);
    return at.can({ act: 'use', name: 'Source', effect: 0 });
  };

  it('a unit was destroyed this turn', () => {
    expect(can('a unit was destroyed this turn')).toBe(false);
    expect(can('a unit was destroyed this turn', 0, 'Foe')).toBe(true);
    expect(can('a fire unit was destroyed this turn', 0, 'Foe')).toBe(false);
    expect(can('a unit was not destroyed this turn', 0, 'Foe')).toBe(false);
  });

  it('you discarded a card this turn', () => {
    expect(can('you discarded a card this turn')).toBe(false);
    expect(can('you discarded a card this turn', 1, 'Tide')).toBe(true);
    expect(can('your opponent discarded a card this turn', 1, 'Tide')).toBe(false);
  });

  it('last turn is the one before, whoever had it', () => {
    const at = scene('If a unit was destroyed last turn, gain 2 points.', { cards });
    answer(at.use('Ward'), ['Foe']);
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    at.do({ act: 'end' });
    while (at.state.turn === 5 || at.decision.seat !== 0) at.do({ act: 'pass' });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(true);
    expect(at.pass().endTurn().can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
  });

  it('targets know their past: destroyed, discarded, played, attacked', () => {
    const text = 'Add one unit from your discard pile that was discarded this turn to your hand.';
    const at = scene(text, { cards });
    expect(at.can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    answer(at.use('Ward', 1), ['Tide']);
    expect(at.use('Source').hand()).toContain('Tide');
    const played = scene('Destroy one unit that was played this turn.')
      .play('Tide', 4)
      .use('Source');
    expect(played.discardPile()).toContain('Tide');
    const idle = scene('Destroy one unit you control that did not attack this turn.', {
      stage: 'battle',
    });
    idle.attack('Ember', 'Foe').use('Source');
    expect(idle.discardPile()).toContain('Drake');
  });
});

describe('and, or', () => {
  lines([
    ['you control a fire unit and if you control a spell', true],
    ['you control a fire unit and if you control a water unit', false],
    ['you control a water unit or if you control a spell', true],
  ]);
});
