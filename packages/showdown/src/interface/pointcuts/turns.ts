import { amount, no, type PointcutTable, yes } from '../pointcut.ts';

/** The course of a turn. */
export const TURN_EVENTS = {
  onPrepareStartTurn: {
    version: 'own',
    asks: 'never',
    fires: "This side's turn is being prepared; set values only, do not act.",
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 0, 0, "onStartTurn")',
  },
  onOpponentPrepareStartTurn: {
    version: 'opposing',
    asks: 'never',
    fires: "The other side's turn is being prepared; set values only, do not act.",
    example: 'setFieldRegister(player, 1)',
  },
  onStartTurn: {
    version: 'own',
    where: 'under',
    fires: "This side's turn begins.",
    example: 'drawCard(player)',
  },
  onOpponentStartTurn: {
    version: 'opposing',
    fires: "The other side's turn begins.",
    example: 'applyStun(player, getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), 1)',
  },
  onStartTurnViewHand: {
    version: 'own',
    where: 'hand',
    fires: "This side's turn begins; cards in the hand look on.",
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 10, 1)',
  },
  onStartTurnViewDeck: {
    version: 'own',
    where: 'deck',
    fires: "This side's turn begins; cards in the deck look on.",
    example:
      'increaseCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0, "onDraw")',
  },
  onStartTurnViewGraveyard: {
    version: 'own',
    where: 'graveyard',
    fires: "This side's turn begins; cards in the graveyard look on.",
    example:
      'if getMobsOnTable(player, "ONLY_PLAYER") == 0 then recoverDestroyedCard(player, getSourceCARD()) end',
  },
  onOpponentStartTurnViewHand: {
    version: 'opposing',
    where: 'hand',
    fires: "The other side's turn begins; cards in the hand look on.",
    example: 'removeCardLevelDrop(getSourceCARD(), getSourceCARD())',
  },
  onOpponentStartTurnViewDeck: {
    version: 'opposing',
    where: 'deck',
    fires: "The other side's turn begins; cards in the deck look on.",
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 0, 0, "onDraw")',
  },
  onOpponentStartTurnViewGraveyard: {
    version: 'opposing',
    where: 'graveyard',
    fires: "The other side's turn begins; cards in the graveyard look on.",
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)',
  },
  onRecoverStats: {
    version: 'both',
    asks: 'never',
    fires: 'A turn begins and cards get back what a turn uses up.',
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 1, 2, 0, "onExecuteAttack")',
  },
  onReactivateCardLevelDrop: {
    version: 'own',
    where: 'hand',
    fires: "This side's turn begins and cards in the hand renew their level drops.",
    example:
      'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 10 * getMobsOnTable(player, "ONLY_PLAYER"), 1)',
  },
  onReactivateCardEffects: {
    version: 'own',
    fires: "This side's turn begins and its cards renew their effects.",
    example: 'addExtraMobAttack(getSourceCARD(), getSourceCARD(), 2)',
  },
  onOpponentReactivateCardEffects: {
    version: 'opposing',
    fires: "The other side's turn begins and cards of this side renew their effects.",
    example: 'preventDamage(player, getSourceCARD(), "PREVENT_ANY", 1)',
  },
  onStartCharacterActions: {
    version: 'own',
    fires: "This side's onset begins, before its abilities.",
    example: 'peekNextCard(player)',
  },
  onOpponentStartCharacterActions: {
    version: 'opposing',
    fires: "The other side's onset begins, before its abilities.",
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onStartCharacterActions2: {
    version: 'own',
    fires: 'This side begins to use its abilities.',
    example: 'if getPlayerAttributes(player, "ELEM_FIRE") > 3 then drawCard(player) end',
  },
  onOpponentStartCharacterActions2: {
    version: 'opposing',
    fires: 'The other side begins to use its abilities.',
    example:
      'if hasCharacterActions(not player, true) then increaseNextAttackDamage(player, 10) end',
  },
  afterCharacterActions: {
    version: 'own',
    fires: 'This side has used its abilities, and its mobs come next.',
    example: 'increaseDamageMultiplierByPercent(getSourceCARD(), 50)',
  },
  afterOpponentCharacterActions: {
    version: 'opposing',
    fires: 'The other side has used its abilities, and its mobs come next.',
    example: 'preventDamage(player, getSourceCARD(), "PREVENT_ANY", 1)',
  },
  onActivateMobEffect: {
    version: 'both',
    only: 'mobs',
    fires: 'Mobs are about to act; ZTCG_PLAYERTYPE says whose turn it is.',
    example:
      'if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then refreshHP(player, getSourceCARD(), 10) end',
  },
  onRecoverMobStats: {
    version: 'both',
    asks: 'never',
    only: 'mobs',
    fires: 'Mobs are about to act and get back what a turn uses up.',
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0, "onExecuteAttack")',
  },
  onEndTurn: {
    version: 'own',
    fires: "This side's turn ends.",
    example:
      'if getHpFromCARD(getSourceCARD()) <= 10 then destroyCard(player, getSlotIdFromCARD(player, getSourceCARD())) end',
  },
  onOpponentEndTurn: {
    version: 'opposing',
    fires: "The other side's turn ends.",
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
} as const satisfies PointcutTable;

