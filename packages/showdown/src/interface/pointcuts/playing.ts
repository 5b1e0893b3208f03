import { type PointcutTable, writable } from '../pointcut.ts';

const PLAYED = { flags: ['ZTCG_COUNTER'], target: 'the card played' } as const;

const TRIED = {
  flags: ['ZTCG_TRYPLAY', 'ZTCG_COUNTER'],
  values: [writable('1 if the card may be played; 0 forbids it')],
  target: 'the card tried',
  asks: 'not in previews',
} as const;

const INTERCEPTED = {
  flags: ['ZTCG_COUNTER'],
  values: [writable('1 if the card gets through; 0 stops it')],
  target: 'the card played',
} as const;

const STOPPED = { target: 'the card that was stopped' } as const;

/** Playing any card. */
export const PLAY_EVENTS = {
  onTryPlay: {
    ...TRIED,
    version: 'self',
    fires:
      'This card is tried: silently while options are listed (IS_TRY_PREPARE), then while it is laid down (IS_TRY_TABLE).',
    example: 'if getMobsOnTable(player, "ONLY_PLAYER") < 2 then updateGameValue(0, 0) end',
  },
  onPlayCard: {
    ...PLAYED,
    version: 'own',
    fires: 'This side has played a card.',
    example: 'if getBaseLevelFromCARD(getTargetCARD()) >= 70 then drawCard(player) end',
  },
  onOpponentPlayCard: {
    ...PLAYED,
    version: 'opposing',
    fires: 'The other side has played a card.',
    example:
      'increaseCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0, "onEndTurn")',
  },
  onPlayCardViewHand: {
    ...PLAYED,
    version: 'own',
    where: 'hand',
    fires: 'This side has played a card; cards in the hand look on.',
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 10, 1)',
  },
  onPlayCardViewDeck: {
    ...PLAYED,
    version: 'own',
    where: 'deck',
    fires: 'This side has played a card; cards in the deck look on.',
    example:
      'increaseCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0, "onDraw")',
  },
  onPlayCardViewGraveyard: {
    ...PLAYED,
    version: 'own',
    where: 'graveyard',
    fires: 'This side has played a card; cards in the graveyard look on.',
    example:
      'if isInfoCARD(getTargetCARD(), "Undead") then recoverDestroyedCard(player, getSourceCARD()) end',
  },
  onOpponentPlayCardViewHand: {
    ...PLAYED,
    version: 'opposing',
    where: 'hand',
    fires: 'The other side has played a card; cards in the hand look on.',
    example:
      'if isBossCARD(getTargetCARD()) then newCardLevelDrop(getSourceCARD(), getSourceCARD(), 30, 1) end',
  },
  onOpponentPlayCardViewDeck: {
    ...PLAYED,
    version: 'opposing',
    where: 'deck',
    fires: 'The other side has played a card; cards in the deck look on.',
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 0, 0, "onDraw")',
  },
  onOpponentPlayCardViewGraveyard: {
    ...PLAYED,
    version: 'opposing',
    where: 'graveyard',
    fires: 'The other side has played a card; cards in the graveyard look on.',
    example:
      'if getTypeFromCARD(getTargetCARD()) == 3 then recoverDestroyedCard(player, getSourceCARD()) end',
  },
} as const satisfies PointcutTable;

