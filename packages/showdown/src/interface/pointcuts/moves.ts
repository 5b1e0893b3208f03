import type { PointcutTable } from '../pointcut.ts';

const DRAWN = { target: 'the card drawn' } as const;
const DISCARDED = { target: 'the discarded card' } as const;
const SHOWN = { target: 'the card shown' } as const;
const CHOSEN = { target: 'the chosen card' } as const;

/** Drawing, discarding and showing cards. */
export const HAND_EVENTS = {
  onInterceptDrawCard: {
    version: 'own',
    fires: 'This side is about to draw a card; it will in any case.',
    example: 'peekNextCard(player)',
  },
  onOpponentInterceptDrawCard: {
    version: 'opposing',
    fires: 'The other side is about to draw a card; it will in any case.',
    example: 'shuffleDeck(getPlayerDeck(not player, "DECK_DECK"))',
  },
  onDraw: {
    ...DRAWN,
    version: 'self',
    fires: 'This card has been drawn.',
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 10, 1)',
  },
  onDrawCard: {
    ...DRAWN,
    version: 'own',
    fires: 'This side has drawn a card.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onOpponentDrawCard: {
    ...DRAWN,
    version: 'opposing',
    fires: 'The other side has drawn a card.',
    example: 'applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)',
  },
  onDiscard: {
    ...DISCARDED,
    version: 'self',
    fires: 'This card has been discarded from the hand; ZTCG_PLAYERTYPE says who caused it.',
    example: 'if hasFlag("IS_ADVSRY", "ZTCG_PLAYERTYPE") then drawCard(player) end',
  },
  onDiscardCard: {
    ...DISCARDED,
    version: 'own',
    fires: 'This side has discarded a card.',
    example: 'increaseNextAttackDamage(player, 10)',
  },
  onOpponentDiscardCard: {
    ...DISCARDED,
    version: 'opposing',
    fires: 'The other side has discarded a card.',
    example: 'if isBossCARD(getTargetCARD()) then drawCard(player) end',
  },
  onRandomDiscard: {
    ...DISCARDED,
    version: 'self',
    fires: 'This card has been discarded by chance.',
    example: 'recoverDestroyedCard(player, getSourceCARD())',
  },
  onRandomDiscardCard: {
    ...DISCARDED,
    version: 'own',
    fires: 'This side has discarded a card by chance.',
    example: 'drawCard(player)',
  },
  onOpponentRandomDiscardCard: {
    ...DISCARDED,
    version: 'opposing',
    fires: 'The other side has discarded a card by chance.',
    example: 'refreshHP(player, getSourceCARD(), 20)',
  },
  onReveal: {
    ...SHOWN,
    version: 'self',
    fires: 'This card has been shown to both players.',
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 1)',
  },
  onRevealCard: {
    ...SHOWN,
    version: 'own',
    fires: 'This side has shown a card to both players.',
    example: 'if getTypeFromCARD(getTargetCARD()) == 2 then drawCard(player) end',
  },
  onOpponentRevealCard: {
    ...SHOWN,
    version: 'opposing',
    fires: 'The other side has shown a card to both players.',
    example: 'if getBaseLevelFromCARD(getTargetCARD()) > 60 then discardCardRandom(not player) end',
  },
  onPeek: {
    ...SHOWN,
    version: 'self',
    fires: 'One player has looked at this card.',
    example:
      'editCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0, "onDraw")',
  },
  onPeekCard: {
    ...SHOWN,
    version: 'own',
    fires: 'This side has looked at a card.',
    example: 'if isInfoCARD(getTargetCARD(), "Scroll") then drawCard(player) end',
  },
  onOpponentPeekCard: {
    ...SHOWN,
    version: 'opposing',
    fires: 'The other side has looked at a card.',
    example: 'shuffleDeck(getPlayerDeck(not player, "DECK_DECK"))',
  },
} as const satisfies PointcutTable;

/** Choices and chance. */
export const CHOICE_EVENTS = {
  onSelectMenu: {
    ...CHOSEN,
    version: 'self',
    fires: 'This card has been chosen from a list.',
    example:
      'displayMessageOnScreen(player, getNameFromCARD(getSourceCARD()) .. " was chosen", 1000)',
  },
  onSelectMenuCard: {
    ...CHOSEN,
    version: 'own',
    fires: 'This side has chosen a card from a list.',
    example:
      'if isSameCARD(getTargetCARD(), getSourceCARD()) then refreshHP(player, getSourceCARD(), 10) end',
  },
  onOpponentSelectMenuCard: {
    ...CHOSEN,
    version: 'opposing',
    fires: 'The other side has chosen a card from a list.',
    example: 'revealCard(player, "They chose", getTargetCARD())',
  },
  onPickCardOrder: {
    version: 'own',
    fires: 'This side has put cards in order.',
    example: 'peekNextCard(player)',
  },
  onOpponentPickCardOrder: {
    version: 'opposing',
    fires: 'The other side has put cards in order.',
    example: 'if throwCoin(player) then shuffleDeck(getPlayerDeck(not player, "DECK_DECK")) end',
  },
  onThrowCoin: {
    version: 'own',
    fires: 'This side has called a coin.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onOpponentThrowCoin: {
    version: 'opposing',
    fires: 'The other side has called a coin.',
    example: 'increaseNextAttackDamage(player, 10)',
  },
  onThrowCoinFixed: {
    version: 'own',
    fires:
      'This side has thrown a coin that was fixed: a die with two faces, which nobody calls, or a coin whose fall a script has set.',
    example: 'increaseNextAttackDamage(player, 20)',
  },
  onOpponentThrowCoinFixed: {
    version: 'opposing',
    fires:
      'The other side has thrown a coin that was fixed: a die with two faces, which nobody calls, or a coin whose fall a script has set.',
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)',
  },
  onThrowDie: {
    version: 'own',
    fires: 'This side has thrown a die.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)',
  },
  onOpponentThrowDie: {
    version: 'opposing',
    fires: 'The other side has thrown a die.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 0, 0, 10, 1)',
  },
  onPlayRps: {
    version: 'both',
    fires: 'Both have played rock, paper, scissors.',
    example: 'displayMessageOnScreen(player, "Well played.", 1000)',
  },
  onPrompt: {
    version: 'own',
    fires: 'This side has answered a prompt.',
    example:
      'increaseCardRegister(getSourceCARD(), getCardIdFromCARD(getSourceCARD()), 0, 1, 0, "onPrompt")',
  },
  onOpponentPrompt: {
    version: 'opposing',
    fires: 'The other side has answered a prompt.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
} as const satisfies PointcutTable;
