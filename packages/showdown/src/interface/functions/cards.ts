import type { FunctionTable } from '../function.ts';

/** Cards: getting hold of them and telling them apart. */
export const CARD_FUNCTIONS = {
  getCARD: {
    does: 'Gives the card that a choice or a place in a list stands for.',
    takes: ['target'],
    gives: 'card',
    aliases: ['getCard'],
    example: [
      'local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "")',
      'local chosen = getCARD(menuCards(player, mobs, "Heal a mob", "CARDLIST_PEEK"))',
      'refreshHP(player, chosen, 20)',
    ],
  },
  makeTargetFromCARD: {
    does: 'Gives a card as a choice, for functions that take one.',
    takes: ['card'],
    gives: 'target',
    example: [
      'local mob = getOnBoardCARD(player, "SLOT_PLAYERMOB1")',
      'putCardUnder(getOnBoardCARD(player, "SLOT_PLAYERCHAR"), makeTargetFromCARD(mob))',
    ],
  },
  getOnBoardCARD: {
    does: 'Gives the card in a slot of the table, seen from a player; none if the slot is empty.',
    takes: ['player, ZTCG_TABLESLOTID slot'],
    gives: 'card',
    example: [
      'for n = 1, 7 do',
      '  refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), 10)',
      'end',
    ],
  },
  getSourceCARD: {
    does: 'Gives the card whose function is running.',
    takes: [''],
    gives: 'card',
    at: 'onThinkMob',
    example: ['local me = getSourceCARD()', 'newBuff(me, me, 20, 0, 0, 1)'],
  },
  getTargetCARD: {
    does: 'Gives the card that the pointcut is about: the one attacked, drawn, stunned and so on.',
    takes: [''],
    gives: 'card',
    at: 'onExecuteAttack',
    example: 'newBuff(getTargetCARD(), getSourceCARD(), -10, 0, 0, 1)',
  },
  isNullCARD: {
    does: 'Says whether there is no card.',
    takes: ['card'],
    gives: 'bool none',
    example: [
      'local field = getOnBoardCARD(player, "SLOT_PLAYERFLD")',
      'if isNullCARD(field) then drawCard(player) end',
    ],
  },
  isSameCARD: {
    does: 'Says whether two are the very same card; two copies are not.',
    takes: ['card first, card second'],
    gives: 'bool same',
    at: 'onPlayMob',
    example: [
      'if not isSameCARD(getSourceCARD(), getTargetCARD()) then',
      '  refreshHP(player, getSourceCARD(), 10)',
      'end',
    ],
  },
  isInfoCARD: {
    does: 'Says whether the text stands in the info line of a card.',
    takes: ['card, string text'],
    gives: 'bool found',
    at: 'onPlayEquipment',
    example: 'if isInfoCARD(getTargetCARD(), "Weapon") then drawCard(player) end',
  },
  isBossCARD: {
    does: 'Says whether a card is a Jr. Boss or a Boss.',
    takes: ['card'],
    gives: 'bool boss',
    at: 'onReceiveAttack',
    example:
      'if isBossCARD(getCardPointer(0)) then preventDamage(player, getSourceCARD(), "PREVENT_ANY", 1) end',
  },
  getSlotIdFromCARD: {
    does: "Gives the slot of a card on a player's side of the table; -1 if it is not there.",
    takes: ['player, card'],
    gives: 'int slot',
    at: 'onThinkMob',
    example: [
      'local slot = getSlotIdFromCARD(player, getSourceCARD())',
      'if slot == 1 then drawCard(player) end',
    ],
  },
  takeCardFromTable: {
    does: 'Takes the card in a slot off the table and gives it as a list; says whether there was one.',
    takes: ['player, ZTCG_TABLESLOTID slot'],
    gives: 'list taken, bool notEmpty',
    example: [
      'local taken, any = takeCardFromTable(player, "SLOT_ADVSRYMOB1")',
      'if any then moveCardsFromListToDeck(not player, taken, getPlayerDeck(not player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1) end',
    ],
  },
} as const satisfies FunctionTable;