/** Playing a rapid action. */
export const ACTION_EVENTS = {
  onTryPlayAction: {
    ...TRIED,
    version: 'own',
    fires: 'This side tries a rapid action.',
    example: 'if getBaseLevelFromCARD(getTargetCARD()) > 60 then updateGameValue(0, 0) end',
  },
  onOpponentTryPlayAction: {
    ...TRIED,
    version: 'opposing',
    fires: 'The other side tries a rapid action.',
    example: 'if isSilenced(getSourceCARD()) == 0 then updateGameValue(0, 0) end',
  },
  onInitAction: {
    ...PLAYED,
    version: 'self',
    fires: 'This rapid action is being played; nobody has answered yet.',
    example: 'discardCard(player)',
  },
  onInterceptPlayAction: {
    ...INTERCEPTED,
    version: 'own',
    fires: 'A rapid action of this side is being played.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onInterceptOpponentPlayAction: {
    ...INTERCEPTED,
    version: 'opposing',
    fires: 'A rapid action of the other side is being played.',
    example: 'if throwCoin(player) then updateGameValue(0, 0) end',
  },
  onThinkAction: {
    ...PLAYED,
    version: 'self',
    fires: 'This rapid action does its work.',
    example:
      'attack(player, getSourceCARD(), 50, "ATKRES_NIL", "ATKSRC_ACT", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")',
  },
  onPlayAction: {
    ...PLAYED,
    version: 'own',
    fires: 'A rapid action of this side has been played.',
    example: 'increaseNextAttackDamage(player, 10)',
  },
  onOpponentPlayAction: {
    ...PLAYED,
    version: 'opposing',
    fires: 'A rapid action of the other side has been played.',
    example: 'drawCard(player)',
  },
  afterThinkAction: {
    ...PLAYED,
    version: 'self',
    fires: 'This rapid action has done its work, and all have answered.',
    example: 'if throwCoin(player) then recoverDestroyedCard(player, getSourceCARD()) end',
  },
  onPlayActionCancel: {
    ...STOPPED,
    version: 'own',
    fires: 'A rapid action of this side has been stopped.',
    example: 'drawCard(player)',
  },
  onOpponentPlayActionCancel: {
    ...STOPPED,
    version: 'opposing',
    fires: 'A rapid action of the other side has been stopped.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
} as const satisfies PointcutTable;

/** Playing equipment. */
export const EQUIPMENT_EVENTS = {
  onTryPlayEquipment: {
    ...TRIED,
    version: 'own',
    fires: 'This side tries a piece of equipment.',
    example: 'if getEquipsOnTable(player, "ONLY_PLAYER") >= 3 then updateGameValue(0, 0) end',
  },
  onOpponentTryPlayEquipment: {
    ...TRIED,
    version: 'opposing',
    fires: 'The other side tries a piece of equipment.',
    example: 'if isInfoCARD(getTargetCARD(), "Shield") then updateGameValue(0, 0) end',
  },
  onInitEquipment: {
    ...PLAYED,
    version: 'self',
    fires: 'This equipment is being played; nobody has answered yet.',
    example: 'destroyCard(player, "SLOT_PLAYEREQP1")',
  },
  onInterceptPlayEquipment: {
    ...INTERCEPTED,
    version: 'own',
    fires: 'Equipment of this side is being played.',
    example: 'peekNextCard(player)',
  },
  onInterceptOpponentPlayEquipment: {
    ...INTERCEPTED,
    version: 'opposing',
    fires: 'Equipment of the other side is being played.',
    example: 'if getBaseLevelFromCARD(getTargetCARD()) <= 20 then updateGameValue(0, 0) end',
  },
  onThinkEquipment: {
    ...PLAYED,
    version: 'self',
    fires: 'This equipment comes to the table.',
    example: 'increaseMaxHP(getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)',
  },
  onPlayEquipment: {
    ...PLAYED,
    version: 'own',
    fires: 'Equipment of this side has come to the table.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)',
  },
  onOpponentPlayEquipment: {
    ...PLAYED,
    version: 'opposing',
    fires: 'Equipment of the other side has come to the table.',
    example: 'applySilence(player, getTargetCARD(), 1)',
  },
  afterThinkEquipment: {
    ...PLAYED,
    version: 'self',
    fires: 'This equipment is on the table, and all have answered.',
    example: 'drawCard(player)',
  },
  onPlayEquipCancel: {
    ...STOPPED,
    version: 'own',
    fires: 'Equipment of this side has been stopped.',
    example: 'recoverTopCard(player, "DECK_HAND")',
  },
  onOpponentPlayEquipCancel: {
    ...STOPPED,
    version: 'opposing',
    fires: 'Equipment of the other side has been stopped.',
    example: 'drawCard(player)',
  },
} as const satisfies PointcutTable;

/** Playing a field. */
export const FIELD_EVENTS = {
  onTryPlayField: {
    ...TRIED,
    version: 'own',
    fires: 'This side tries a field.',
    example: 'if isFieldOnPlayerTable(player) then updateGameValue(0, 0) end',
  },
  onOpponentTryPlayField: {
    ...TRIED,
    version: 'opposing',
    fires: 'The other side tries a field.',
    example: 'if isFieldOnPlayerTable(player) then updateGameValue(0, 0) end',
  },
  onInitField: {
    ...PLAYED,
    version: 'self',
    fires: 'This field is being played; nobody has answered yet.',
    example: 'displayMessageOnScreen(player, "The ground shakes.", 1000)',
  },
  onInterceptPlayField: {
    ...INTERCEPTED,
    version: 'own',
    fires: 'A field of this side is being played.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onInterceptOpponentPlayField: {
    ...INTERCEPTED,
    version: 'opposing',
    fires: 'A field of the other side is being played.',
    example:
      'if makePrompt(player, true, "Stop the field?", "", 0, 0, "Stop it", "Let it be") then updateGameValue(0, 0) end',
  },
  onThinkField: {
    ...PLAYED,
    version: 'self',
    fires: 'This field comes to the table.',
    example: 'setFieldRegister(player, 3)',
  },
  onPlayField: {
    ...PLAYED,
    version: 'own',
    fires: 'A field of this side has come to the table.',
    example: 'drawCard(player)',
  },
  onOpponentPlayField: {
    ...PLAYED,
    version: 'opposing',
    fires: 'A field of the other side has come to the table.',
    example: 'locate(player, "PLAY_NORMALFIELD", "ELEM_ANY")',
  },
  afterThinkField: {
    ...PLAYED,
    version: 'self',
    fires: 'This field is on the table, and all have answered.',
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)',
  },
  onPlayFieldCancel: {
    ...STOPPED,
    version: 'own',
    fires: 'A field of this side has been stopped.',
    example: 'drawCard(player)',
  },
  onOpponentPlayFieldCancel: {
    ...STOPPED,
    version: 'opposing',
    fires: 'A field of the other side has been stopped.',
    example: 'increaseNextAttackDamage(player, 10)',
  },
} as const satisfies PointcutTable;

