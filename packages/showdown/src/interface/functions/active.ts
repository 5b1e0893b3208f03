import type { FunctionTable } from '../function.ts';

/** Playing cards. */
export const PLAY_FUNCTIONS = {
  playCard: {
    does: 'Lets a player play a card of the hand, of the kinds and up to the level given; says whether they did.',
    takes: [
      'player, string text, ZTCG_ELEMENT* elements, ZTCG_PLAYCARDMODE* kinds, int level',
      'player, string text, ZTCG_PLAYCARDMODE* kinds, int level',
    ],
    gives: 'bool played',
    example: 'playCard(player, "Play a mob or a field", "PLAY_MOB | PLAY_FIELD", 40)',
  },
  summon: {
    does: 'Lets a player play a mob, a Jr. Boss or a Boss up to a level; says whether they did.',
    takes: [
      'player, ZTCG_SUMMONMODE how, ZTCG_ELEMENT* elements, int level',
      'player, ZTCG_SUMMONMODE how, int level',
    ],
    gives: 'bool played',
    example: 'summon(player, "PLAY_NORMALSUMMON", "ELEM_FIRE | ELEM_DARK", 50)',
  },
  equip: {
    does: 'Lets a player play a piece of equipment up to a level; says whether they did.',
    takes: [
      'player, ZTCG_EQUIPMODE how, ZTCG_ELEMENT* elements, int level',
      'player, ZTCG_EQUIPMODE how, int level',
    ],
    gives: 'bool played',
    example: 'equip(player, "PLAY_GEARUPEQUIP", "ELEM_ANY", 60)',
  },
  action: {
    does: 'Lets a player play a rapid action up to a level; a card given is played at once from wherever it lies, unchecked. Says whether one was played.',
    takes: [
      'player, card use, ZTCG_ELEMENT* elements, int level',
      'player, card use, int level',
      'card use',
    ],
    gives: 'bool played',
    example: 'action(player, nil, "ELEM_WATER", 30)',
  },
  locate: {
    does: 'Lets a player play a field; says whether they did.',
    takes: ['player, ZTCG_LOCATEMODE how, ZTCG_ELEMENT* elements', 'player, ZTCG_LOCATEMODE how'],
    gives: 'bool played',
    example: 'locate(player, "PLAY_NORMALFIELD", "ELEM_ANY")',
  },
  scoutMob: {
    does: 'Looks at the top card of the deck: a mob is drawn, or played at once. Says whether it was one.',
    takes: ['player, ZTCG_SCOUTMODE mode, ZTCG_ELEMENT* elements', 'player'],
    gives: 'bool found',
    example: 'scoutMob(player, "SCOUT_SUMMON", "ELEM_EARTH")',
  },
} as const satisfies FunctionTable;

/** Hand, deck and graveyard in action. */
export const HAND_FUNCTIONS = {
  drawCard: {
    does: 'Draws the top card of the deck, and says whether there was one.',
    takes: ['player'],
    gives: 'bool drawn',
    example: 'drawCard(player)',
  },
  discardCard: {
    does: 'Makes a player discard a card of the hand that they choose, and gives it.',
    takes: ['player'],
    gives: 'card discarded',
    example: [
      'local card = discardCard(player)',
      'if not isNullCARD(card) then drawCard(player) end',
    ],
  },
  discardCardRandom: {
    does: 'Makes a player discard a random card of the hand.',
    takes: ['player'],
    aliases: ['discardRandomHandCard'],
    example: 'discardCardRandom(not player)',
  },
  peekNextCard: {
    does: 'Shows a player the top card of their deck, and gives it.',
    takes: ['player'],
    gives: 'card top',
    example: 'if getTypeFromCARD(peekNextCard(player)) == 0 then drawCard(player) end',
  },
  revealCard: {
    does: 'Shows a card to both players; without one, the top card of the deck.',
    takes: ['player, string message, card? card'],
    example: 'revealCard(player, "Top card", peekNextCard(player))',
  },
  recoverCard: {
    does: 'Lets a player take a card of the graveyard into the hand or the deck, by kind and level.',
    takes: ['player, ZTCG_DECKTYPE pile, ZTCG_RECOVERTYPE* kinds, ZTCG_COMPARATOR side, int level'],
    example: 'recoverCard(player, "DECK_HAND", "RECOVER_MOB | RECOVER_EQP", "LESSER", 40)',
  },
  recoverTopCard: {
    does: 'Takes the top card of the graveyard into the hand or the deck.',
    takes: ['player, ZTCG_DECKTYPE pile'],
    example: 'recoverTopCard(player, "DECK_HAND")',
  },
  recoverDestroyedCard: {
    does: 'Takes one card of the graveyard into the hand.',
    takes: ['player, card'],
    at: 'onDestroy',
    example: 'recoverDestroyedCard(player, getSourceCARD())',
  },
  amaze: {
    does: 'Lets a player name a card and reveals the top card of the deck. If it is the named one, it goes to the hand and the answer is yes.',
    takes: ['player'],
    gives: 'bool named',
    example:
      'if amaze(player) then refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 40) end',
  },
} as const satisfies FunctionTable;

