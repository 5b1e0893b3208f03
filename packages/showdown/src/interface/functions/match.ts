import type { FunctionTable } from '../function.ts';

/** Numbers that a card carries with it for the whole match. */
export const REGISTER_FUNCTIONS = {
  editCardRegister: {
    does: 'Writes a value and a signal into one of the eight registers (0 to 7) that a card keeps for each card id. The pointcut is a note for the reader.',
    takes: ['card, int cardId, int slot, int value, int signal, pointcut? pointcut'],
    at: 'onThinkMob',
    example: [
      'local me = getSourceCARD()',
      'editCardRegister(me, getCardIdFromCARD(me), 0, 3, 0, "onStartTurn")',
    ],
  },
  increaseCardRegister: {
    does: 'Adds to the value of a register and sets its signal.',
    takes: ['card, int cardId, int slot, int increase, int signal, pointcut? pointcut'],
    at: 'onStartTurn',
    example: [
      'local me = getSourceCARD()',
      'increaseCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onStartTurn")',
    ],
  },
  getCardRegister: {
    does: 'Gives the value and the signal of a register; both 0 if nothing was written.',
    takes: ['card, int cardId, int slot'],
    gives: 'int value, int signal',
    at: 'onEndTurn',
    example: [
      'local me = getSourceCARD()',
      'local turns, signal = getCardRegister(me, getCardIdFromCARD(me), 0)',
      'if turns >= 3 and signal == 0 then drawCard(player) end',
    ],
  },
  displayCardRegister: {
    does: 'Draws the value of a register on the card, in a height and a colour.',
    takes: ['card, int cardId, int slot, int height, ZTCG_COLORID colour'],
    at: 'renderCardRegister',
    example: [
      'local me = getSourceCARD()',
      'displayCardRegister(me, getCardIdFromCARD(me), 0, 24, "COLOR_GOLD")',
    ],
  },
  setFieldRegister: {
    does: "Says for how many attacks a player's field holds from now on: each attack on their character uses one up. A field of which that is never said holds for every attack.",
    takes: ['player, int value'],
    at: 'onStartTurn',
    example: 'setFieldRegister(player, 2)',
  },
} as const satisfies FunctionTable;

/** What a pointcut knows and what a script can tell it. */
export const META_FUNCTIONS = {
  hasFlag: {
    does: 'Says whether the pointcut carries this flag of that context, or any of several joined with |. The two may stand in either order.',
    takes: ['string flag, string? context'],
    gives: 'bool has',
    at: 'onExecuteAttack',
    example: 'if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then drawCard(player) end',
  },
  hasSharedFlags: {
    does: 'Says whether two flags, or two sets of joined flags, have something in common.',
    takes: ['ZTCG_TYPE/ZTCG_ELEMENT* first, ZTCG_TYPE/ZTCG_ELEMENT* second'],
    gives: 'bool shared',
    at: 'onPlayCard',
    example: [
      'local type = getTypeFromCARD(getTargetCARD())',
      'if hasSharedFlags(type, "TYPE_EQP | TYPE_FLD") then drawCard(player) end',
    ],
  },
  hasSharedFlagsCARD: {
    does: "Says whether a card's type or element is among the joined flags.",
    takes: ['card, ZTCG_FLAGTYPE trait, ZTCG_TYPE/ZTCG_ELEMENT* flags'],
    gives: 'bool shared',
    at: 'onPlayMob',
    example:
      'if hasSharedFlagsCARD(getTargetCARD(), "FLAG_ELEM", "ELEM_FIRE | ELEM_DARK") then drawCard(player) end',
  },
  decodeZtcgFlag: {
    does: 'Gives the lowest number among the flags.',
    takes: ['ZTCG_TYPE/ZTCG_ELEMENT* flags'],
    gives: 'int number',
    at: 'onPlayMob',
    example: [
      'if getElementFromCARD(getTargetCARD()) == decodeZtcgFlag("ELEM_LIGHT") then',
      '  refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)',
      'end',
    ],
  },
  insertCardNextAction: {
    does: 'Lets this card hear pointcuts, wherever it lies, until its `onExecuteNextAttack` answers or the turn ends.',
    takes: ['player'],
    example: 'insertCardNextAction(player)',
  },
  insertCardTurnAction: {
    does: "Lets this card hear pointcuts as if deployed, wherever it lies, until its player's next turn.",
    takes: ['player'],
    example: 'insertCardTurnAction(player)',
  },
  getCardPointer: {
    does: 'Gives the card that the pointcut keeps at a place from 0 to 3; 0 if there is none.',
    takes: ['int place'],
    gives: 'card',
    at: 'onReceiveAttack',
    example: ['local attacker = getCardPointer(0)', 'applySilence(player, attacker, 1)'],
  },
  setCardPointer: {
    does: 'Puts a card at a place from 0 to 3 for the rest of this event.',
    takes: ['int place, card'],
    at: 'onInterceptAttack',
    example: 'setCardPointer(1, getSourceCARD())',
  },
  getGameValue: {
    does: 'Gives the number that the pointcut keeps at a place from 0 to 3.',
    takes: ['int place'],
    gives: 'int value',
    at: 'onReceiveAttackAndSurvived',
    example: 'if getGameValue(0) >= 40 then drawCard(player) end',
  },
  updateGameValue: {
    does: 'Writes a number, a boolean or a flag at a place from 0 to 3; it counts where the pointcut says so.',
    takes: ['int place, wild value'],
    at: 'onCalcAttack',
    example: 'updateGameValue(1, getGameValue(1) + 20)',
  },
} as const satisfies FunctionTable;

