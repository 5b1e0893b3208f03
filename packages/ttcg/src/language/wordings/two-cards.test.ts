import { describe, expect, it } from 'vitest';
import { effectTypeOf } from '../effect-type.ts';
import { parseEffect } from '../parse.ts';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** Texts with two cards that "it", "another" and "the same" could be said of. */
const WORDINGS: Wordings = {
  'an event of two others': [
    [
      "When your opponent's unit destroys one of your units, return the destroyed unit to your hand.",
      'When a unit your opponent controls destroys a unit you control, return the card it destroyed to your hand.',
    ],
    [
      'When an enemy spell destroys one of your units, play that unit from your discard pile.',
      'When a spell your opponent controls destroys a unit you control, play the card it destroyed.',
    ],
    [
      'When an enemy spell destroys one of your units, destroy that spell.',
      'When a spell your opponent controls destroys a unit you control, destroy the card that did it.',
    ],
    [
      'When a unit you control destroys an enemy unit, untap it.',
      'When a unit you control destroys a unit your opponent controls, untap it.',
    ],
    [
      'When an enemy unit attacks a dragon you control, that dragon gains 100 defense.',
      'When a unit your opponent controls attacks a dragon unit you control, the attacked unit gains 100 defense.',
    ],
    [
      'When this card is attacked by a dragon, destroy that dragon.',
      'When this card is attacked by a dragon unit, destroy the attacking unit.',
    ],
    [
      'Whenever the equipped unit attacks a unit, it gains 100 attack this turn.',
      'Whenever the equipped unit attacks a unit, it gains 100 attack this turn.',
    ],
  ],
  'another than the first card of an event': [
    [
      'When a unit attacks another unit, draw a card.',
      'When a unit attacks a unit, draw one card.',
    ],
    [
      'When a unit attacks a unit other than this card, draw a card.',
      'When a unit attacks a unit other than this card, draw one card.',
    ],
    [
      'When this card destroys another unit, draw a card.',
      'When this card destroys another unit, draw one card.',
    ],
  ],
  'the card of the event, whatever is paid': [
    [
      'When your opponent plays a unit, you may discard two cards to destroy it.',
      'When your opponent plays a unit, you may discard two cards to destroy it.',
    ],
  ],
  'another than what is aimed at (R-T59)': [
    ['Redirect the attack to another unit.', 'Redirect the attack to one unit.'],
    [
      'Redirect an effect that targets one of your units to another unit.',
      'Redirect the effect that targets a unit you control to one unit.',
    ],
    [
      'Redirect the attack to a unit other than this card.',
      'Redirect the attack to one unit other than this card.',
    ],
    [
      'When this card is attacked, redirect the attack to another unit.',
      'When this card is attacked, redirect the attack to one other unit.',
    ],
  ],
  'the same as this card': [
    [
      'Place this card under one of your units with the same type.',
      'Place this card under one unit you control of the same type as this card.',
    ],
    [
      'Rank up one of your units with a unit of the same type from your hand.',
      'Rank up one unit you control using one unit.',
    ],
    [
      'When this card is destroyed, search your deck for a unit with a lower rank.',
      'When this card is destroyed, search your deck for one unit with a lower rank than this card.',
    ],
  ],
  'how long something is true of this card': [
    [
      'While it is under another card, that card gains 100 attack.',
      'While this card is under another card, the card on top of this card gains 100 attack.',
    ],
    [
      'One unit gains 100 attack while it is untapped.',
      'One unit gains 100 attack while it is untapped.',
    ],
  ],
  'whose next turn (R-T58)': [
    [
      'Your units cannot attack next turn.',
      'All units you control cannot attack during your next turn.',
    ],
    [
      'When an enemy unit attacks, it cannot attack next turn.',
      "When a unit your opponent controls attacks, it cannot attack during your opponent's next turn.",
    ],
    [
      'You cannot play spells and your opponent cannot attack next turn.',
      "You cannot play spells during your next turn and your opponent cannot attack during your opponent's next turn.",
    ],
    ['Players cannot attack next turn.', 'Players cannot attack during the next turn.'],
    ['All units cannot attack next turn.', 'All units cannot attack during the next turn.'],
  ],
  'before what is announced': [
    [
      'Before your opponent plays a unit, counter it.',
      'Before your opponent plays a unit, counter the play.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', expectReading);
});

describe('what could be said of either card', () => {
  it.each([
    [
      "When your opponent's unit destroys one of your units, return it to your hand.",
      'say "the destroyed card" or "the card that destroyed it"',
    ],
    [
      'When a unit you control destroys an enemy unit, gain points equal to its rank.',
      'it could be either card',
    ],
    ['When your unit is attacked by a dragon, destroy it.', 'say "the attacking unit"'],
    [
      'When an enemy unit attacks a unit you control, all other units you control gain 50 attack this turn.',
      'it could be either card',
    ],
    [
      'When one unit destroys another unit, its controller draws a card.',
      'it could be either card',
    ],
    [
      'When an enemy unit attacks one of your units, if it is a dragon, draw a card.',
      '"if it is a dragon unit": it could be either card',
    ],
    [
      'When an enemy unit attacks one of your units, discard a card to tap it.',
      'it could be either card',
    ],
    ['Whenever the equipped unit attacks a unit, destroy it.', 'it could be either card'],
    ['When a unit is destroyed by another unit, draw a card.', 'say "other than this card"'],
    ['When this card attacks, tap the destroyed unit.', 'no card was destroyed before'],
    [
      'Swap the attack of one unit with the defense of another unit this turn.',
      'attack is swapped only with attack',
    ],
    [
      'Place two units from your hand under another unit of the same type.',
      'say the same as which card',
    ],
    ['All units gain 100 attack while they are untapped.', 'that is asked of each'],
    ['One unit cannot attack next turn.', 'say "your next turn"'],
    [
      'Before a unit you control is destroyed, return it to your hand.',
      'say "if a unit you control would be destroyed, ... instead"',
    ],
    ['Before you play a unit, draw a card.', 'nothing comes before that; say "when ..."'],
    [
      'The defense of this card is equal to the defense of the card under it.',
      'a value is read from that card once; say "becomes"',
    ],
    ['Destroy one spell under another unit.', 'under a unit lie only units'],
    ['Destroy all spells under units you control.', 'under a unit lie only units'],
    ['Destroy one unit below this card.', 'only spells lie below others'],
    ['Destroy one spell below a spell.', 'nothing lies below a spell'],
  ])('is refused: %s', expectRefusal);
});

describe('the type of what is true while "it", this card, is untapped or covered (R-T31)', () => {
  it.each([
    'This card gains 100 attack while it is untapped.',
    'This card cannot be destroyed by effects as long as it is untapped.',
    'This card gains 100 attack while it is under another card.',
    'While it is untapped, this card gains 100 attack.',
  ])('%s', (text) => {
    const parsed = parseEffect(text);
    expect(parsed.ok && effectTypeOf(parsed.effect)).toBe('passive');
  });
});
