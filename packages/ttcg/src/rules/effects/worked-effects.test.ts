import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';

type Effects = NonNullable<NonNullable<SceneSketch['cards']>[string]['effects']>;
const ember = (...effects: Effects): SceneSketch => ({
  cards: { Ember: { attack: 300, defense: 200, effects } },
});

describe('R-T142: a tapped card may activate its other effect', () => {
  const text = 'Choose a tapped unit you control. It may activate its other effect this turn.';
  const sketch = ember('Gain 1 point.', 'Draw one card.');

  it('the one that it was not tapped for, once in a turn', () => {
    const at = scene(text, sketch).use('Ember', 0).pass();
    expect(at.can({ act: 'use', name: 'Ember', effect: 1 })).toBe(false);
    answer(at.use('Source'));
    expect(at.can({ act: 'use', name: 'Ember', effect: 0 })).toBe(false);
    at.use('Ember', 1).pass();
    expect([at.hand().length, at.seen('Ember').tapped]).toEqual([5, true]);
    expect([0, 1].map((effect) => at.can({ act: 'use', name: 'Ember', effect }))).toEqual([
      false,
      false,
    ]);
  });

  it('until its time is over, and only that card', () => {
    const at = scene(text, {
      ...sketch,
      you: { units: ['Ember', { stack: ['Drake'], tapped: 4 }] },
    }).use('Ember', 0);
    answer(at.pass().use('Source'), ['Ember']);
    expect(at.can({ act: 'use', name: 'Drake', effect: 0 })).toBe(false);
    at.endTurn().endTurn();
    expect(at.can({ act: 'use', name: 'Ember', effect: 1 })).toBe(false);
  });
});

describe('R-T140: an effect that is worked by another one, said which', () => {
  it('a latent one works without what it waits for, and is not tapped for it', () => {
    const text = 'Trigger the latent effect of one unit you control.';
    const sketch = ember('When this card is attacked, gain 3 points.', 'Draw one card.');
    const at = answer(scene(text, sketch).use('Source'));
    expect([at.state.players[0].points, at.hand().length, at.seen('Ember').tapped]).toEqual([
      23,
      4,
      false,
    ]);
  });

  it('not one that speaks of what has set it off', () => {
    const text = 'Trigger the latent effect of one unit you control.';
    for (const said of [
      'When an enemy unit is played, destroy it.',
      'When a player draws a card, they lose 1 point.',
      'When this card is attacked by a unit, tap the attacking unit.',
    ])
      expect(scene(text, ember(said)).can({ act: 'use', name: 'Source', effect: 0 })).toBe(false);
    const own = ember('When this card is attacked, it gains 100 defense this turn.');
    const at = answer(scene(text, own).use('Source'));
    expect(at.seen('Ember').defense).toBe(300);
  });

  it('a continuous one goes on though its card is untapped, until that is untapped', () => {
    const text = 'Activate the continuous effect of one unit you control without tapping it.';
    const sketch = ember(
      { style: 'continuous', text: 'All units you control gain 50 attack.' },
      'Draw one card.',
    );
    const at = answer(scene(text, sketch).use('Source'));
    expect([at.seen('Ember').attack, at.seen('Drake').attack, at.seen('Foe').attack]).toEqual([
      350, 650, 200,
    ]);
    expect([at.seen('Ember').tapped, at.seen('Ember').works]).toEqual([false, 0]);
    // Tapped for its other effect, it goes on.
    at.use('Ember', 1).pass();
    expect([at.seen('Ember').tapped, at.seen('Drake').attack]).toEqual([true, 650]);
  });

  it('the first is the first, and without a name only what works at once', () => {
    const sketch = ember(
      { style: 'continuous', text: 'All units you control gain 50 attack.' },
      'Gain 2 points.',
    );
    const first = answer(
      scene('Activate the first effect of one unit you control.', sketch).use('Source'),
      ['Ember'],
    );
    expect([first.seen('Drake').attack, first.state.players[0].points]).toEqual([650, 20]);
    const any = answer(
      scene('Activate one of the effects of a unit you control.', sketch).use('Source'),
      ['Ember'],
    );
    expect([any.seen('Drake').attack, any.state.players[0].points]).toEqual([600, 22]);
  });

  it('a dormant one, whenever its card was tapped', () => {
    const sketch = ember({ style: 'dormant', text: 'Gain 2 points.' }, 'Draw one card.');
    const text =
      'Activate the dormant effect of a unit you control even if it was tapped this turn.';
    const at = scene(text, sketch).use('Ember', 1).pass().use('Source');
    answer(at);
    expect([at.state.players[0].points, at.hand().length]).toEqual([22, 5]);
  });
});