/** Playing a mob, a Jr. Boss or a Boss. */
export const MOB_EVENTS = {
  onTryPlayMob: {
    ...TRIED,
    version: 'own',
    fires: 'This side tries a mob.',
    example: 'if getMobsOnTable(player, "ONLY_PLAYER") > 4 then updateGameValue(0, 0) end',
  },
  onOpponentTryPlayMob: {
    ...TRIED,
    version: 'opposing',
    fires: 'The other side tries a mob.',
    example: 'if getBaseLevelFromCARD(getTargetCARD()) < 10 then updateGameValue(0, 0) end',
  },
  onInitMob: {
    ...PLAYED,
    version: 'self',
    fires: 'This mob is being played; nobody has answered yet.',
    example: 'if hasFlag("IS_COUNTER", "ZTCG_COUNTER") then drawCard(player) end',
  },
  onInterceptPlayMob: {
    ...INTERCEPTED,
    version: 'own',
    fires: 'A mob of this side is being played.',
    example: 'peekNextCard(player)',
  },
  onInterceptOpponentPlayMob: {
    ...INTERCEPTED,
    version: 'opposing',
    fires: 'A mob of the other side is being played.',
    example: 'if isBossCARD(getTargetCARD()) and throwCoin(player) then updateGameValue(0, 0) end',
  },
  onThinkMob: {
    ...PLAYED,
    version: 'self',
    fires: 'This mob comes to the table.',
    example: ['local me = getSourceCARD()', 'addExtraMobAttack(me, me, 2)'],
  },
  onPlayMob: {
    ...PLAYED,
    version: 'own',
    fires: 'A mob of this side has come to the table.',
    example: 'newBuff(getCardPointer(0), getSourceCARD(), 10, 0, 0, 1)',
  },
  onOpponentPlayMob: {
    ...PLAYED,
    version: 'opposing',
    fires: 'A mob of the other side has come to the table.',
    example: 'applyStun(player, getCardPointer(0), 1)',
  },
  afterThinkMob: {
    ...PLAYED,
    version: 'self',
    fires: 'This mob is on the table, and all have answered.',
    example:
      'attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 10, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")',
  },
  onPlayMobCancel: {
    ...STOPPED,
    version: 'own',
    fires: 'A mob of this side has been stopped.',
    example: 'summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 20)',
  },
  onOpponentPlayMobCancel: {
    ...STOPPED,
    version: 'opposing',
    fires: 'A mob of the other side has been stopped.',
    example: 'discardCardRandom(not player)',
  },
} as const satisfies PointcutTable;
