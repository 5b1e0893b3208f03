import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

const BATTLE = { stage: 'battle' } as const;
/** The text on a unit of yours, which attacks. */
const onEmber = (text: string, more: SceneSketch = {}) =>
  scene(text, { on: 'Ember', ...BATTLE, ...more });
const NO_FOES: SceneSketch = { opponent: { units: [] } };
/** It is your opponent's battle phase. */
const THEIRS = { ...BATTLE, active: 1 } as const;
const toBattle = (at: Table) => at.do({ act: 'battle' }).pass();
const canAttack = (at: Table, name: string) => at.can({ act: 'attack', name });

describe('until the attack is over', () => {
  it('holds in the attack, and no longer', () => {
    const text =
      'When this card attacks a water unit, its attack is doubled until the attack is over.';
    const at = onEmber(text, { cards: { Foe: { type: 'water', attack: 200, defense: 500 } } });
    at.attack('Ember', 'Foe');
    // 600 against 500: without it, Ember would have fallen.
    expect(at.units(1)).not.toContain('Foe');
    expect(at.seen('Ember').attack).toBe(300);
  });

  it('is set off by such a unit only', () => {
    const text =
      'When this card attacks a fire unit, its attack is doubled until the attack is over.';
    const at = onEmber(text).attack('Ember', 'Foe');
    expect(at.seen('Ember').tapped).toBe(false);
  });

  it('R-T174: keeps a player from answering the attack, not what comes after', () => {
    const text =
      'When this card attacks, your opponent cannot activate effects of spells until the attack is over.';
    const Hex = { type: 'spell', effects: [{ style: 'normal', text: 'Gain 1 point.' }] } as const;
    const at = onEmber(text, { style: 'passive', cards: { Hex } });
    // R-T174: from the announcement on.
    at.do({ act: 'attack', name: 'Ember', on: at.card('Foe') });
    expect(at.can({ act: 'use', name: 'Hex' })).toBe(false);
    at.pass();
    expect(at.state.lasting).toEqual([]);
    // Another attack can be answered.
    at.do({ act: 'attack', name: 'Drake', on: at.card('Foe') });
    expect(at.can({ act: 'use', name: 'Hex' })).toBe(true);
    at.pass();
  });

  it('R-T175: ends with an attack that is countered', () => {
    const text = 'When a unit you control attacks, it gains 100 attack until the attack is over.';
    const Hex = {
      type: 'spell',
      effects: [{ style: 'counter', text: 'Counter the attack.' }],
    } as const;
    const at = scene(text, { ...BATTLE, style: 'passive', cards: { Hex } });
    at.do({ act: 'attack', name: 'Drake', on: at.card('Foe') });
    while (at.asked === 'respond')
      at.do(at.can({ act: 'use', name: 'Hex' }) ? { act: 'use', name: 'Hex' } : { act: 'pass' });
    expect(at.units(1)).toContain('Foe');
    expect(at.seen('Drake').attack).toBe(600);
  });
});

describe('until it attacks (R-T170)', () => {
  it('lasts through its next attack, in whichever turn', () => {
    const at = scene("Double this card's attack until it attacks.", { on: 'Ember' }).use('Ember');
    expect(at.seen('Ember').attack).toBe(600);
    toBattle(at).attack('Drake', 'Foe');
    expect(at.seen('Ember').attack).toBe(600);
    at.endTurn().endTurn();
    expect(at.seen('Ember').attack).toBe(600);
    toBattle(at).attack('Ember', 'Giant');
    // 600 against 600.
    expect(at.seen('Ember').attack).toBe(300);
    expect(at.units(1)).toContain('Giant');
  });

  it('is asked of each card by itself', () => {
    const at = scene('All units you control gain 100 attack until they attack.').use('Source');
    toBattle(at).attack('Ember', 'Foe');
    expect([at.seen('Ember').attack, at.seen('Drake').attack]).toEqual([300, 700]);
  });

  it('and then', () => {
    const text = "Triple this card's attack until it attacks. Then its attack becomes 0.";
    const at = scene(text, { on: 'Ember' }).use('Ember');
    expect(at.seen('Ember').attack).toBe(900);
    toBattle(at).attack('Drake', 'Foe');
    expect(at.seen('Ember').attack).toBe(900);
    at.attack('Ember', 'Giant');
    expect(at.units(1)).toEqual(['Stone']);
    expect(at.seen('Ember').attack).toBe(0);
    expect(at.seen('Drake').attack).toBe(600);
  });
});

describe('whom an attack is aimed at', () => {
  const counter = (text: string): SceneSketch & { text: string } => ({
    ...THEIRS,
    style: 'counter',
    text,
  });
  const redirected = (text: string) => {
    const at = scene(text, counter(text));
    at.do({ act: 'attack', name: 'Giant', on: at.card('Drake') });
    at.do({ act: 'use', name: 'Source' });
    return at.pass();
  };

  it('is changed', () => {
    const texts = [
      'When an enemy card attacks, choose another unit you control as its target.',
      'When an enemy card attacks, change its target to another unit you control.',
      'Change the target of an attack to another unit you control.',
      'When an enemy card attacks, make another unit you control its target.',
      'When an enemy card attacks, another unit you control becomes the target of the attack.',
    ];
    for (const text of texts) {
      const at = redirected(text);
      expect(at.units(0), text).toEqual(['Drake']);
    }
  });

  it('can be a unit that is played in the way of a direct attack', () => {
    const text =
      'When an enemy card attacks you directly, play a water unit from your hand and it becomes the target of the attack.';
    const at = scene(text, { ...counter(text), you: { units: [] } });
    at.do({ act: 'attack', name: 'Foe' });
    at.do({ act: 'use', name: 'Source' });
    answer(at, 0);
    // The attack of 200 met the defense of 250.
    expect([at.points(0), at.points(1)]).toEqual([20, 19]);
    expect([at.units(0), at.units(1)]).toEqual([['Tide'], ['Giant']]);
  });

  it('is what "its target" is', () => {
    const text =
      'When this card attacks, it gains attack equal to half of the defense of its target this turn.';
    const at = onEmber(text).attack('Ember', 'Giant');
    // 300 and half of 600 are as much as Giant has.
    expect(at.units(1)).toContain('Giant');
    expect(at.seen('Ember').attack).toBe(600);
  });

  it('is the unit that was attacked, afterwards', () => {
    const at = onEmber('After this card attacks, tap the unit it attacked.').attack('Ember', 'Foe');
    expect(at.seen('Foe').tapped).toBe(true);
    expect(at.seen('Drake').tapped).toBe(false);
  });
});

