import { describe, expect, it } from 'vitest';
import { effectTypeOf } from '../effect-type.ts';
import { parseEffect } from '../parse.ts';
import { expectReading, expectRefusal } from '../testing/reading.ts';

describe('R-T200: "it" in a trigger that comes last is this card', () => {
  it.each([
    [
      'Put this card on top of your deck when it is destroyed.',
      'When this card is destroyed, put this card on top of your deck.',
    ],
    [
      'Place this card on the bottom of your deck whenever it is discarded.',
      'Whenever this card is discarded, put this card on the bottom of your deck.',
    ],
    [
      'Return this card to your hand when it is destroyed or discarded.',
      'When this card is destroyed or when this card is discarded, return this card to your hand.',
    ],
    ['Draw a card when it is destroyed.', 'When this card is destroyed, draw one card.'],
    ['Gain 2 points when it attacks.', 'When this card attacks, gain 2 points.'],
  ])('%s', expectReading);

  it.each([
    ['Destroy one unit when it attacks.', 'say which card'],
    ['Tap one unit and return this card to your hand when it is destroyed.', 'say which card'],
    ['Draw a card when it is discarded.', 'say which card'],
  ])('is refused where it could be another: %s', expectRefusal);
});

describe('R-T201: out of the hand or discard pile', () => {
  it.each([
    [
      'When your opponent attacks directly, you may play this card from your hand.',
      'When a unit your opponent controls attacks directly, you may play this card from your hand.',
    ],
    [
      'You may play this card from your discard pile when a dragon is destroyed.',
      'When a dragon unit is destroyed, you may play this card from your discard pile.',
    ],
    [
      'When a unit is destroyed, if this card is in your discard pile, you may return this card to your hand.',
      'When a unit is destroyed, you may return this card from your discard pile to your hand.',
    ],
    [
      'When you draw this card, you may play this card from your hand.',
      'When this card is drawn by you, you may play this card from your hand.',
    ],
  ])('%s', expectReading);

  it.each([
    ['Play this card from your hand when your opponent attacks directly.', 'say "you may"'],
    [
      'Return this card from your discard pile to your hand when you rank up a dragon.',
      'say "you may"',
    ],
    [
      'At the start of your turn, you may play this card from your discard pile.',
      'say "during your turn, you may ..."',
    ],
    ['While you control a dragon, you may play this card from your hand.', 'say "if", not "while"'],
    [
      'If a dragon you control would be destroyed, you may play this card from your hand instead.',
      'it takes the place of nothing',
    ],
    ['When a dragon is destroyed, you may play this card.', 'or from your hand or discard pile'],
    ['When a unit is destroyed, if this card is in your hand, you may play it.', 'says nothing'],
    ['Reveal this card from your hand to draw a card.', 'this card is on the field then'],
    ['When a unit is destroyed, put this card from your hand under a unit.', 'on the field then'],
  ])('is refused: %s', expectRefusal);
});

describe('typed so that it works', () => {
  it.each([
    ['When a unit is destroyed, you may play this card from your hand.', 'counter'],
    ['When this card is destroyed, you may play this card from your discard pile.', 'latent'],
    ['Untap this card when another dragon attacks.', 'passive'],
    ['When this card attacks, untap it.', 'passive'],
    ['When you gain points, draw a card and untap this card.', 'passive'],
    ['When you gain points, draw a card, then untap this card.', 'latent'],
    ['Discard a card to untap this card.', 'dormant'],
    ['Untap this card and draw a card.', 'dormant'],
    ['If this card was tapped on an earlier turn, draw a card.', 'dormant'],
    ['Twice per turn, when you draw a card, gain 1 point.', 'passive'],
    ['Once per turn, when you draw a card, gain 1 point.', 'latent'],
    ['Twice per game, when you draw a card, gain 1 point.', 'latent'],
  ])('%s', (text, type) => {
    const parsed = parseEffect(text);
    expect(parsed.ok && effectTypeOf(parsed.effect)).toBe(type);
  });
});