/** What lies on the table. */
export const TABLE_FUNCTIONS = {
  getMobsOnTable: {
    does: 'Counts deployed mobs, Jr. Bosses and Bosses.',
    takes: ['player, ZTCG_PLAYERMODE whose'],
    gives: 'int mobs',
    example: 'if getMobsOnTable(player, "ONLY_ADVSRY") > 3 then drawCard(player) end',
  },
  getEquipsOnTable: {
    does: 'Counts deployed equipment.',
    takes: ['player, ZTCG_PLAYERMODE whose'],
    gives: 'int equipment',
    example: 'increaseNextAttackDamage(player, 10 * getEquipsOnTable(player, "ONLY_PLAYER"))',
  },
  isFieldOnPlayerTable: {
    does: 'Says whether a player has a field.',
    takes: ['player'],
    gives: 'bool field',
    example:
      'if not isFieldOnPlayerTable(player) then locate(player, "PLAY_NORMALFIELD", "ELEM_ANY") end',
  },
  isBossOnPlayerTable: {
    does: 'Says whether a player has a Jr. Boss or a Boss.',
    takes: ['player'],
    gives: 'bool boss',
    example: 'if isBossOnPlayerTable(not player) then drawCard(player) end',
  },
  isPetOnPlayerTable: {
    does: 'Says whether a player has a deployed card with Pet in its info line.',
    takes: ['player'],
    gives: 'bool pet',
    example:
      'if isPetOnPlayerTable(player) then refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20) end',
  },
  playerHasCardIdDeployed: {
    does: 'Says whether a player has a card with this id that is not silenced.',
    takes: ['player, int cardId'],
    gives: 'bool deployed',
    example: [
      'local id = getCardIdFromCARD(getSourceCARD())',
      'if not playerHasCardIdDeployed(not player, id) then drawCard(player) end',
    ],
  },
  playerCountCardIdDeployed: {
    does: 'Counts the cards of a player with this id that are not silenced.',
    takes: ['player, int cardId'],
    gives: 'int count',
    at: 'onCalcAttack',
    example: [
      'local copies = playerCountCardIdDeployed(player, getCardIdFromCARD(getSourceCARD()))',
      'updateGameValue(1, getGameValue(1) + 10 * copies)',
    ],
  },
  nextFreeMobSlot: {
    does: 'Gives the first free mob slot of a player; -1 if there is none.',
    takes: ['player'],
    gives: 'int slot',
    example:
      'if nextFreeMobSlot(player) ~= -1 then summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30) end',
  },
  nextFreeEquipSlot: {
    does: 'Gives the first free equipment slot of a player; -1 if there is none.',
    takes: ['player'],
    gives: 'int slot',
    example:
      'if nextFreeEquipSlot(player) ~= -1 then equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 40) end',
  },
  getPlayerAttributes: {
    does: 'Counts how often a player has learned an element.',
    takes: ['player, ZTCG_ELEMENT element'],
    gives: 'int learned',
    example: 'if getPlayerAttributes(player, "ELEM_WATER") >= 2 then drawCard(player) end',
  },
  matchRequirements: {
    does: "Says whether a player's character has this level and has learned every one of the elements that often.",
    takes: ['player, int level, int learned, ZTCG_ELEMENT* elements'],
    gives: 'bool met',
    at: 'onThinkMob',
    example: [
      'if matchRequirements(player, 70, 2, "ELEM_LIGHT") then',
      '  addExtraMobAttack(getSourceCARD(), getSourceCARD(), 3)',
      'end',
    ],
  },
  hasCharacterActions: {
    does: "Says whether a player has abilities to use: the character's own, or those of the cards under it.",
    takes: ['player, bool? underCharacter'],
    gives: 'bool has',
    example:
      'if hasCharacterActions(not player, true) then skipOpponentCharacterAction(player, true) end',
  },
} as const satisfies FunctionTable;

/** Talking with the players. */
export const SCREEN_FUNCTIONS = {
  refreshScreen: {
    does: 'Draws the screen again. The screen follows the match by itself; nothing depends on it.',
    takes: [''],
    example: ['drawCard(player)', 'refreshScreen()'],
  },
  refreshBoard: {
    does: 'Draws the table again. The table follows the match by itself; nothing depends on it.',
    takes: ['player'],
    example: [
      'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)',
      'refreshBoard(player)',
    ],
  },
  displayMessageOnScreen: {
    does: 'Shows a line of text for some milliseconds.',
    takes: ['player, string text, int milliseconds'],
    example: 'displayMessageOnScreen(player, "The gate opens.", 2000)',
  },
  makePrompt: {
    does: 'Asks a player to choose one of two, and says whether it was the first. %s and %d in the small text stand for the two values.',
    takes: [
      'player, bool yesNo, string text, string subtext, wild value1, wild value2, string? option1, string? option2',
      'player, string text, string subtext, wild value1, wild value2, string? option1, string? option2',
    ],
    gives: 'bool first',
    example: [
      'local hp = getHpFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR"))',
      'if makePrompt(player, true, "Draw a card?", "You have %d HP.", hp, 0, "Draw", "Leave it") then',
      '  drawCard(player)',
      'end',
    ],
  },
  selectCardType: {
    does: 'Lets a player choose one of the card types in the filter, and gives its number.',
    takes: ['player, ZTCG_TYPE* types'],
    gives: 'int type',
    example: [
      'local type = selectCardType(player, "TYPE_MOB | TYPE_EQP | TYPE_ACT")',
      'local top = peekNextCard(player)',
      'if getTypeFromCARD(top) == type then drawCard(player) end',
    ],
  },
} as const satisfies FunctionTable;