/** What is printed on a card, and what has become of it. */
export const TRAIT_FUNCTIONS = {
  getBaseLevelFromCARD: {
    does: 'Gives the level printed on a card.',
    takes: ['card'],
    gives: 'int level',
    at: 'onPlayCard',
    example: 'if getBaseLevelFromCARD(getTargetCARD()) >= 50 then drawCard(player) end',
  },
  getCurrentLevelFromCARD: {
    does: 'Gives the level a card has now, level drops included; for a character, its level in the match.',
    takes: ['player, card', 'card'],
    gives: 'int level',
    example: [
      'local level = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))',
      'summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", level)',
    ],
  },
  getBaseHpFromCARD: {
    does: 'Gives the HP printed on a card.',
    takes: ['card'],
    gives: 'int hp',
    at: 'onActivateMobEffect',
    example: 'editCardHP(getSourceCARD(), getBaseHpFromCARD(getSourceCARD()))',
  },
  getMaxHpFromCARD: {
    does: 'Gives the most HP a card can have now.',
    takes: ['card'],
    gives: 'int hp',
    at: 'onStartTurn',
    example: [
      'local me = getSourceCARD()',
      'if getHpFromCARD(me) < getMaxHpFromCARD(me) then refreshHP(player, me, 10) end',
    ],
  },
  getHpFromCARD: {
    does: 'Gives the HP a card has now.',
    takes: ['card'],
    gives: 'int hp',
    at: 'onEndTurn',
    example: 'if getHpFromCARD(getSourceCARD()) <= 20 then drawCard(player) end',
  },
  getBaseAttackFromCARD: {
    does: 'Gives the attack printed on a card.',
    takes: ['card'],
    gives: 'int attack',
    example: [
      'local mob = getOnBoardCARD(player, "SLOT_PLAYERMOB1")',
      'increaseNextAttackDamage(player, getBaseAttackFromCARD(mob))',
    ],
  },
  getRarityFromCARD: {
    does: 'Gives the rarity of a card as the number of its flag.',
    takes: ['card'],
    gives: 'int rarity',
    at: 'onDrawCard',
    example:
      'if getRarityFromCARD(getTargetCARD()) == 1 then refreshHP(player, getSourceCARD(), 20) end',
  },
  getNameFromCARD: {
    does: 'Gives the name of a card.',
    takes: ['card'],
    gives: 'string name',
    at: 'onPlayMob',
    example: 'displayMessageOnScreen(player, getNameFromCARD(getTargetCARD()) .. " is here", 1500)',
  },
  getTypeFromCARD: {
    does: 'Gives the type of a card as the number of its flag.',
    takes: ['card'],
    gives: 'int type',
    at: 'onDestroy',
    example: 'if getTypeFromCARD(getSourceCARD()) == 6 then drawCard(player) end',
  },
  getElementFromCARD: {
    does: 'Gives the element of a card as the number of its flag.',
    takes: ['card'],
    gives: 'int element',
    at: 'onPlayMob',
    example: [
      'local element = getElementFromCARD(getTargetCARD())',
      'if getPlayerAttributes(player, element) > 2 then drawCard(player) end',
    ],
  },
  getCardIdFromCARD: {
    does: 'Gives the id of a card, which all its copies share.',
    takes: ['card'],
    gives: 'int cardId',
    example: ['local id = getCardIdFromCARD(getSourceCARD())', 'insertTimedAura(player, id, 2)'],
  },
  getCardInfoFromCARD: {
    does: 'Gives the info line of a card.',
    takes: ['card'],
    gives: 'string info',
    at: 'onOpponentPlayMob',
    example: 'displayMessageOnScreen(player, getCardInfoFromCARD(getTargetCARD()), 1500)',
  },
} as const satisfies FunctionTable;

