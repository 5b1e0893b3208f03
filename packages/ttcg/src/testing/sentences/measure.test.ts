import { describe, expect, it } from 'vitest';
import type { EffectType } from '../../language/tree/tree.ts';
import { compileEffect } from '../../trial/compile-effect.ts';
import { takeApart } from './clauses.ts';
import { measure, played } from './measure.ts';

describe('what a sentence says, taken apart', () => {
  it.each<[string, ReturnType<typeof takeApart>]>([
    [
      'Discard one card to draw two cards.',
      { openings: [], costs: ['discard one card'], ways: [['draw two cards']] },
    ],
    [
      "Return one spell to its owner's hand.",
      { openings: [], costs: [], ways: [["return one spell to its owner's hand"]] },
    ],
    [
      'When another card is destroyed, you may tap this card to gain one point and draw a card.',
      {
        openings: ['when another card is destroyed'],
        costs: ['you may tap this card'],
        ways: [['gain one point', 'draw a card']],
      },
    ],
    [
      'Choose one: draw a card; or destroy a spell.',
      { openings: [], costs: [], ways: [['draw a card'], ['destroy a spell']] },
    ],
  ])('%s', (text, parts) => {
    expect(takeApart(text)).toEqual(parts);
  });
});

describe('a sentence that does what it says is seen to', () => {
  it.each<[EffectType, 'unit' | 'spell', string]>([
    ['normal', 'unit', 'Draw two cards.'],
    ['normal', 'spell', 'Destroy a rank 3 or higher fire unit your opponent controls.'],
    ['passive', 'unit', 'Whenever a unit is destroyed, this card gains 10 attack.'],
    ['continuous', 'spell', 'All water units you control gain 50 attack.'],
    ['counter', 'spell', 'When your opponent activates the effect of a rank 1 spell, counter it.'],
    ['passive', 'unit', 'Your dragons cannot be destroyed in battle.'],
    ['equip', 'spell', 'The equipped unit cannot attack.'],
    ['dormant', 'unit', 'Draw two cards and lose one point.'],
  ])('%s on a %s: %s', (style, on, text) => {
    expect(measure(text, style, on)).toEqual({ is: 'seen' });
  });
});

/** Enough to see each of these sentences in what it does itself. */
const SOME = 300;

/** A measure that would take anything for anything is worth nothing. */
describe('a sentence is not seen in what another one does', () => {
  it.each<[words: string, done: string, style?: EffectType]>([
    ['Draw two cards.', 'Draw three cards.'],
    ['Draw a card.', 'Shuffle your discard pile into your deck.'],
    ['Draw a card.', 'Search your deck for a unit and add it to your hand.'],
    ['Gain two points.', 'Gain three points.'],
    ['Your opponent loses one point.', 'Lose one point.'],
    ['Destroy a water unit.', 'Destroy a spell.'],
    [
      'Destroy a unit your opponent controls.',
      "Return a unit your opponent controls to its owner's hand.",
    ],
    ['Destroy all units your opponent controls.', 'Destroy one unit your opponent controls.'],
    ['Tap a unit your opponent controls.', 'Draw a card.'],
    [
      'This card gains 100 attack until the end of the turn.',
      'This card gains 100 defense until the end of the turn.',
    ],
    ['Each dragon you control gains 50 attack this turn.', 'This card gains 50 attack this turn.'],
    ['Your opponent discards a card.', 'Discard a card.'],
    ['Your opponent mills two cards.', 'Your opponent discards two cards.'],
    ['Play a rank 1 unit from your hand.', 'Return a unit from your discard pile to your hand.'],
    ['Prevent the next attack this turn.', 'Draw a card.'],
    ['This card can attack twice this turn.', 'Gain two points.'],
    [
      'Fire units can be ranked up with dragons until the end of the turn.',
      'You may play two additional units this turn.',
    ],
    [
      'When this card attacks a unit, its attack is doubled until the attack is finished.',
      'When this card attacks a unit, it gains 100 attack until the attack is finished.',
      'latent',
    ],
    [
      'You have no maximum hand size while you control a unit.',
      'Your opponent has no maximum hand size while you control a unit.',
      'passive',
    ],
    [
      'Your opponent cannot activate pulse effects during your next main phase.',
      'Your opponent cannot activate pulse effects during your next draw phase.',
    ],
    [
      'The effects of this card cannot be countered by your opponent.',
      'This card cannot be destroyed.',
      'passive',
    ],
  ])('%s / %s', (words, done, style = 'normal') => {
    const effect = compileEffect(done, { style, on: 'unit' });
    if (!effect.ok) throw new Error(effect.error);
    expect(played(words, effect, 'unit', SOME).is).toBe('unseen');
  });
});

describe('a sentence that is refused', () => {
  it('is so with the reason of the reader', () => {
    const standing = measure('Destroy all dragon spells.', 'normal', 'unit');
    expect(standing).toMatchObject({ is: 'refused', why: expect.stringContaining('spell') });
  });
});
