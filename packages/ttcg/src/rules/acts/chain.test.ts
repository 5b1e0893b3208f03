import { describe, expect, it } from 'vitest';
import { answer, isOffered, outcomeOf, type SceneSketch, scene } from '../../testing/scene.ts';

/** The opponent's Hex with a counter effect. */
const hex = (text: string): SceneSketch => ({
  cards: { Hex: { type: 'spell', effects: [{ style: 'counter', text }] } },
});
const announce = (text: string, sketch: SceneSketch) =>
  scene(text, sketch).do({ act: 'use', name: sketch.on ?? 'Source', effect: 0 });

describe('counter', () => {
  it('an effect: it does nothing, and counts as used', () => {
    const at = announce('Draw one card.', hex('Counter the effect.'));
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect([at.hand().length, at.seen('Source').tapped, at.seen('Hex').tapped]).toEqual([
      4,
      true,
      true,
    ]);
  });

  it('only of such cards', () => {
    const said = hex('Counter the effect of a unit.');
    expect(announce('Draw one card.', said).can({ act: 'use', name: 'Hex', effect: 0 })).toBe(
      false,
    );
    expect(
      announce('Draw one card.', { ...said, on: 'Ember' }).can({
        act: 'use',
        name: 'Hex',
        effect: 0,
      }),
    ).toBe(true);
  });

  it('a play: the card goes to the discard pile', () => {
    const at = scene('Shuffle your deck.', hex('Counter the play.')).do({
      act: 'play',
      name: 'Tide',
      at: 3,
    });
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect([at.units(), at.discardPile()]).toEqual([
      ['Ember', 'Drake'],
      ['Ash', 'Relic', 'Tide'],
    ]);
  });

  it('R-T141: a play that would rank up a unit, and no other play', () => {
    const said = hex('When your opponent ranks up a unit, counter it, then draw one card.');
    const free = scene('Shuffle your deck.', said).do({ act: 'play', name: 'Tide', at: 3 });
    expect(free.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
    free.pass();
    const at = scene('Shuffle your deck.', said).do({ act: 'play', name: 'Flame', at: 0 });
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect([at.units(), at.hand(1).length, at.discardPile()]).toEqual([
      ['Ember', 'Drake'],
      3,
      ['Ash', 'Flame', 'Relic'],
    ]);
  });

  it('an attack: nobody is destroyed, and the attack is used up', () => {
    const at = scene('Shuffle your deck.', { ...hex('Counter the attack.'), stage: 'battle' });
    at.do({ act: 'attack', name: 'Drake', on: at.card('Foe') });
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect([at.units(0), at.units(1)]).toEqual([
      ['Ember', 'Drake'],
      ['Foe', 'Giant'],
    ]);
    expect(at.can({ act: 'attack', name: 'Drake' })).toBe(false);
  });

  it("not without something to answer, nor one's own", () => {
    expect(isOffered('Counter the effect.', { style: 'counter' })).toBe(false);
    const Ward = {
      type: 'spell',
      effects: [{ style: 'counter', text: 'Counter the effect.' }],
    } as const;
    const at = announce('Draw one card.', { cards: { Ward } });
    while (at.decision.seat !== 0) at.do({ act: 'pass' });
    expect(at.can({ act: 'use', name: 'Ward', effect: 0 })).toBe(false);
  });

  it('not what cannot be countered', () => {
    const cards = {
      ...hex('Counter the effect.').cards,
      Ember: {
        effects: ['Draw one card.', { style: 'passive', text: 'This card cannot be countered.' }],
      },
    } as const;
    const at = scene('Shuffle your deck.', { cards }).do({ act: 'use', name: 'Ember', effect: 0 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
  });

  it('not a play of which it was said that it cannot be countered', () => {
    const at = scene('Spells you play this turn cannot be countered.', hex('Counter the play.'));
    at.use('Source').do({ act: 'play', name: 'Scroll', at: 2 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
    at.pass().do({ act: 'play', name: 'Tide', at: 3 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(true);
  });

  it('not the next play, but the one after it', () => {
    const at = scene(
      'This turn, the next time you play a unit, it cannot be countered.',
      hex('Counter the play.'),
    );
    at.use('Source').do({ act: 'play', name: 'Tide', at: 3 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
    at.pass().do({ act: 'play', name: 'Spark', at: 4 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(true);
  });

  it('not what a card on the field says of every play', () => {
    const at = scene('Whenever you play a unit, it cannot be countered.', {
      ...hex('Counter the play.'),
      style: 'passive',
    });
    at.do({ act: 'play', name: 'Tide', at: 3 });
    expect(at.can({ act: 'use', name: 'Hex', effect: 0 })).toBe(false);
  });
});

describe('redirect', () => {
  it('an attack meets another unit', () => {
    const at = scene('Shuffle your deck.', {
      ...hex('Redirect the attack to one unit you control.'),
      stage: 'battle',
    });
    at.do({ act: 'attack', name: 'Ember', on: at.card('Foe') }).do({
      act: 'use',
      name: 'Hex',
      effect: 0,
    });
    // Giant alone is left: the attacked unit is no other one (R-T59).
    answer(at);
    expect([at.units(0), at.units(1)]).toEqual([['Drake'], ['Foe', 'Giant']]);
    expect([at.points(0), at.points(1)]).toEqual([19, 20]);
  });

  it('an effect works on another card', () => {
    const at = announce(
      'Destroy one unit your opponent controls.',
      hex('Redirect the effect to one unit your opponent controls.'),
    );
    at.take('Foe').do({ act: 'use', name: 'Hex', effect: 0 });
    answer(at, ['Ember']);
    expect([at.units(0), at.units(1)]).toEqual([
      ['Ember', 'Drake'],
      ['Foe', 'Giant'],
    ]);
  });
});

describe('activate and copy', () => {
  const cards = {
    Ward: { type: 'spell', effects: ['Draw one card.'] },
    Ember: { effects: ['This card gains 100 attack.'] },
  } as const;
  it('works an effect of another card, which is not tapped by it', () => {
    const sketch = {
      cards: {
        Ember: {
          effects: [
            'Draw one card.',
            { style: 'latent', text: 'When this card is attacked, draw one card.' },
          ],
        },
      },
    } as const;
    expect(outcomeOf('Activate the effect of one unit you control.', [['Ember']], sketch)).toEqual({
      Acorn: 'your hand',
    });
  });

  it("the effect of another player's card works for that player", () => {
    const sketch = {
      cards: {
        Hex: {
          type: 'spell',
          effects: ['Gain 3 points.', { style: 'counter', text: 'Counter the effect.' }],
        },
      },
    } as const;
    const at = scene('Activate the effect of one spell your opponent controls.', sketch);
    at.use('Source');
    expect([at.points(0), at.points(1)]).toEqual([20, 23]);
  });

  it("a copied effect works as if it were this card's", () => {
    const sketch = {
      cards: {
        Foe: {
          type: 'water',
          effects: [
            'This card gains 100 attack.',
            { style: 'latent', text: 'When this card is attacked, draw one card.' },
          ],
        },
        Ember: { attack: 300, defense: 200 },
      },
      on: 'Ember',
    } as const;
    const text = 'Copy the effect of one water unit.';
    expect(outcomeOf(text, [], sketch)).toEqual({ 'Ember attack': 400 });
  });

  it('of two effects one is chosen', () => {
    const at = scene('Activate the effect of one unit you control.', { cards }).use('Source');
    answer(at, ['Ember']);
    expect(at.asked).toBe('effect');
    at.do({ act: 'work', effect: 0 }).pass();
    expect(at.seen('Ember').attack).toBe(350);
  });
});
