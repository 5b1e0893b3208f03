import { describe, expect, it } from 'vitest';
import { answer, type SceneSketch, scene } from '../../testing/scene.ts';

const spell = (...effects: { style: 'counter' | 'normal'; text: string }[]) =>
  ({ type: 'spell', effects }) as const;

describe('R-T143: an effect that is added to the chain', () => {
  const text = 'Gain 1 point. Add another effect to the chain: draw one card.';
  const hex: SceneSketch = {
    cards: { Hex: spell({ style: 'counter', text: 'Counter the effect.' }) },
  };

  it('lies there by itself, and happens if nobody counters it', () => {
    const at = answer(scene(text, hex).use('Source'));
    expect([at.points(), at.hand().length]).toEqual([21, 5]);
  });

  it('can be countered without what came before it', () => {
    const at = scene(text, hex).do({ act: 'use', name: 'Source', effect: 0 });
    // The first chance to answer is to the whole effect, the second to what it added.
    while (at.points() === 20) at.do({ act: 'pass' });
    at.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect([at.points(), at.hand().length, at.state.chain.length]).toEqual([21, 4, 0]);
  });
});

describe('at the end of the chain', () => {
  it('what is put off to it happens when all of it is done', () => {
    const Ward = spell({ style: 'normal', text: 'At the end of the chain, gain 5 points.' });
    const at = scene('Your points become 10.', { cards: { Ward } });
    at.do({ act: 'use', name: 'Source', effect: 0 });
    while (at.decision.seat !== 0) at.do({ act: 'pass' });
    at.do({ act: 'use', name: 'Ward', effect: 0 }).pass();
    // Ward answers, so it works first; its points come after those of Source.
    expect(at.points()).toBe(15);
  });
});

describe('R-T144: being part of a chain', () => {
  const text = 'Whenever the effect of this card becomes part of a chain, gain 3 points.';
  const sketch = (): SceneSketch => ({
    style: 'passive',
    cards: { Hex: spell({ style: 'normal', text: 'Shuffle your deck.' }) },
  });
  const source = () => {
    const base = sketch();
    return scene(text, { ...base, cards: { ...base.cards } });
  };

  it('an effect that is answered is, and one that answers; one alone is not', () => {
    const alone = source().use('Source', 1).pass();
    expect(alone.points()).toBe(20);
    const answered = source().do({ act: 'use', name: 'Source', effect: 1 });
    answered.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect(answered.points()).toBe(23);
    const other = source().do({ act: 'use', name: 'Ember', effect: 0 });
    other.do({ act: 'use', name: 'Hex', effect: 0 }).pass();
    expect(other.points()).toBe(20);
  });
});

describe('an effect in a chain', () => {
  const text = 'When your opponent activates an effect in a chain, swap its target with';
  const cards = (to: string): SceneSketch => ({
    cards: {
      Ward: spell({ style: 'counter', text: `${text} ${to}.` }),
      Hex: spell({ style: 'normal', text: 'Tap one untapped card.' }),
    },
  });
  const use = (name: string) => ({ act: 'use', name, effect: 0 }) as const;

  it('is one that answers something; its target is swapped', () => {
    const at = scene('Shuffle your deck.', cards('another unit')).do(use('Source')).do(use('Hex'));
    at.take('Drake');
    answer(at.do(use('Ward')), ['Ember']);
    expect([at.seen('Drake').tapped, at.seen('Ember').tapped]).toEqual([false, true]);
  });

  it('R-T145: also with the card that it comes from, where the text says so', () => {
    const said = cards('the card that activated it').cards;
    const Hex = spell({ style: 'normal', text: 'Destroy one card.' });
    const at = scene('Shuffle your deck.', { cards: { ...said, Hex } });
    at.do(use('Source')).do(use('Hex')).take('Drake');
    answer(at.do(use('Ward')));
    expect([at.units(), at.spells(1), at.discardPile(1)]).toEqual([
      ['Ember', 'Drake'],
      [],
      ['Bone', 'Hex'],
    ]);
  });

  it('not one that answers nothing', () => {
    const at = scene('Shuffle your deck.', cards('another unit')).do(use('Ember'));
    while (at.decision.seat !== 1) at.do({ act: 'pass' });
    const alone = scene('Shuffle your deck.', { ...cards('another unit'), active: 1 });
    alone.do(use('Hex')).take('Drake');
    expect(alone.can(use('Ward'))).toBe(false);
    alone.pass();
    at.pass();
  });
});
