import { describe, expect, it } from 'vitest';
import { parseEffect } from '../parse.ts';
import { printEffect } from '../print/print.ts';
import { expectReading, expectRefusal, type Wordings } from '../testing/reading.ts';

/** Where words further on in a text were once taken for a part of what is read. */
const WORDINGS: Wordings = {
  '"is also", after a condition': [
    [
      'This card gains 100 attack while you control a dragon unit and this card is also a fire unit this turn.',
      'This card gains 100 attack while you control a dragon unit and this card is also a fire unit this turn.',
    ],
    [
      'This card gains 100 attack while you control a dragon unit and it is treated as a dragon in addition to its other subtypes this turn.',
      'This card gains 100 attack while you control a dragon unit and it gains the dragon subtype this turn.',
    ],
  ],
  'until the card of the trigger is tapped, said before something else that lasts (R-T290)': [
    [
      'Whenever this card destroys a unit, it gains 100 attack until it is tapped and one other unit you control must attack.',
      'Whenever this card destroys a unit, this card gains 100 attack until this card is tapped and one other unit you control must attack until this card is tapped.',
    ],
  ],
  'the highest across from others': [
    [
      'The unit with the highest rank across from units your opponent controls can attack twice.',
      'The unit with the highest rank across from units your opponent controls can attack twice.',
    ],
    [
      'The unit across from a dragon gains 100 attack.',
      'All units across from dragon units gain 100 attack.',
    ],
  ],
  'effects of cards, before what is used freely': [
    [
      'Activate the effect of one unit you control that was not untapped last turn and players can activate effects of units without discarding a card.',
      'Activate the effect of one unit you control that was not untapped last turn and players can activate effects of units without discarding a card.',
    ],
    [
      'Activate the effect of one unit you control to let your opponent activate effects of units without discarding a card this turn.',
      'Activate the effect of one unit you control to let your opponent activate effects of units without discarding a card this turn.',
    ],
    [
      'You may activate effects of fire and water units without discarding a card.',
      'You can activate effects of fire or water units without discarding a card.',
    ],
  ],
  'an effect, before one that would do something': [
    [
      'When a unit is destroyed by the effect of a unit or when your opponent activates the effect of a unit that would reveal a card, draw one card.',
      'When a unit is destroyed by the effect of a unit or when your opponent activates the effect of a unit that would reveal a card, draw one card.',
    ],
    [
      'When a unit is destroyed by the effect of a rank 1 or 3 unit that would destroy a unit, draw one card.',
      'When a unit is destroyed by the effect of a rank 1 or 3 unit that would destroy a unit, draw one card.',
    ],
    [
      'When a card is milled by the effect of a card in your hand, deck or discard pile that would make you mill, draw one card.',
      'When a card is milled by the effect of a card in your hand, deck or discard pile that would make you mill, draw one card.',
    ],
  ],
  'an effect of two kinds of cards, before what it would do': [
    [
      'When a unit is destroyed by the effect of a spell or attacking unit that would change the attack of a unit or when a unit is tapped, draw one card.',
      'When a unit is destroyed by the effect of a spell or attacking unit that would change the attack of a unit or when a unit is tapped, draw one card.',
    ],
    [
      'When a unit is destroyed by the effect of a spell or attacking unit or when a unit is tapped, draw one card.',
      'When a unit is destroyed by the effect of a spell or attacking unit or when a unit is tapped, draw one card.',
    ],
  ],
  'how many, before where to': [
    [
      'Move the equipped unit and three to five spells to another column.',
      'Move both the equipped unit and three to five spells to another column.',
    ],
    [
      "Move one to three units to their owners' hands.",
      "Return one to three units to their owners' hands.",
    ],
  ],
  'what cannot be done to a card spoken of': [
    [
      'Tap one enemy unit. Your opponent cannot untap that unit this turn.',
      'Tap one unit your opponent controls. Your opponent cannot untap it this turn.',
    ],
    [
      'Tap two enemy units. Your opponent cannot return them to their hand this turn.',
      'Tap two units your opponent controls. Your opponent cannot return them to the hand this turn.',
    ],
  ],
  'effects as they come, before those of the chain': [
    [
      'Counter all effects of spells your opponent controls this turn and counter all effects of cards you control in the chain.',
      'Counter all effects of spells your opponent controls this turn and counter all effects of cards you control in the chain.',
    ],
  ],
  'cards of a hand that are alike': [
    [
      'Your opponent discards all but two cards of the same subtype as each other.',
      'Your opponent discards all but two cards of the same subtype as each other.',
    ],
    [
      'Discard all but two cards of different ranks.',
      'Discard all but two cards of different ranks.',
    ],
  ],
  'cards under this card that go somewhere': [
    [
      "Shuffle all cards under this card owned by you into their owners' decks.",
      "Shuffle all cards owned by you under this card into their owners' decks.",
    ],
    [
      "Tap one unit, then shuffle all cards under this card other than this card into their owners' decks.",
      "Tap one unit, then shuffle all cards under this card other than this card into their owners' decks.",
    ],
    [
      'Shuffle all cards under this card and draw one card.',
      'Shuffle the cards under this card and draw one card.',
    ],
  ],
  'beside this card, in what it gains': [
    [
      'This card gains attack equal to the combined attack of all units across from it for one turn.',
      "This card gains attack equal to the combined attack of all units your opponent controls in this card's column for one turn.",
    ],
  ],
  'this card, played then': [
    [
      'When this card is destroyed, you may play this card without ranking up.',
      'When this card is destroyed, you may play this card without ranking up.',
    ],
    [
      'When a unit is destroyed, you may play this card from your hand without ranking up.',
      'When a unit is destroyed, you may play this card from your hand without ranking up.',
    ],
    ['You may play this card without ranking up.', 'This card can be played without ranking up.'],
  ],
  'what is watched for': [
    [
      'Tap one unit. Until this card attacks, the next time it is tapped, draw one card.',
      'Tap one unit. Until this card attacks, the next time this card is tapped, draw one card.',
    ],
    [
      'Tap one unit. Until it attacks, the next time it is tapped, draw one card.',
      'Tap one unit. Until it attacks, the next time it is tapped, draw one card.',
    ],
    [
      'Tap one unit. Until this card is untapped, the next time it is attacked, draw one card.',
      'Tap one unit. Until this card is untapped, the next time this card is attacked, draw one card.',
    ],
  ],
  'the rest of the cards on the field': [
    [
      'Your opponent chooses one unit they control. Destroy the rest.',
      'Your opponent chooses one unit they control. Destroy all units your opponent controls other than it.',
    ],
    [
      'Each player chooses one unit they control. Destroy the rest.',
      'Each player chooses one unit they control. Destroy all units other than them.',
    ],
    [
      'Choose one unit you control. Place the rest under this card.',
      'Choose one unit you control. Place all units on your side of the field other than it under this card.',
    ],
  ],
  'base values, after cards': [
    [
      'Copy the effect of one unit and the base attack and defense of this card become 100.',
      "Copy the effect of one unit and this card's base attack and defense become 100.",
    ],
  ],
  'who is immune, after what a player has': [
    [
      'Have this card gain 100 attack while you control fewer spells than your opponent and have two spells be immune to effects of units to draw one card.',
      'Have this card gain 100 attack while you control fewer spells than your opponent and have two spells be immune to effects of units to draw one card.',
    ],
  ],
  'one rank higher': [
    [
      'Rank up one unit you control using a unit one rank higher than it.',
      'Rank up one unit you control using one unit.',
    ],
  ],
};

