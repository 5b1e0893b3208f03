import { describe, expect, it } from 'vitest';
import { parseEffect } from '../parse.ts';
import { printEffect } from '../print/print.ts';

/** What could be read in two ways, and how it is read. */
const READINGS: Readonly<Record<string, readonly (readonly [text: string, meaning: string])[]>> = {
  'a cost is paid with cards of its player (R-T48)': [
    ['Destroy one card to draw two cards.', 'Destroy one card you control to draw two cards.'],
    ['Tap one unit to gain 1 point.', 'Tap one unit you control to gain 1 point.'],
    [
      'Send one unit to the discard pile to gain 1 point.',
      'Send one unit you control to the discard pile to gain 1 point.',
    ],
    [
      "Return one unit to its owner's hand to gain 1 point.",
      "Return one unit you control to its owner's hand to gain 1 point.",
    ],
    [
      'Draw a card. Then, you may destroy one spell to gain 1 point.',
      'Draw one card. Then, you may destroy one spell you control to gain 1 point.',
    ],
    [
      'Your opponent may destroy one unit to gain 1 point.',
      'Your opponent may destroy one unit they control to gain 1 point.',
    ],
    ['Tap one enemy unit to draw a card.', 'Tap one unit your opponent controls to draw one card.'],
    ['Destroy all units to draw two cards.', 'Destroy all units to draw two cards.'],
  ],
  'what goes to your hand or deck is yours': [
    ['Return one unit to your hand.', 'Return one unit you control to your hand.'],
    ['Put one unit on top of your deck.', 'Put one unit you control on top of your deck.'],
    [
      'Each player returns one unit to their hand.',
      'Each player returns one unit they control to their hand.',
    ],
    ["Return one unit to its owner's hand.", "Return one unit to its owner's hand."],
    ['Return one card owned by you to your hand.', 'Return one card owned by you to your hand.'],
  ],
  'how long the last act lasts, those before it last': [
    [
      'All fire units gain 50 attack and all water units lose 50 attack this turn.',
      'All fire units gain 50 attack this turn and all water units lose 50 attack this turn.',
    ],
    [
      'This card gains 50 attack, your opponent draws a card and one unit cannot attack this turn.',
      'This card gains 50 attack this turn and your opponent draws one card and one unit cannot attack this turn.',
    ],
    [
      'This card gains 50 attack this turn and all units lose 50 attack.',
      'This card gains 50 attack this turn and all units lose 50 attack this turn.',
    ],
    [
      'This card gains 50 attack. All units lose 50 attack this turn.',
      'This card gains 50 attack. All units lose 50 attack this turn.',
    ],
    [
      'This card gains 50 attack, then one unit cannot attack this turn.',
      'This card gains 50 attack, then one unit cannot attack this turn.',
    ],
    [
      'Take control of one unit and it cannot attack this turn.',
      'Take control of one unit and it cannot attack this turn.',
    ],
  ],
  'whose the last of a list are, all of it are': [
    [
      'Tap one unit and one spell your opponent controls.',
      'Tap both one unit your opponent controls and one spell your opponent controls.',
    ],
    [
      "Return one unit and one spell you control to their owners' hands.",
      "Return both one unit you control and one spell you control to their owners' hands.",
    ],
    [
      'Tap one unit and one enemy spell.',
      'Tap both one unit either player controls and one spell your opponent controls.',
    ],
    [
      'Tap one unit you control and one spell your opponent controls.',
      'Tap both one unit you control and one spell your opponent controls.',
    ],
  ],
  'cards under another card lie in one stack, under other cards in all': [
    [
      'Destroy all cards under another card.',
      'Choose one other card and destroy all cards under it.',
    ],
    [
      'Destroy two cards under another unit you control.',
      'Choose one other unit you control and destroy two cards under it.',
    ],
    ['Destroy all cards under other cards.', 'Destroy all cards under other cards.'],
    ['Destroy one card under another card.', 'Destroy one card under another card.'],
  ],
  'once cards are chosen, others are other than those': [
    [
      'Choose a unit. Destroy all other units.',
      'Choose one unit. Destroy all units other than it.',
    ],
    [
      'Tap one unit. One other unit gains 100 attack this turn.',
      'Tap one unit. One unit other than it gains 100 attack this turn.',
    ],
    [
      'Tap one unit. Destroy all units other than this card.',
      'Tap one unit. Destroy all units other than this card.',
    ],
    ['Destroy all other units.', 'Destroy all other units.'],
  ],
  'what your opponent must do, they do': [
    [
      'Your opponent must discard a card and lose 2 points.',
      'Your opponent discards one card and your opponent loses 2 points.',
    ],
    [
      'Make your opponent discard a card, then draw a card.',
      'Your opponent discards one card, then you draw one card.',
    ],
  ],
  'what must attack has to': [
    [
      'Enemy units must attack this card if able.',
      'All units your opponent controls must attack this card.',
    ],
  ],
};

describe.each(Object.entries(READINGS))('%s', (_, pairs) => {
  it.each(pairs)('%s', (text, meaning) => {
    const parsed = parseEffect(text);
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    expect(printEffect(parsed.effect)).toBe(meaning);
    expect(parseEffect(meaning)).toEqual(parsed);
  });
});

describe('what is not clear is refused by its name', () => {
  it.each([
    ['Each enemy unit loses 100 attack and discards a card.', 'who "discards"'],
    ['This card gains 100 attack and draws two cards.', 'who "draws"'],
    ['Each unit gains 100 attack and draws a card.', 'who "draws"'],
    ['Enemy units must attack one unit you control.', 'only "this card"'],
    ['Have your opponent discard a card and lose 2 points.', 'who is to lose'],
    ['Make your opponent discard a card and draw two cards.', 'who is to draw'],
    ['Draw a card, or gain 2 points if you control a dragon.', 'of which of them'],
    ['When an enemy unit attacks this card, tap it.', 'say "this card" or "the attacking unit"'],
    ['Tap or untap two units.', 'for each of them'],
    ['Tap or untap one unit and draw a card.', 'a choice ends its sentence'],
    ['Tap one unit and one other unit.', 'other than which card'],
    ['One enemy unit cannot attack this card.', 'only all units of a kind'],
    ['Your dragons can only attack this card.', 'only all enemy units'],
  ])('%s', (text, why) => {
    expect(parseEffect(text)).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });
});
