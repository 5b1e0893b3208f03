import { describe, expect, it } from 'vitest';
import { answer, isOffered, type SceneSketch, scene } from '../../testing/scene.ts';
import type { Table } from '../../testing/table.ts';

/** A ban that is in force because a unit of yours says so. */
const under = (ban: string, sketch: SceneSketch = {}): SceneSketch => ({
  ...sketch,
  cards: { Ember: { effects: [{ style: 'passive', text: ban }] } },
});

const whyNot = (at: Table): string | undefined =>
  at.game.explain(at.state, 0, { act: 'use', card: at.card('Source'), effect: 0 });

describe('a cost that something forbids cannot be paid (3.3.4, R-T64)', () => {
  it.each([
    ['Players cannot discard cards.', 'Discard one card to draw two cards.'],
    ['You cannot lose points.', 'Lose 1 point to draw one card.'],
    ['Your opponent cannot draw cards.', 'Let your opponent draw a card to draw two cards.'],
    ['Spells you control cannot be destroyed.', 'Destroy this card to draw one card.'],
    ['Units you control cannot be destroyed.', 'Destroy one unit you control to draw one card.'],
    ['Units cannot leave the field.', 'Return one unit you control to your hand to gain 1 point.'],
  ])('%s %s', (ban, text) => {
    expect(isOffered(text)).toBe(true);
    expect(isOffered(text, under(ban))).toBe(false);
  });

  it('nor can an overload effect be used', () => {
    const text = 'Draw two cards.';
    expect(isOffered(text, { style: 'overload' })).toBe(true);
    const ban = under('Players cannot discard cards.', { style: 'overload' });
    expect(isOffered(text, ban)).toBe(false);
  });

  it('but what cannot be targeted can be paid with', () => {
    const ban = under('Units you control cannot be targeted.');
    expect(isOffered('Destroy one unit you control to draw one card.', ban)).toBe(true);
  });
});

describe('a card that cannot be tapped (R-T20, R-T64)', () => {
  it('cannot use what it would be tapped for', () => {
    const ban = under('Spells you control cannot be tapped.');
    expect(isOffered('Draw one card.', ban)).toBe(false);
    expect(whyNot(scene('Draw one card.', ban))).toContain('must be tapped');
  });
});

describe('costs and targets that want the same cards (R-T8, R-T65)', () => {
  const hand = (...cards: string[]): SceneSketch => ({ you: { hand: cards } });

  it.each<[string, SceneSketch, SceneSketch]>([
    [
      'Discard one card and discard one fire unit to draw two cards.',
      hand('Spark'),
      hand('Spark', 'Tide'),
    ],
    ['Discard one card to discard one card.', hand('Spark'), hand('Spark', 'Tide')],
    [
      'Discard one card to put one card from your hand on the bottom of your deck.',
      hand('Spark'),
      hand('Spark', 'Tide'),
    ],
    ['Discard one card and discard one spell.', hand('Scroll'), hand('Scroll', 'Spark')],
    [
      'Destroy one spell you control to destroy one spell.',
      { opponent: { spells: [] }, you: { spells: [null, null, null, null, 'Source'] } },
      { opponent: { spells: ['Hex'] }, you: { spells: [null, null, null, null, 'Source'] } },
    ],
    [
      'Tap one unit you control and tap one unit you control to draw one card.',
      { you: { units: ['Ember'] } },
      {},
    ],
    [
      'Destroy one enemy unit and destroy one enemy unit.',
      { opponent: { units: ['Foe'] } },
      { opponent: { units: ['Foe', 'Pebble'] } },
    ],
  ])('%s', (text, tooFew, enough) => {
    expect(isOffered(text, tooFew)).toBe(false);
    expect(isOffered(text, enough)).toBe(true);
  });

  it('count the card that an overload effect costs', () => {
    const text = 'Discard one card to draw two cards.';
    expect(isOffered(text, { ...hand('Spark'), style: 'overload' })).toBe(false);
    expect(isOffered(text, { ...hand('Spark', 'Tide'), style: 'overload' })).toBe(true);
  });

  it('are told to be too few', () => {
    const at = scene('Discard one card to discard one card.', hand('Spark'));
    expect(whyNot(at)).toContain('not enough cards');
  });

  it('add up their points', () => {
    const text = 'Lose 2 points and lose 2 points to draw two cards.';
    expect(isOffered(text, { you: { points: 3 } })).toBe(false);
    expect(isOffered(text, { you: { points: 5 } })).toBe(true);
  });

  it('leave the next cost what it needs', () => {
    const text = 'Discard one card and discard one fire unit to draw two cards.';
    const at = scene(text, hand('Spark', 'Tide', 'Scroll')).use('Source');
    expect(at.takable).toEqual(['Scroll', 'Tide']);
    answer(at, ['Tide']);
    expect(at.discardPile()).toEqual(expect.arrayContaining(['Spark', 'Tide']));
    expect(at.hand()).toHaveLength(3);
  });

  it('let the card under one that is paid with be the target', () => {
    const sketch = { you: { units: [{ stack: ['Drake', 'Whelp'] }] }, opponent: { units: [] } };
    const text = 'Destroy one unit you control to tap one unit.';
    expect(isOffered(text, sketch)).toBe(true);
  });

  it('are not chosen twice', () => {
    const at = scene('Destroy one enemy unit and destroy one enemy unit.').use('Source');
    at.take('Foe');
    answer(at);
    expect(at.units(1)).toEqual(['Stone']);
  });
});