/** Deployed cards as a list of places on the table. */
export const COORDINATE_FUNCTIONS = {
  getTableCardCoordinates: {
    does: 'Finds the places of all deployed cards that pass a filter.',
    takes: [
      'ZTCG_PLAYERMODE whose, int attributes, int minLevel, int maxLevel, ZTCG_TYPE* types, ZTCG_ELEMENT* elements, string text, player',
    ],
    gives: 'coordlist places',
    example: [
      'local places = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 60, "TYPE_EQP", "ELEM_ANY", "", player)',
      'local equip = selectGameTableCardFromCoordinatesList("Silence equipment", places, player)',
      'applySilence(player, equip, 2)',
      'destroyTableCardCoordinatesList(places)',
    ],
  },
  destroyTableCardCoordinatesList: {
    does: 'Says that a list of places is not needed any more.',
    takes: ['coordlist places'],
    example: [
      'local places = getTableCardCoordinates("ANY_PLAYER", 0, 0, 99, "TYPE_FLD", "ELEM_ANY", "", player)',
      'destroyTableCardCoordinatesList(places)',
    ],
  },
  selectGameTableCardFromCoordinatesList: {
    does: 'Lets a player choose one of the deployed cards in a list of places.',
    takes: ['string message, coordlist places, player'],
    gives: 'card',
    example: [
      'local places = getTableCardCoordinates("ONLY_PLAYER", 0, 0, 99, "TYPE_ANYMOB", "ELEM_ANY", "", player)',
      'local mob = selectGameTableCardFromCoordinatesList("Strengthen a mob", places, player)',
      'newBuff(mob, getSourceCARD(), 10, 10, 0, 1)',
      'destroyTableCardCoordinatesList(places)',
    ],
  },
} as const satisfies FunctionTable;

/** Cards that lie under another one. */
export const UNDER_FUNCTIONS = {
  putCardUnder: {
    does: 'Puts a card, or the first card of a list, under a deployed card; gives what is left of the list.',
    takes: ['card, list under'],
    gives: 'list rest',
    at: 'onThinkMob',
    example: [
      'local top = takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 3)',
      'while not isEmptyList(top) do top = putCardUnder(getSourceCARD(), top) end',
    ],
  },
  takeCardUnder: {
    does: 'Takes one card from under a card and gives it as a list.',
    takes: ['card, target'],
    gives: 'list taken',
    at: 'onDestroy',
    example: [
      'local me = getSourceCARD()',
      'local taken = takeCardUnder(me, getCardUnder(me, 0))',
      'moveCardsFromListToDeck(player, taken, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)',
    ],
  },
  returnCardsUnderToDeck: {
    does: 'Returns all cards under a card to the decks of their owners.',
    takes: ['player, card'],
    at: 'onEndTurn',
    example: 'returnCardsUnderToDeck(player, getSourceCARD())',
  },
  removeCardsUnder: {
    does: 'Takes all cards from under a card and gives them as a list.',
    takes: ['card'],
    gives: 'list taken',
    at: 'onReceiveAttackAndSentToDiscardPile',
    example: [
      'local cards = removeCardsUnder(getSourceCARD())',
      'moveCardsFromListToDeck(player, cards, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 7)',
    ],
  },
  getCardUnder: {
    does: 'Gives the card at a place under a card, counted from 0.',
    takes: ['card, int place'],
    gives: 'target under',
    at: 'onStartTurn',
    example: [
      'local under = getCARD(getCardUnder(getSourceCARD(), 0))',
      'if not isNullCARD(under) then refreshHP(player, getSourceCARD(), 10) end',
    ],
  },
  countCardsUnder: {
    does: 'Counts the cards under a card.',
    takes: ['player, card'],
    gives: 'int count',
    at: 'onCalcAttack',
    example: 'updateGameValue(1, getGameValue(1) + 10 * countCardsUnder(player, getSourceCARD()))',
  },
  makeListCardsUnder: {
    does: 'Lists the cards under a card and leaves them there.',
    takes: ['player, card'],
    gives: 'list under',
    example: [
      'local tree = makeListCardsUnder(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))',
      'if getListLength(tree) > 5 then drawCard(player) end',
    ],
  },
} as const satisfies FunctionTable;
