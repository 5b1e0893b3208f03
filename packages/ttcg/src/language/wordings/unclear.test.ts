import { describe, expect, it } from 'vitest';
import { effectTypeOf } from '../effect-type.ts';
import { parseEffect } from '../parse.ts';
import { stepsOf } from '../steps.ts';
import { expectReading, expectRefusal } from '../testing/reading.ts';

describe('what could be read in two ways is refused', () => {
  it.each([
    ['One unit cannot attack this turn or activate its effects.', '"cannot" is said of both'],
    ['You cannot attack this turn or draw two cards.', '"cannot" is said of both'],
    [
      'This card gains 100 attack while you control a dragon and cannot be destroyed.',
      'both last so long',
    ],
    ['This card gains 100 attack this turn, then cannot be destroyed.', 'both last so long'],
    [
      'Your units can attack directly this turn, but the points lost are halved.',
      'say whose points, and for how long',
    ],
    ['Your opponent cannot attack unless they pay 1 point.', 'say for how long'],
    ['Tap one unit. At the end of each turn, draw a card.', 'done once'],
    ['Draw a card. Gain 1 point at the start of each of your turns.', 'done once'],
    ['Equip this card to a unit. At the start of your turn, it gains 50 attack.', 'done once'],
    ['Swap three adjacent units.', 'that is said of two cards'],
    ['When this card is equipped with a spell, draw a card.', 'say only "is equipped"'],
    ['Whenever a spell is equipped to this card, draw a card.', 'say "when this card is equipped"'],
    [
      "When an opponent's effect would destroy a unit, counter that effect and tap it.",
      'not clear',
    ],
  ])('%s', expectRefusal);

  it.each([
    [
      'This card cannot attack and gains 100 defense this turn.',
      'This card cannot attack this turn and this card gains 100 defense this turn.',
    ],
    [
      'This card gains 100 attack this turn and it cannot be destroyed.',
      'This card gains 100 attack this turn and it cannot be destroyed this turn.',
    ],
    [
      'All of your units gain 100 attack this turn, but cannot attack directly.',
      'All units you control gain 100 attack this turn and those cards cannot attack directly this turn.',
    ],
    [
      'Your opponent cannot attack this turn and cannot draw cards.',
      'Your opponent cannot attack this turn and your opponent cannot draw cards this turn.',
    ],
    [
      "Double this card's attack until it attacks and it cannot be destroyed.",
      "Double this card's attack until it attacks and it cannot be destroyed until it attacks.",
    ],
    [
      'This turn, this card gains 100 attack and cannot be destroyed.',
      'This card gains 100 attack this turn and this card cannot be destroyed this turn.',
    ],
    [
      'One unit cannot attack or activate its effects this turn.',
      'One unit cannot attack this turn and it cannot activate effects this turn.',
    ],
    [
      'Swap two units adjacent to this card.',
      'Swap the places of two units adjacent to this card.',
    ],
  ])('but not what is clear: %s', expectReading);
});

describe('what could never happen is refused', () => {
  it.each([
    ['Destroy one adjacent enemy unit.', 'say "across from this card"'],
    ['When your opponent draws a card, counter the effect.', 'say "counter it"'],
    ['At the start of your turn, counter the effect.', 'nothing is announced then'],
    ['Normal: Untap this card to draw a card.', 'a normal effect needs it untapped'],
  ])('%s', expectRefusal);

  it('what holds while this card is not tapped does not tap it', () => {
    const parsed = parseEffect('This card cannot be destroyed unless it is tapped.');
    expect(parsed.ok && effectTypeOf(parsed.effect)).toBe('passive');
  });

  it('"untap this card to ..." is used while it is tapped', () => {
    const parsed = parseEffect('Untap this card to draw one card.');
    expect(parsed.ok && effectTypeOf(parsed.effect)).toBe('dormant');
  });
});

it('a time that is named is not said twice', () => {
  const parsed = parseEffect("During your opponent's main phase, draw one card.");
  expect(parsed.ok && stepsOf(parsed.effect, 'normal', 'unit').slice(0, 2)).toEqual([
    'Tap this card to use it.',
    "Only during your opponent's main phase.",
  ]);
});
