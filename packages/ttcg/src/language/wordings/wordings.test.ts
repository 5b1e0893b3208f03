import { describe, expect, it } from 'vitest';
import { parseEffect } from '../parse.ts';
import { printEffect } from '../print/print.ts';

/** Texts as players write them, and what they mean in the words of the printer. */
const WORDINGS: Record<string, [text: string, meaning: string][]> = {
  'said of several at once': [
    [
      'Choose one: tap one unit, untap one unit or gain 1 point.',
      'Choose one: tap one unit; untap one unit; or gain 1 point.',
    ],
    [
      'Gain 2 points, lose 1 point, or draw a card.',
      'Choose one: gain 2 points; lose 1 point; or draw one card.',
    ],
    [
      'Gain 2 points and lose 1 point, or draw a card.',
      'Choose one: gain 2 points and lose 1 point; or draw one card.',
    ],
    [
      'This card gains 50 attack and loses 20 defense for each spell your opponent controls.',
      'This card gains 50 attack for each spell your opponent controls and this card loses 20 defense for each spell your opponent controls.',
    ],
    ['Destroy each fire and water unit.', 'Destroy all fire or water units.'],
    [
      'This card cannot be destroyed or targeted.',
      'This card cannot be destroyed and this card cannot be targeted.',
    ],
    [
      'One unit cannot attack or be tapped this turn.',
      'One unit cannot attack this turn and it cannot be tapped this turn.',
    ],
    [
      'This card gets +50 attack and -20 defense.',
      'This card gains 50 attack and this card loses 20 defense.',
    ],
    ['This card gets -50 attack and -50 defense.', 'This card loses 50 attack and defense.'],
    ['Swap the attack and the defense of one unit.', 'Swap the attack and defense of one unit.'],
  ],
  'said in other words': [
    [
      'When a unit attacks you directly, draw a card.',
      'When a unit your opponent controls attacks directly, draw one card.',
    ],
    ['This card becomes immune to spells.', 'This card is immune to effects of spells.'],
    ['All enemy units become tapped.', 'Tap all units your opponent controls.'],
    ['Put one unit from your hand onto the field.', 'Play one unit.'],
    ['Destroy one active unit.', 'Destroy one unit.'],
    ['Destroy all units other than this card.', 'Destroy all other units.'],
    [
      'Destroy one unit in the same column as this card.',
      'Destroy one unit in this card’s column.',
    ],
  ],
  'said in passing, watched for and kept': [
    [
      'Destroy all cards under one enemy unit.',
      'Choose one unit your opponent controls and destroy all cards under it.',
    ],
    [
      'This turn, whenever one of your fire units destroys an enemy unit, draw a card.',
      'This turn, whenever a fire unit you control destroys a unit your opponent controls, draw one card.',
    ],
    [
      'The next time this card is destroyed this turn, draw a card.',
      'This turn, the next time this card is destroyed, draw one card.',
    ],
    [
      'When an enemy spell effect activates, counter it unless your opponent discards one card.',
      'When the effect of a spell your opponent controls activates, your opponent may discard one card. If they do not, counter the effect.',
    ],
    [
      'Enemy units must attack this card.',
      'All units your opponent controls must attack this card.',
    ],
    ['All attacks are redirected to this card.', 'Redirect all attacks to this card.'],
    [
      'One Avian you control can attack directly this turn.',
      'One avian unit you control can attack directly this turn.',
    ],
    [
      'Discard this card to counter an effect that targets a Warrior you control.',
      'Discard this card to counter the effect that targets a warrior unit you control.',
    ],
    [
      'Whenever your opponent draws a card by an effect, they discard one card.',
      'Whenever your opponent draws a card by an effect, your opponent discards one card.',
    ],
    [
      'Destroy each Nature unit that is not a Botanic or an Elemental.',
      'Destroy all nature units that are not botanics or elementals.',
    ],
    [
      'Tap the spell below one enemy unit.',
      'Choose one unit your opponent controls and tap one spell below it.',
    ],
    [
      'This card gains attack equal to the defense of one enemy unit this turn.',
      'Choose one unit your opponent controls and this card gains attack equal to its defense this turn.',
    ],
    [
      'This card’s attack becomes equal to the highest attack on the field.',
      'Choose the unit with the highest attack and this card’s attack becomes equal to its attack.',
    ],
    [
      'Once per turn, move another unit you control to an adjacent column.',
      'Once per turn, move one other unit you control to an adjacent column.',
    ],
    [
      'Your opponent searches their deck for one card and adds it to their hand.',
      'Your opponent searches their deck for one card and your opponent adds it to their hand.',
    ],
    [
      'Search your deck or discard pile for an Elemental and add it to your hand.',
      'Search your deck or discard pile for one elemental unit and add it to your hand.',
    ],
    [
      'When an opponent’s effect targets this card, you may redirect it to another unit on the field.',
      'When this card is targeted by a card your opponent controls, you may redirect the effect to one other unit.',
    ],
    [
      'Before a card you own is destroyed, you may place it under another card you control instead.',
      'If a card owned by you would be destroyed, you may place it under one card you control other than it instead.',
    ],
    ['Modify the attack of one unit by -200 this turn.', 'One unit loses 200 attack this turn.'],
    [
      'Reduce the defense of the lowest defense enemy unit to zero.',
      'The defense of the unit your opponent controls with the lowest defense becomes 0.',
    ],
    [
      'Invert the stats of each enemy unit until the end of the turn.',
      'Swap the attack and defense of all units your opponent controls this turn.',
    ],
    [
      'Change the subtype of one unit you control to Dragon.',
      'One unit you control becomes a dragon unit.',
    ],
    [
      'Deal one damage to your opponent for each card under this card.',
      'Your opponent loses 1 point for each card under this card.',
    ],
    ['Halve both players’ points.', 'Halve each player’s points.'],
    [
      'Lose points equal to the rank of one enemy unit to destroy that unit.',
      'Choose one unit your opponent controls and lose points equal to its rank to destroy it.',
    ],
    [
      'Let your opponent play a card from their hand to play two cards from yours.',
      'Have your opponent play one card to play two cards.',
    ],
    [
      'Let your opponent untap all of their units to untap all of yours.',
      'Have your opponent untap all units they control to untap all units you control.',
    ],
    [
      'If you have no units on the field, you may play one rank 1 unit from your discard pile and one from your hand.',
      'If you control no units, you may play both one rank 1 unit from your discard pile and one rank 1 unit.',
    ],
    [
      'Look at the top three cards of your deck and put them back in any order.',
      'Look at the top three cards of your deck and put them on top of their owners’ decks.',
    ],
    [
      'When this card is played, look at your opponent’s hand and discard one spell from it.',
      'When this card is played, look at your opponent’s hand and discard one spell among them.',
    ],
    [
      'Once per turn, if a unit you control would be destroyed, you may destroy a spell below it instead.',
      'Once per turn, if a unit you control would be destroyed, you may destroy one spell below it instead.',
    ],
    [
      'While this card is under another card, the top card of its stack is immortal.',
      'While this card is under another card, the card on top of this card cannot be destroyed.',
    ],
    [
      'You may discard one card. If you do, draw two cards; otherwise, gain 1 point.',
      'You may discard one card. If you do, draw two cards. If you do not, gain 1 point.',
    ],
  ],
  'how many': [
    ['Destroy target spell.', 'Destroy one spell.'],
    ['Destroy exactly two insects.', 'Destroy two insect units.'],
    ['Destroy each rank 1 unit on the field.', 'Destroy all rank 1 units.'],
    ['Your dragons gain 200 attack.', 'All dragon units you control gain 200 attack.'],
    ['Each of your units gains 100 attack.', 'All units you control gain 100 attack.'],
    ['Tap up to 2 units.', 'Tap up to two units.'],
    ['Untap another card on your side of the field.', 'Untap one other card you control.'],
  ],
  'which cards': [
    ['Destroy one of your opponent’s units.', 'Destroy one unit your opponent controls.'],
    ['Destroy a level 2 creature.', 'Destroy one rank 2 unit.'],
    ['Destroy one unit of rank 2 or lower.', 'Destroy one rank 2 or lower unit.'],
    ['Destroy one unit below rank 3.', 'Destroy one rank 2 or lower unit.'],
    ['Destroy one unit above rank 3.', 'Destroy one rank 4 or higher unit.'],
    ['Destroy an untapped magic card.', 'Destroy one untapped spell.'],
    ['Untap one unit or spell.', 'Untap one card.'],
    ['Destroy one dragon or one beast.', 'Destroy one dragon or beast unit.'],
    [
      'Tap all spells in your opponent’s lower row.',
      'Tap all spells in your opponent’s spell zone.',
    ],
    [
      'Destroy all units with attack lower than this card’s attack.',
      'Destroy all units with less attack than this card.',
    ],
    [
      'Return to your hand a card you own that your opponent controls.',
      'Return one card your opponent controls owned by you to your hand.',
    ],
  ],
  'where cards go': [
    ['Recover a rank 1 spell.', 'Return one rank 1 spell from your discard pile to your hand.'],
    [
      'Shuffle your discard pile into your deck.',
      'Shuffle all cards from your discard pile into your deck.',
    ],
    [
      'Send one card from your hand to the bottom of your deck.',
      'Put one card from your hand on the bottom of your deck.',
    ],
    ['Mill the top 2 cards of your opponent’s deck.', 'Your opponent mills two cards.'],
    ['Place a card from your hand under this card.', 'Place one card under this card.'],
  ],
  values: [
    ['Give one unit +50 attack this turn.', 'One unit gains 50 attack this turn.'],
    ['This card’s attack is doubled.', 'Double this card’s attack.'],
    ['Increase the rank of one unit by 1.', 'One unit gains 1 rank.'],
    ['Invert the attack and defense of one unit.', 'Swap the attack and defense of one unit.'],
    ['Change the type of one unit to water.', 'One unit becomes a water unit.'],
    [
      'For each undead in your discard pile, this card gains 50 attack.',
      'This card gains 50 attack for each undead unit in your discard pile.',
    ],
    [
      'Draw cards equal to the number of cards under this card.',
      'Draw one card for each card under this card.',
    ],
  ],
  'what is forbidden': [
    ['This card is immortal for 2 turns.', 'This card cannot be destroyed for two turns.'],
    ['Prevent the destruction of it this turn.', 'It cannot be destroyed this turn.'],
    ['This card may not attack.', 'This card cannot attack.'],
    ['This card is immune to spells.', 'This card is immune to effects of spells.'],
    ['This card can’t be targeted by spells.', 'This card cannot be targeted by spells.'],
    ['Players can’t play spell cards.', 'Players cannot play spells.'],
    ['No units can attack this turn.', 'All units cannot attack this turn.'],
  ],
  'how long': [
    ['This turn, all units gain 50 attack.', 'All units gain 50 attack this turn.'],
    ['Tap it. It cannot attack until end of turn.', 'Tap it. It cannot attack this turn.'],
    [
      'Until your next turn, your units cannot be destroyed.',
      'All units you control cannot be destroyed until the start of your next turn.',
    ],
    ['This card can attack again this turn.', 'This card gets one extra attack this turn.'],
    ['You may play two additional cards this turn.', 'Get two extra plays this turn.'],
  ],
  'who acts': [
    ['Both players draw two cards.', 'Each player draws two cards.'],
    ['You and your opponent each draw two cards.', 'Each player draws two cards.'],
    ['Make your opponent discard two cards.', 'Your opponent discards two cards.'],
    [
      'Let your opponent draw a card to destroy one of their units.',
      'Have your opponent draw one card to destroy one unit your opponent controls.',
    ],
    [
      'Your opponent loses 5 points and mills five cards.',
      'Your opponent loses 5 points and your opponent mills five cards.',
    ],
    [
      'Both players discard their hands, then draw 5 cards.',
      'Each player discards their hand, then each player draws five cards.',
    ],
    ['Draw a card or gain 1 point.', 'Choose one: draw one card; or gain 1 point.'],
  ],
  when: [
    ['Draw a card after this card attacks.', 'After this card attacks, draw one card.'],
    ['Each time you draw a card, gain 1 point.', 'Whenever you draw a card, gain 1 point.'],
    [
      'When a card effect activates, counter it.',
      'When the effect of a card activates, counter the effect.',
    ],
    [
      'When an enemy unit attacks you directly, tap it.',
      'When a unit your opponent controls attacks directly, tap it.',
    ],
    [
      'If no unit attacked this turn, draw a card.',
      'If no unit attacked this turn, draw one card.',
    ],
    [
      'While this card remains on the field and untapped, you cannot lose points.',
      'While this card is on the field and while this card is untapped, you cannot lose points.',
    ],
    [
      'While this card is under another unit, that unit gains 50 attack.',
      'While this card is under another card, the card on top of this card gains 50 attack.',
    ],
    [
      'If you have a light unit and a dark unit on the field, draw a card.',
      'If you control a light unit and if you control a dark unit, draw one card.',
    ],
    ['If you have 5 points or less, draw a card.', 'If you have 5 or fewer points, draw one card.'],
    [
      'Unless you control a dragon, destroy this card.',
      'If you do not control a dragon unit, destroy this card.',
    ],
    ['If your hand is empty, draw a card.', 'If you have no cards in your hand, draw one card.'],
    ['When you play this card, draw a card.', 'When this card is played, draw one card.'],
    [
      'When a card is sent to your discard pile, draw a card.',
      'When a card owned by you is sent to the discard pile, draw one card.',
    ],
    ['Tap it. Destroy it at the end of the turn.', 'Tap it. At the end of the turn, destroy it.'],
    ['Discard two cards: draw three cards.', 'Discard two cards to draw three cards.'],
  ],
};