const REFUSED = [
  ['Choose one unit you control. Play the rest.', '"the rest" needs cards'],
  ['Choose one unit you control. Discard the rest.', '"the rest" needs cards'],
  ['When this card attacks a unit, your opponent cannot untap that unit.', 'say it of the card'],
] as const;

/** Nobody would write these; what is said with them is read as it stands all the same. */
const AS_IT_STANDS = [
  'The rest must attack this card while you played a unit other than them this turn.',
  'Discard one spell instead of any other card. Look at all other cards in a discard pile.',
  'Untap one spell. Until this card attacks, whenever it is moved from under this card, draw one card.',
  "When a unit is tapped, its controller returns this card to your opponent's hand and you turn it face-down.",
  'Tap one or more units and their base attack and defense become 100.',
  'You may let this card attack only tapped units this turn.',
  'When a unit is destroyed by the effect of a card with the same name and rank as it in response to the effect of a spell, draw one card.',
  'Have this card gain 100 attack while a chain of three or more effects resolved last turn to have one unit gain 100 attack.',
];

describe.each(Object.entries(WORDINGS))('%s', (_, wordings) => {
  it.each(wordings)('%s', (text, meaning) => expectReading(text, meaning));
});

describe('what cannot be meant', () => {
  it.each(REFUSED)('%s', (text, why) => expectRefusal(text, why));
});

describe('what nobody would write', () => {
  it.each(AS_IT_STANDS)('%s', (text) => {
    const parsed = parseEffect(text);
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    expect(printEffect(parsed.effect)).toBe(text);
  });
});
