import { describe, expect, it } from 'vitest';
import { answer, isOffered, type SceneSketch, scene } from '../../testing/scene.ts';

describe('cards that are left out (R-T330)', () => {
  const dragons: SceneSketch = {
    you: { units: ['Whelp', 'Ember'] },
    opponent: { units: ['Newt', 'Foe'] },
    cards: { Newt: { type: 'water', subtypes: ['dragon'] } },
  };
  const left = (text: string, sketch: SceneSketch, on = 'Source') => {
    const at = answer(scene(text, { ...sketch, on }).use(on));
    return [at.units(0), at.units(1)].flat();
  };

  it.each([
    ['Destroy all units except dragons you control.', ['Whelp']],
    ['Destroy all units except your dragons.', ['Whelp']],
    ['Destroy all units other than dragons you control.', ['Whelp']],
    ['Destroy all units that are not dragons you control.', ['Whelp']],
    ['Destroy all units except dragons your opponent controls.', ['Newt']],
    ['Destroy all units except rank 1 units you control.', ['Whelp', 'Ember']],
    ['Destroy all units except water units your opponent controls.', ['Newt', 'Foe']],
    ['Destroy all units you control except dragons.', ['Whelp', 'Newt', 'Foe']],
    ['Destroy all units except dragons with 260 or more attack.', ['Whelp']],
    ['Destroy all cards except units you control.', ['Whelp', 'Ember']],
    ['Destroy all cards except rank 2 units and spells.', []],
  ])('%s', (text, names) => {
    expect(left(text, dragons)).toEqual(names);
  });

  it.each([
    ['Destroy all units except this card and dragons.', ['Whelp', 'Ember', 'Newt']],
    ['Destroy all units except dragons and this card.', ['Whelp', 'Ember', 'Newt']],
    ['Destroy all units other than this card and dragons.', ['Whelp', 'Ember', 'Newt']],
    ['Destroy all units except this card and your dragons.', ['Whelp', 'Ember']],
  ])('%s', (text, names) => {
    expect(left(text, dragons, 'Ember')).toEqual(names);
  });

  it('are not chosen', () => {
    const text = 'Tap one unit except this card and your dragons.';
    const alone = { ...dragons, on: 'Ember', opponent: { units: [] } };
    expect(isOffered(text, alone)).toBe(false);
    expect(isOffered(text, { ...dragons, on: 'Ember' })).toBe(true);
  });

  it('lie in the same pile as the others', () => {
    const text = 'Return all units except dragons in your discard pile to your hand.';
    const at = answer(scene(text, { you: { hand: [], discard: ['Whelp', 'Ash'] } }).use('Source'));
    expect(at.hand()).toEqual(['Ash']);
  });

  it('may be face-down cards of which nobody knows what they are', () => {
    const down: SceneSketch = {
      you: { units: [{ stack: ['Ember'], faceDown: 4 }] },
      opponent: { units: [{ stack: ['Foe'], faceDown: 4 }] },
    };
    expect(left('Destroy all units except dragons you control.', down)).toEqual(['Ember']);
    expect(left('Destroy all units except units you control.', down)).toEqual(['Ember']);
  });

  it('end where somebody does something', () => {
    const text = "Destroy all units except dragons and this card's owner draws a card.";
    const at = answer(scene(text, { ...dragons, you: { ...dragons.you, hand: [] } }).use('Source'));
    expect([at.units(0), at.units(1), at.hand().length]).toEqual([['Whelp'], ['Newt'], 1]);
  });

  it('suffer nothing that lasts', () => {
    const text = 'All units except dragons you control lose 50 attack this turn.';
    const at = answer(scene(text, dragons).use('Source'));
    const attacks = ['Whelp', 'Ember', 'Newt', 'Foe'].map((name) => at.seen(name).attack);
    expect(attacks).toEqual([260, 250, 200, 150]);
  });
});