const LEVELLED = { target: 'the card used to level up' } as const;
const ABILITY = { target: 'the card whose ability it is' } as const;
const CAME_TO_NOTHING = no('the ability came to nothing. Without an answer it has been applied.');

/** Levels and abilities. */
export const ABILITY_EVENTS = {
  onLevelUp: {
    ...LEVELLED,
    version: 'own',
    fires: 'This side has levelled up.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)',
  },
  onOpponentLevelUp: {
    ...LEVELLED,
    version: 'opposing',
    fires: 'The other side has levelled up.',
    example: 'drawCard(player)',
  },
  onLevelActionTrigger: {
    ...LEVELLED,
    version: 'self',
    fires: 'This card has been used to level up and does its one-shot effect.',
    example: ['drawCard(player)', 'drawCard(player)'],
  },
  doRepeatLevelActionTrigger: {
    ...LEVELLED,
    version: 'own',
    fires: 'A one-shot effect of this side is about to be done.',
    returns: amount('how many times it is done'),
    example: 'return 2',
  },
  afterLevelUp: {
    ...LEVELLED,
    version: 'own',
    fires: "This side's level-up phase is over.",
    example: 'if isLevelUpTurn(player) then refreshHP(player, getSourceCARD(), 10) end',
  },
  afterOpponentLevelUp: {
    ...LEVELLED,
    version: 'opposing',
    fires: "The other side's level-up phase is over.",
    example: 'if isLevelUpTurn(not player) then increaseNextAttackDamage(player, 10) end',
  },
  onInterceptCharacterAction: {
    ...ABILITY,
    version: 'own',
    fires: 'This side is about to use an ability.',
    returns: yes('the ability is replaced by what this function did'),
    example: [
      'if makePrompt(player, true, "Draw instead?", "", 0, 0, "Draw", "Go on") then',
      '  drawCard(player)',
      '  return true',
      'end',
      'return false',
    ],
  },
  onOpponentInterceptCharacterAction: {
    ...ABILITY,
    version: 'opposing',
    fires: 'The other side is about to use an ability.',
    returns: yes('the ability is replaced by what this function did'),
    example: 'return throwCoin(player)',
  },
  onActivateCharacterAction1: {
    ...ABILITY,
    version: 'self',
    fires: "The character's first ability is used.",
    returns: CAME_TO_NOTHING,
    example: 'return drawCard(player)',
  },
  onActivateCharacterAction2: {
    ...ABILITY,
    version: 'self',
    fires: "The character's second ability is used.",
    returns: CAME_TO_NOTHING,
    example: 'return summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 40)',
  },
  onActivateCharacterAction3: {
    ...ABILITY,
    version: 'self',
    fires: "The character's third ability is used.",
    returns: CAME_TO_NOTHING,
    example:
      'return attack(player, getSourceCARD(), 60, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")',
  },
  onActivateCharacterAction: {
    ...ABILITY,
    version: 'self',
    fires: 'The level-up effect of this card is used; it lies under the character.',
    returns: CAME_TO_NOTHING,
    example: 'return equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 50)',
  },
  afterApplyCharacterAction: {
    ...ABILITY,
    version: 'own',
    fires: 'This side has used an ability.',
    values: ['1 if it was applied: not if it was replaced, silenced or came to nothing'],
    example: 'if getGameValue(0) == 1 then refreshHP(player, getSourceCARD(), 10) end',
  },
  afterOpponentApplyCharacterAction: {
    ...ABILITY,
    version: 'opposing',
    fires: 'The other side has used an ability.',
    values: ['1 if it was applied: not if it was replaced, silenced or came to nothing'],
    example: 'if getGameValue(0) == 1 then increaseNextAttackDamage(player, 10) end',
  },
} as const satisfies PointcutTable;
