import { describe, expect, it } from 'vitest';
import { answer, outcomeOf, type SceneSketch, scene } from '../../testing/scene.ts';

const spell = (...effects: string[]) => ({ type: 'spell', effects }) as const;

/** The units that Ember taps. */
function tappedBy(text: string, sketch: SceneSketch): string[] {
  const names = ['Drake', 'Foe', 'Giant', 'Whelp'];
  const found = outcomeOf(text, [], { on: 'Ember', ...sketch });
  return names.filter((name) => found[`${name} tapped`] === true);
}

describe('as much, or more, or less', () => {
  // Ember has 300 attack and rank 1, Drake 600 and rank 2, Foe 200 and rank 1, Giant 900 and rank 3.
  const on = (text: string) =>
    tappedBy(text, {
      cards: { Foe: { type: 'water', attack: 300, defense: 300 } },
      opponent: { units: ['Foe', 'Giant'] },
    });

  it.each([
    ["Tap all other units with attack less than or equal to this card's attack.", ['Foe']],
    ["Tap all other units with rank equal to or less than this card's rank.", ['Foe']],
    ["Tap all other units whose attack is at least this card's attack.", ['Drake', 'Foe', 'Giant']],
    ['Tap all other units with no higher rank than this card.', ['Foe']],
    ['Tap all other units with no lower rank than this card.', ['Drake', 'Foe', 'Giant']],
    ['Tap all other units with a higher rank than this card.', ['Drake', 'Giant']],
  ])('%s', (text, found) => {
    expect(on(text)).toEqual(found);
  });
});

describe('of the same type and rank', () => {
  it.each([
    ['Tap all other units of the same type and rank as this card.', ['Whelp']],
    ['Tap all other units of the same type as this card.', ['Drake', 'Whelp']],
    ['Tap all other units of the same rank as this card.', ['Foe', 'Whelp']],
  ])('%s', (text, found) => {
    expect(tappedBy(text, { you: { units: ['Ember', 'Drake', 'Whelp'] } })).toEqual(found);
  });
});

describe('what is kept from happening in more than one way', () => {
  const after = (text: string, does: string, on = 'Hex') => {
    const at = scene(text, {
      style: 'passive',
      on: 'Ember',
      active: 1,
      cards: { Hex: spell(does), Foe: { type: 'water', effects: [does] } },
    });
    const can = at.can({ act: 'use', name: on, effect: 0 });
    if (!can) return 'unused';
    at.do({ act: 'use', name: on, effect: 0 });
    if (at.asked === 'choose') at.take('Ember');
    at.pass();
    return at.units(0).includes('Ember') ? 'there' : 'gone';
  };
  const DESTROY = 'Destroy all rank 1 units your opponent controls.';
  const RETURN = "Return all rank 1 units your opponent controls to their owners' hands.";

  it.each([
    ['This card cannot be destroyed or returned to the hand by spells.', DESTROY, 'Hex', 'there'],
    ['This card cannot be destroyed or returned to the hand by spells.', RETURN, 'Hex', 'unused'],
    ['This card cannot be destroyed or returned to the hand by spells.', DESTROY, 'Foe', 'gone'],
    ['This card cannot be destroyed or returned to the hand by spells.', RETURN, 'Foe', 'gone'],
    ['This card cannot be destroyed by spells or in battle.', DESTROY, 'Hex', 'there'],
    ['This card cannot be destroyed by spells or in battle.', DESTROY, 'Foe', 'gone'],
    ['This card cannot be destroyed in battle or by effects of spells.', RETURN, 'Hex', 'gone'],
  ])('%s [%s: %s]', (text, does, on, outcome) => {
    expect(after(text, does, on)).toBe(outcome);
  });

  it.each([
    ['This card cannot be destroyed by spells or in battle.', true],
    ['This card cannot be destroyed by spells.', false],
  ])('in battle: %s', (text, stays) => {
    const at = scene(text, { style: 'passive', on: 'Ember', active: 1, stage: 'battle' });
    at.do({ act: 'attack', name: 'Giant', on: at.card('Ember') }).pass();
    expect(at.units(0).includes('Ember')).toBe(stays);
  });
});

describe('another number, if something is so', () => {
  it('is the one if it is not, and the other if it is', () => {
    const text = 'Gain 2 points, or 4 if you control an undead unit.';
    expect(outcomeOf(text, [])).toEqual({ 'your points': 22 });
    expect(outcomeOf(text, [], { you: { units: ['Ash'] } })).toEqual({ 'your points': 24 });
  });

  it('of cards that are chosen', () => {
    const text = 'Tap one unit, or two if you control a dragon.';
    const at = scene(text, { opponent: { units: ['Foe', 'Pebble'] } });
    answer(at.use('Source'), ['Foe'], ['Foe', 'Pebble']);
    expect([at.seen('Foe').tapped, at.seen('Pebble').tapped]).toEqual([true, true]);
  });
});