/** Chance. */
export const CHANCE_FUNCTIONS = {
  throwCoin: {
    does: 'Lets a player call a coin, and says whether they were right.',
    takes: ['player'],
    gives: 'bool won',
    example: 'if throwCoin(player) then drawCard(player) else discardCard(player) end',
  },
  throwDie: {
    does: 'Throws a die with so many faces; says whether it shows at least the number for success, and gives the face.',
    takes: ['player, int success, int faces'],
    gives: 'bool won, int face',
    example: [
      'local won, face = throwDie(player, 4, 6)',
      'if won then increaseNextAttackDamage(player, 10 * face) end',
    ],
  },
  playRps: {
    does: 'Both players play rock, paper, scissors until one wins; says whether it was this player.',
    takes: ['player'],
    gives: 'bool won',
    example: 'if playRps(player) then drawCard(player) end',
  },
  playClash: {
    does: 'Both reveal their top card, and the higher level wins; each then puts theirs on top or at the bottom. Says whether this player won.',
    takes: ['player'],
    gives: 'bool won',
    example: 'if playClash(player) then discardCardRandom(not player) end',
  },
} as const satisfies FunctionTable;

/** Levels, abilities and turns. */
export const TURN_FUNCTIONS = {
  levelUp: {
    does: 'Lets a player level up with a card of the hand.',
    takes: ['player'],
    example: 'levelUp(player)',
  },
  levelUpScout: {
    does: 'Levels up with the last card of the hand, with or without the HP that come with it.',
    takes: ['player, bool? skipHp'],
    example: ['if drawCard(player) then levelUpScout(player, true) end'],
  },
  incrementPlayerLevel: {
    does: "Raises the level of a player's character.",
    takes: ['player, int level'],
    example: 'incrementPlayerLevel(player, 10)',
  },
  isLevelUpTurn: {
    does: 'Says whether a player has levelled up in this turn.',
    takes: ['player'],
    gives: 'bool levelled',
    at: 'onEndTurn',
    example: 'if not isLevelUpTurn(player) then drawCard(player) end',
  },
  swapCharacterActions: {
    does: 'Lets two cards under the character change places.',
    takes: ['player, card first, card second'],
    example: [
      'local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")',
      'local first = getCARD(getCardUnder(char, 0))',
      'local second = getCARD(getCardUnder(char, 1))',
      'swapCharacterActions(player, first, second)',
    ],
  },
  applyCharacterAction: {
    does: 'Uses the level-up effect of a card, or one of the three abilities of a character, whatever it needs; says whether it was applied: not if it was replaced, silenced or came to nothing.',
    takes: ['player, card, ZTCG_CALL which'],
    gives: 'bool used',
    example:
      'applyCharacterAction(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), "CALL_CHAR_ACTION1")',
  },
  destroyCharacterAction: {
    does: "Sends a card under a character to the graveyard, with which the character loses 10 levels, and says whether it was there. `own` means under the player's character.",
    takes: ['player, card, bool? own'],
    gives: 'bool destroyed',
    example: [
      'local char = getOnBoardCARD(player, "SLOT_ADVSRYCHAR")',
      'destroyCharacterAction(player, getCARD(getCardUnder(char, 0)), false)',
    ],
  },
  skipOpponentCharacterAction: {
    does: 'Lets a player choose an ability of the opponent that is passed over in their next turn.',
    takes: ['player, bool? underCharacter'],
    example: 'skipOpponentCharacterAction(player, true)',
  },
  characterActions: {
    does: 'Lets a player use the abilities of the character now.',
    takes: ['player'],
    example: 'characterActions(player)',
  },
  monsterAttacks: {
    does: 'Lets the mobs of a player attack now.',
    takes: ['player'],
    example: 'monsterAttacks(player)',
  },
  doRepeatCharacterAction: {
    does: 'Uses an ability that a player chooses so many times in all, in its turn.',
    takes: ['player, bool underCharacter, int count'],
    example: 'doRepeatCharacterAction(player, true, 2)',
  },
  doRepeatCharacterActionTrigger: {
    does: 'Uses an ability that a player chooses so many times in all, now; it never repeats itself.',
    takes: ['player, bool underCharacter, int count'],
    example: 'doRepeatCharacterActionTrigger(player, true, 2)',
  },
  finishTurn: {
    does: 'Ends the current turn at once.',
    takes: ['player'],
    example: ['drawCard(player)', 'finishTurn(player)'],
  },
  doubleTurn: {
    does: 'Gives a player one more turn after this one.',
    takes: ['player'],
    example: 'doubleTurn(player)',
  },
} as const satisfies FunctionTable;
