import type { PointcutTable } from '../pointcut.ts';

const REMOVED = { flags: ['ZTCG_REMOVETYPE'], target: 'the card' } as const;
const GONE = { flags: ['ZTCG_REMOVETYPE'], target: 'the destroyed card' } as const;
const RECOVERED = { target: 'the recovered card' } as const;
const MOVED = { target: 'the card moved' } as const;

/** Cards on their way to and from the graveyard. */
export const GRAVEYARD_EVENTS = {
  onRecover: {
    ...RECOVERED,
    version: 'self',
    fires: 'This card has been taken out of the graveyard.',
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 10, 2)',
  },
  onRecoverCard: {
    ...RECOVERED,
    version: 'own',
    fires: 'This side has taken a card out of the graveyard.',
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)',
  },
  onOpponentRecoverCard: {
    ...RECOVERED,
    version: 'opposing',
    fires: 'The other side has taken a card out of the graveyard.',
    example: 'discardCard(not player)',
  },
  onMoveToDiscardPile: {
    ...REMOVED,
    version: 'self',
    fires:
      'This card has come into the graveyard from wherever: destroyed, discarded, moved, used up or left over.',
    example: 'if hasFlag("IS_DISCARDED", "ZTCG_REMOVETYPE") then drawCard(player) end',
  },
  onCardMovedToDiscardPile: {
    ...REMOVED,
    version: 'own',
    fires: 'A card of this side has come into the graveyard from wherever.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onOpponentCardMovedToDiscardPile: {
    ...REMOVED,
    version: 'opposing',
    fires: 'A card of the other side has come into the graveyard from wherever.',
    example:
      'if hasFlag("IS_DESTROYED", "ZTCG_REMOVETYPE") then increaseNextAttackDamage(player, 10) end',
  },
  onDestroy: {
    ...GONE,
    version: 'self',
    fires: 'This card has been destroyed.',
    example: 'recoverCard(player, "DECK_HAND", "RECOVER_MOB", "LESSER", 30)',
  },
  onCardDestroyed: {
    ...GONE,
    version: 'own',
    fires: 'A card of this side has been destroyed.',
    example: 'if getTypeFromCARD(getCardPointer(0)) == 0 then drawCard(player) end',
  },
  onOpponentCardDestroyed: {
    ...GONE,
    version: 'opposing',
    fires: 'A card of the other side has been destroyed.',
    example: 'if isBossCARD(getCardPointer(0)) then doubleTurn(player) end',
  },
  onEquipmentDestroyed: {
    ...GONE,
    version: 'own',
    fires: 'Equipment of this side has been destroyed.',
    aliases: ['onDestroyedEquipment', 'onDestroyEquipment'],
    example: 'recoverTopCard(player, "DECK_DECK")',
  },
  onOpponentEquipmentDestroyed: {
    ...GONE,
    version: 'opposing',
    fires: 'Equipment of the other side has been destroyed.',
    aliases: [
      'onDestroyOpponentEquipment',
      'onOpponentDestroyedEquipment',
      'onOpponentDestroyEquipment',
      'onDestroyedOpponentEquipment',
    ],
    example: 'drawCard(player)',
  },
  onFieldDestroyed: {
    ...GONE,
    version: 'own',
    fires: 'The field of this side has been destroyed.',
    aliases: ['onDestroyField', 'onDestroyedField'],
    example: 'locate(player, "PLAY_NORMALFIELD", "ELEM_ANY")',
  },
  onOpponentFieldDestroyed: {
    ...GONE,
    version: 'opposing',
    fires: 'The field of the other side has been destroyed.',
    aliases: [
      'onOpponentDestroyField',
      'onDestroyOpponentField',
      'onOpponentDestroyedField',
      'onDestroyedOpponentField',
    ],
    example:
      'attackGlobal("GLOBAL_HITCHAR", player, getSourceCARD(), 20, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")',
  },
} as const satisfies PointcutTable;

/** Cards that leave or enter a pile, by whatever way. */
export const PILE_EVENTS = {
  onTakeFromHand: {
    ...MOVED,
    version: 'self',
    fires: 'This card has left the hand.',
    example: 'removeCardLevelDrop(getSourceCARD(), getSourceCARD())',
  },
  onTakeFromDeck: {
    ...MOVED,
    version: 'self',
    fires: 'This card has left the deck.',
    example: 'revealCard(player, "Out of the deck", getSourceCARD())',
  },
  onTakeFromGraveyard: {
    ...MOVED,
    version: 'self',
    fires: 'This card has left the graveyard.',
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 0, 0, "onThinkMob")',
  },
  onPutIntoHand: {
    ...MOVED,
    version: 'self',
    fires: 'This card has come into the hand.',
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 10, 1)',
  },
  onPutIntoDeck: {
    ...MOVED,
    version: 'self',
    fires: 'This card has come into the deck.',
    example: 'shuffleDeck(getPlayerDeck(player, "DECK_DECK"))',
  },
  onPutIntoGraveyard: {
    ...MOVED,
    version: 'self',
    fires: 'This card has come into the graveyard.',
    example: 'insertTimedAura(player, getCardIdFromCARD(getSourceCARD()), 2)',
  },
  onTakeCardFromHand: {
    ...MOVED,
    version: 'own',
    fires: 'A card of this side has left the hand.',
    example: [
      'local hand, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))',
      'if count == 0 then drawCard(player) end',
    ],
  },
  onTakeCardFromDeck: {
    ...MOVED,
    version: 'own',
    fires: 'A card of this side has left the deck.',
    example: 'increaseNextAttackDamage(player, 10)',
  },
  onTakeCardFromGraveyard: {
    ...MOVED,
    version: 'own',
    fires: 'A card of this side has left the graveyard.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onPutCardIntoHand: {
    ...MOVED,
    version: 'own',
    fires: 'A card of this side has come into the hand.',
    example:
      'if isInfoCARD(getTargetCARD(), "Pet") then revealCard(player, "A pet", getTargetCARD()) end',
  },
  onPutCardIntoDeck: {
    ...MOVED,
    version: 'own',
    fires: 'A card of this side has come into the deck.',
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)',
  },
  onPutCardIntoGraveyard: {
    ...MOVED,
    version: 'own',
    fires: 'A card of this side has come into the graveyard.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)',
  },
  onOpponentTakeCardFromHand: {
    ...MOVED,
    version: 'opposing',
    fires: 'A card of the other side has left the hand.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onOpponentTakeCardFromDeck: {
    ...MOVED,
    version: 'opposing',
    fires: 'A card of the other side has left the deck.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 0, 10, 0, 1)',
  },
  onOpponentTakeCardFromGraveyard: {
    ...MOVED,
    version: 'opposing',
    fires: 'A card of the other side has left the graveyard.',
    example: 'discardCardRandom(not player)',
  },
  onOpponentPutCardIntoHand: {
    ...MOVED,
    version: 'opposing',
    fires: 'A card of the other side has come into the hand.',
    example: [
      'local hand, count = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))',
      'if count > 6 then discardCardRandom(not player) end',
    ],
  },
  onOpponentPutCardIntoDeck: {
    ...MOVED,
    version: 'opposing',
    fires: 'A card of the other side has come into the deck.',
    example: 'peekNextCard(not player)',
  },
  onOpponentPutCardIntoGraveyard: {
    ...MOVED,
    version: 'opposing',
    fires: 'A card of the other side has come into the graveyard.',
    example: 'increaseNextAttackDamage(player, 10)',
  },
} as const satisfies PointcutTable;