describe('after', () => {
  it('an attack, what was attacked is told of it too', () => {
    const at = scene('After this card is attacked, draw a card.', { ...THEIRS, on: 'Drake' });
    at.do({ act: 'attack', name: 'Foe', on: at.card('Drake') });
    expect(at.hand(0)).toHaveLength(4);
    at.pass();
    expect(at.hand(0)).toHaveLength(5);
  });

  it('the next attack, the battle phase can end', () => {
    const at = scene('End the battle phase immediately after the next attack.').use('Source');
    toBattle(at);
    expect(canAttack(at, 'Drake')).toBe(true);
    at.attack('Drake', 'Foe');
    expect(at.units(1)).not.toContain('Foe');
    expect(at.state.stage).not.toBe('battle');
    // Only that one.
    at.pass().endTurn();
    toBattle(at).attack('Ember', 'Giant');
    expect(at.state.stage).toBe('battle');
  });

  it('its next attack, a card is spoken of', () => {
    const at = scene("After this card's next attack, return it to your hand.", { on: 'Ember' });
    at.use('Ember');
    toBattle(at).attack('Drake', 'Foe');
    expect(at.units(0)).toContain('Ember');
    at.endTurn().endTurn();
    toBattle(at).attack('Ember', 'Giant');
    expect(at.hand(0)).toContain('Ember');
  });

  it('a direct attack, "they" are whoever was attacked', () => {
    const text = 'After this card attacks your opponent directly, they discard a card at random.';
    const at = onEmber(text, NO_FOES).attack('Ember');
    expect([at.hand(0).length, at.hand(1).length]).toEqual([4, 1]);
  });
});

describe('each unit that attacks', () => {
  it('loses before the attack, for as long as it says', () => {
    const text =
      'Until your next turn, each unit that attacks this card loses 200 attack before the attack.';
    const at = scene(text, { on: 'Drake', style: 'normal' }).use('Drake');
    at.endTurn();
    toBattle(at).attack('Foe', 'Ember');
    expect(at.seen('Foe').attack).toBe(200);
    at.attack('Giant', 'Drake');
    expect(at.seen('Giant').attack).toBe(700);
    expect(at.units(0)).toContain('Whelp');
  });

  it('by itself, where nothing says how long', () => {
    const at = scene('Units that attack this card lose 100 attack.', { ...THEIRS, on: 'Drake' });
    at.attack('Foe', 'Drake');
    // 100 against 400.
    expect(at.units(1)).toEqual(['Giant']);
  });
});

describe('destroyed in battle by', () => {
  const text = 'When this card is destroyed in battle by a water unit, destroy that unit.';
  const strong = { cards: { Foe: { type: 'water', attack: 800, defense: 300 } } } as const;

  it('such a unit', () => {
    const at = scene(text, { ...THEIRS, ...strong, on: 'Ember', style: 'passive' });
    at.attack('Foe', 'Ember');
    expect([at.units(0), at.units(1)]).toEqual([['Drake'], ['Giant']]);
  });

  it('another one', () => {
    const at = scene(text, { ...THEIRS, ...strong, on: 'Ember', style: 'passive' });
    at.attack('Giant', 'Ember');
    expect(at.units(1)).toEqual(['Foe', 'Giant']);
  });

  it('not by an effect of such a unit', () => {
    const Foe = { type: 'water', effects: ['Destroy one unit your opponent controls.'] } as const;
    const at = scene(text, { active: 1, cards: { Foe }, on: 'Ember', style: 'passive' });
    answer(at.do({ act: 'use', name: 'Foe' }), ['Ember']);
    expect([at.units(0), at.units(1)]).toEqual([['Drake'], ['Foe', 'Giant']]);
  });
});

describe('instead of being discarded', () => {
  const text = 'When this card is discarded by an effect of your opponent, play it instead.';
  const Hex = { type: 'spell', effects: ['Your opponent discards one card.'] } as const;
  const made = { on: 'Spark', style: 'latent', active: 1, cards: { Hex } } as const;

  it('a card is played out of the hand', () => {
    const at = scene(text, made).do({ act: 'use', name: 'Hex', effect: 0 });
    answer(at, ['Spark'], 2);
    expect(at.units(0)).toEqual(['Ember', 'Drake', 'Spark']);
    expect(at.discardPile(0)).toEqual(['Ash', 'Relic']);
  });

  it('another card is discarded', () => {
    const at = scene(text, made).do({ act: 'use', name: 'Hex', effect: 0 });
    answer(at, ['Tide']);
    expect(at.discardPile(0)).toEqual(['Ash', 'Relic', 'Tide']);
  });

  it('not where its own player has it discarded', () => {
    const Ward = { type: 'spell', effects: ['Discard one card.'] } as const;
    const at = scene(text, { on: 'Spark', style: 'latent', cards: { Ward } });
    answer(at.use('Ward'), ['Spark']);
    expect(at.discardPile(0)).toContain('Spark');
  });
});
