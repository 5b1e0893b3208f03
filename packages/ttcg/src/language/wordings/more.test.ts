import { describe, expect, it } from 'vitest';
import { parseEffect } from '../parse.ts';
import { printEffect } from '../print/print.ts';

/** What players write, and what it is printed as. */
const WORDINGS: Readonly<Record<string, readonly (readonly [text: string, meaning: string])[]>> = {
  'beside, between and each': [
    [
      'Move one of your spells below this card.',
      'Place one spell on your side of the field below this card.',
    ],
    [
      'Return all spells below your dragons to your hand.',
      'Return all spells below dragon units you control to your hand.',
    ],
    ['Destroy all cards in the column of this card.', "Destroy all cards in this card's column."],
    [
      'If this card has a spell below it, it gains 200 attack this turn.',
      'If there is a spell below this card, this card gains 200 attack this turn.',
    ],
    ['Destroy target attacking creature.', 'Destroy one attacking unit.'],
    [
      'Before this card attacks, tap the spell below the defending unit.',
      'Before this card attacks, choose one defending unit and tap one spell below it.',
    ],
    [
      'Tap one unit you control to untap another unit you control.',
      'Tap one unit you control to untap one unit you control other than it.',
    ],
    ['Both players may discard a card.', 'Each player may discard one card.'],
    [
      'Search your deck for a unit of the same type as this card and one rank higher.',
      'Search your deck for one unit one rank higher than this card of the same type as this card.',
    ],
  ],
  'prevented, allowed and told in the present': [
    ['Counter the next attack this turn.', 'Prevent the next attack this turn.'],
    [
      "Prevent your opponent's next attack.",
      'Prevent the next attack of a unit your opponent controls.',
    ],
    ['Prevent all damage to you this turn.', 'You cannot lose points this turn.'],
    ['Prevent all attacks by dragons this turn.', 'All dragon units cannot attack this turn.'],
    [
      'Your opponent can only play one card next turn.',
      "Your opponent cannot play more than one card during your opponent's next turn.",
    ],
    ['If this card is destroyed, draw two cards.', 'When this card is destroyed, draw two cards.'],
    [
      'If a unit you control attacks, draw a card.',
      'When a unit you control attacks, draw one card.',
    ],
    [
      "If this card's attack is 300 or more, draw a card.",
      'If this card has 300 or more attack, draw one card.',
    ],
    [
      'When an enemy unit attacks this card, prevent the attack.',
      'When this card is attacked by a unit your opponent controls, counter the attack.',
    ],
    [
      'When your opponent activates an effect that targets one of your units, counter it.',
      'When a unit you control is targeted by a card your opponent controls, counter the effect.',
    ],
  ],
};

describe.each(Object.entries(WORDINGS))('wordings for what is %s', (_, pairs) => {
  it.each(pairs)('%s', (text, meaning) => {
    const parsed = parseEffect(text);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(printEffect(parsed.effect)).toBe(meaning);
  });
});
