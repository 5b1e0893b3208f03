import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { compileEffect } from '../../trial/compile-effect.ts';

const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

describe('whose deck is searched', () => {
  const points = (whose: string, deck: string) => {
    const at = scene(`Whenever your opponent searches ${whose} deck, gain 1 point.`, {
      active: 1,
      cards: { Hex: spell(`Search ${deck} deck for a unit.`) },
    });
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    at.take();
    return at.pass().points(0);
  };

  it.each([
    ['their', 'your', 21],
    ['your', 'your', 20],
    ['a', 'your', 21],
    ['your', "your opponent's", 21],
    ['their', "your opponent's", 20],
  ])('%s deck, where they search %s', (whose, deck, now) => {
    expect(points(whose, deck)).toBe(now);
  });
});

describe('R-T252: when, for a time', () => {
  it.each([
    ['Until your next turn, when a unit is destroyed, gain 1 point.', 22],
    ['Until your next turn, the next time a unit is destroyed, gain 1 point.', 21],
  ])('%s', (text, points) => {
    const at = scene(text, {
      cards: { Hex: spell('Destroy one unit you control.', 'Destroy one unit you control.') },
      opponent: { units: ['Foe', 'Pebble', 'North'], spells: ['Hex', 'Veil'], hand: [], deck: [] },
    });
    at.use('Source').pass();
    at.endTurn();
    at.do({ act: 'use', name: 'Hex', effect: 0 }).take('Foe').pass();
    at.state.field[at.card('Hex')]!.tapped = 0;
    at.do({ act: 'use', name: 'Hex', effect: 0 }).take('Pebble').pass();
    expect(at.points(0)).toBe(points);
  });
});

describe('R-T251: by whom cards are drawn', () => {
  it('whoever draws, not whose effect it was', () => {
    const text = 'Whenever a card is drawn by your opponent, gain 1 point.';
    const at = scene(text, {
      cards: { Ward: spell('Your opponent draws a card.', 'Draw a card.') },
    });
    at.do({ act: 'use', name: 'Ward', effect: 0 }).pass();
    expect(at.points(0)).toBe(21);
    at.state.field[at.card('Ward')]!.tapped = 0;
    at.do({ act: 'use', name: 'Ward', effect: 1 }).pass();
    expect(at.points(0)).toBe(21);
  });
});

describe('R-T250: until this card is untapped', () => {
  it.each([
    'One unit gains 100 attack until this card is untapped.',
    'Take control of one enemy unit until this card is untapped.',
    'One unit cannot be tapped until this card is untapped.',
    'Until this card is untapped, your opponent cannot draw cards.',
    'Until this card is untapped, whenever a card is drawn, gain 1 point.',
  ])('does not come back when it is tapped again: %s', (text) => {
    const at = scene(text, { cards: { Ward: spell('Untap one spell.', 'Tap one spell.') } });
    at.do({ act: 'use', name: 'Source', effect: 0 });
    if (at.asked === 'choose') at.take('Foe');
    at.pass();
    expect(at.state.lasting.length + at.state.watches.length).toBe(1);
    expect(at.units(0).includes('Foe')).toBe(text.startsWith('Take'));
    at.do({ act: 'use', name: 'Ward', effect: 0 });
    if (at.asked === 'choose') at.take('Source');
    at.pass();
    expect(at.state.lasting.length + at.state.watches.length).toBe(0);
    expect(at.units(1)).toContain('Foe');
    expect(at.seen('Foe').attack).toBe(200);
  });

  it('of each card by itself', () => {
    const at = scene('All enemy units gain 100 attack until they are tapped.', {
      cards: { Ward: spell('Tap one unit.') },
    });
    at.do({ act: 'use', name: 'Source', effect: 0 }).pass();
    // Giant is tapped already.
    expect([at.seen('Foe').attack, at.seen('Giant').attack]).toEqual([300, 900]);
    at.do({ act: 'use', name: 'Ward', effect: 0 });
    if (at.asked === 'choose') at.take('Foe');
    at.pass();
    expect([at.seen('Foe').attack, at.seen('Giant').attack]).toEqual([200, 900]);
  });

  it('nor does it hold when the card is gone', () => {
    const at = scene('One unit gains 100 attack until this card is untapped.', {
      cards: { Ward: spell('Destroy one spell.') },
    });
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe').pass();
    expect(at.seen('Foe').attack).toBe(300);
    at.do({ act: 'use', name: 'Ward', effect: 0 }).take('Source').pass();
    expect(at.seen('Foe').attack).toBe(200);
  });

  it('is refused where its own effect taps it', () => {
    const read = compileEffect('Your units gain 100 attack until this card is tapped.', {
      on: 'spell',
    });
    expect(read).toMatchObject({ ok: false });
  });
});

describe('R-T253: what a unit gains while it is taken', () => {
  it('ends with that', () => {
    const at = scene(
      'Take control of one enemy unit this turn. It gains 100 attack and can attack twice.',
    );
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe').pass();
    expect([at.units(0).includes('Foe'), at.seen('Foe').attack]).toEqual([true, 300]);
    at.endTurn();
    expect([at.units(1).includes('Foe'), at.seen('Foe').attack]).toEqual([true, 200]);
    expect(at.state.lasting).toEqual([]);
  });

  it('so does what is said in the same breath (R-T290)', () => {
    const at = scene(
      'Take control of one enemy unit this turn. It gains 100 attack and your opponent cannot draw cards.',
    );
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe').pass();
    expect(at.state.lasting.length).toBeGreaterThan(0);
    at.endTurn();
    expect(at.state.lasting).toEqual([]);
  });

  it('but what is said of others stays', () => {
    const at = scene('Take control of one enemy unit this turn. One unit gains 100 attack.');
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe').take('Ember').pass();
    at.endTurn();
    expect(at.seen('Ember').attack).toBe(400);
  });
});

describe('an equip card that is moved', () => {
  it.each([
    'Equip this card to a unit and it gains 100 attack.',
    'Equip this card to a unit. It gains 100 attack.',
  ])('takes along what it gives: %s', (text) => {
    const at = scene('Move one equip card to another unit.', { cards: { Ward: spell(text) } });
    at.do({ act: 'use', name: 'Ward', effect: 0 }).take('Ember').pass();
    expect([at.seen('Ember').attack, at.seen('Foe').attack]).toEqual([400, 200]);
    at.do({ act: 'use', name: 'Source', effect: 0 }).take('Foe').pass();
    expect([at.seen('Ember').attack, at.seen('Foe').attack]).toEqual([300, 300]);
  });
});

describe('refused, with what to write instead', () => {
  it.each([
    ['Draw a card if you control a dragon, then discard a card.', 'two sentences'],
    ['All enemy units must attack this turn.', "during your opponent's next turn"],
    ['One enemy unit must attack this turn.', "during your opponent's next turn"],
    ['Enemy units cannot attack this turn.', "during your opponent's next turn"],
  ])('%s', (text, why) => {
    const read = compileEffect(text, { on: 'unit' });
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });

  it.each([
    'If you control a dragon, draw a card, then discard a card.',
    'Draw a card, then discard a card if you control a dragon.',
    "All enemy units must attack during your opponent's next turn.",
    'This card must attack this turn.',
    "During your opponent's turn, enemy units cannot attack this turn.",
    'When an enemy unit is played, it must attack this turn.',
  ])('but not: %s', (text) => {
    expect(compileEffect(text, { on: 'unit' })).toMatchObject({ ok: true });
  });
});
