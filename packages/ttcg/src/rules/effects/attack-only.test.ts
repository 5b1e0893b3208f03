import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';

/** Who can attack whom in a battle phase of a player, while a text of yours holds. */
function attacks(text: string, active: 0 | 1, sketch: object = {}): string[] {
  const at = scene(text, { style: 'passive', active, stage: 'battle', ...sketch });
  const mine = at.units(active);
  const theirs = at.units(active === 0 ? 1 : 0);
  return mine.flatMap((name) =>
    theirs
      .filter((on) => at.can({ act: 'attack', name, on: at.card(on) }))
      .map((on) => `${name} ${on}`),
  );
}

// Yours are Ember and Drake, a dragon; theirs Foe, and Giant, who is tapped.
const ALL = { you: ['Ember Foe', 'Ember Giant', 'Drake Foe', 'Drake Giant'] };
const THEIRS = ['Foe Ember', 'Foe Drake', 'Giant Ember', 'Giant Drake'];

describe('attacks of some units only, or on some', () => {
  it.each([
    ['You can attack only with dragons.', ['Drake Foe', 'Drake Giant'], THEIRS],
    ['Only your dragons can attack.', ['Drake Foe', 'Drake Giant'], []],
    ["Only your opponent's warriors can attack.", [], ['Giant Ember', 'Giant Drake']],
    ['Only your warriors can attack.', [], []],
    ['Only rank 2 dragons can attack.', ['Drake Foe', 'Drake Giant'], []],
    ['Your opponent can only attack with tapped units.', ALL.you, ['Giant Ember', 'Giant Drake']],
    [
      'Your opponent can only attack with tapped warriors.',
      ALL.you,
      ['Giant Ember', 'Giant Drake'],
    ],
    ['You may only attack tapped units.', ['Ember Giant', 'Drake Giant'], THEIRS],
    ['Your opponent can attack only dragons.', ALL.you, ['Foe Drake', 'Giant Drake']],
    ['Enemy units can only attack dragons.', ALL.you, ['Foe Drake', 'Giant Drake']],
    ['Enemy units can only attack insects.', ALL.you, []],
    ['Your units can only be attacked by warriors.', ALL.you, ['Giant Ember', 'Giant Drake']],
    ['Your units can only be attacked by rank 1 units.', ALL.you, ['Foe Ember', 'Foe Drake']],
    [
      'Your units can only be attacked by rank 2 or higher units.',
      ALL.you,
      ['Giant Ember', 'Giant Drake'],
    ],
    ['Your opponent can only attack rank 2 dragons.', ALL.you, ['Foe Drake', 'Giant Drake']],
  ])('%s', (text, yours, theirs) => {
    expect(attacks(text, 0)).toEqual(yours);
    expect(attacks(text, 1)).toEqual(theirs);
  });

  it('R-T254: where there are no units, they attack directly', () => {
    const at = scene('Your opponent can attack only dragons.', {
      style: 'passive',
      active: 1,
      stage: 'battle',
      you: { units: [] },
    });
    expect(at.can({ act: 'attack', name: 'Foe' })).toBe(true);
  });

  it('for a turn', () => {
    const at = scene('Only your dragons can attack this turn.', { stage: 'battle' });
    at.use('Source').pass();
    expect(at.can({ act: 'attack', name: 'Ember', on: at.card('Foe') })).toBe(false);
    expect(at.can({ act: 'attack', name: 'Drake', on: at.card('Foe') })).toBe(true);
    expect(at.state.lasting).toHaveLength(1);
    at.endTurn();
    expect(at.state.lasting).toHaveLength(0);
  });
});