const straight = (text: string) => text.replaceAll('’', "'");

describe.each(Object.entries(WORDINGS))('wordings for %s', (_, pairs) => {
  it.each(pairs)('%s', (text, meaning) => {
    const parsed = parseEffect(text);
    expect(parsed).toMatchObject({ ok: true });
    if (parsed.ok) expect(printEffect(parsed.effect)).toBe(straight(meaning));
  });
});

describe('a text with two meanings, or none', () => {
  it.each([
    ['Destroy unit.', 'how many'],
    ['Destroy the unit.', 'which card'],
    ['Destroy one fire water unit.', 'said twice'],
    ['Destroy one enemy unit you control.', 'said twice'],
    ['Destroy one unit they control.', '"they"'],
    ['When two units are destroyed, draw a card.', 'number'],
    ['This turn, draw a card.', 'does not last'],
    ['Draw one card instead.', 'instead'],
    ['Your opponent chooses one: draw a card; or gain 1 point.', 'who does that'],
    ['If you control a ghost and a dragon or if it is your turn, draw a card.', 'mixed'],
    ['Gain 99999999999 points.', 'numbers go up to'],
    ['Swap one fire unit with another unit.', 'say "two"'],
    ['Each player may discard one card. If you do, draw a card.', 'decided otherwise'],
    ['Search your deck for a card with the same name.', 'the same as which card'],
  ])('is refused: %s', (text, reason) => {
    const parsed = parseEffect(text);
    expect(parsed.ok ? printEffect(parsed.effect) : parsed.error).toContain(reason);
    expect(parsed.ok).toBe(false);
  });
});
