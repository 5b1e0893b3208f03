import { IN_ATTACK, type PointcutTable, writable } from '../pointcut.ts';

const ATTACKER = { ...IN_ATTACK, version: 'self', of: 'attacker', asks: 'always' } as const;
const TARGET = { ...IN_ATTACK, version: 'self', of: 'target', asks: 'always' } as const;
const ATTACKING_SIDE = { ...IN_ATTACK, version: 'own', of: 'attacker', asks: 'always' } as const;
const ATTACKED_SIDE = { ...IN_ATTACK, version: 'own', of: 'target', asks: 'always' } as const;

const START = [
  writable('1 if the attack can be prevented'),
  writable('0 if it can be countered; whatever is written, it cannot'),
  writable('what it may hit, as a ZTCG_ATKRES'),
];

const LAUNCH = {
  values: [writable('the slot of the card attacked'), writable('the slot of the attacker')],
  pointers: [writable('the attacker'), writable('the card attacked')],
};

const DAMAGE = { values: ['the damage'] } as const;
const SAVED = { values: [writable('1 if the card is destroyed; 0 saves it')] };

/** The course of an attack. */
export const ATTACK = {
  onStartAttack: {
    ...ATTACKING_SIDE,
    fires: 'A card of this side begins an attack.',
    values: START,
    example: 'if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then updateGameValue(0, 0) end',
  },
  onOpponentStartAttack: {
    ...IN_ATTACK,
    version: 'opposing',
    of: 'attacker',
    asks: 'always',
    fires: 'A card of the other side begins an attack.',
    values: START,
    example: 'if isFieldOnPlayerTable(player) then updateGameValue(2, "ATKRES_DONT_HIT_CHAR") end',
  },
  onLaunchAttack: {
    ...ATTACKING_SIDE,
    ...LAUNCH,
    fires: 'An attack of this side has its target and is on its way; both can still be changed.',
    example: 'if isStunned(getCardPointer(0)) > 0 then setCardPointer(0, getSourceCARD()) end',
  },
  onInterceptAttack: {
    ...ATTACKED_SIDE,
    ...LAUNCH,
    fires: 'An attack on this side is on its way; attacker and target can still be changed.',
    example:
      'if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then setCardPointer(1, getSourceCARD()) end',
  },
  onExecuteNormalAttack: {
    ...ATTACKER,
    ...DAMAGE,
    fires: 'This card hits with an ordinary attack, one that is not fixed.',
    example: 'if getGameValue(0) > 30 then drawCard(player) end',
  },
  onReceiveNormalAttack: {
    ...TARGET,
    ...DAMAGE,
    fires: 'This card is hit by an ordinary attack, one that is not fixed.',
    example: 'applyDOT(player, getCardPointer(0), getSourceCARD(), 10, 1)',
  },
  onExecuteAttack: {
    ...ATTACKER,
    ...DAMAGE,
    fires: 'This card has attacked.',
    example: 'refreshHP(player, getSourceCARD(), getRoundedUp(getGameValue(0) / 2))',
  },
  onReceiveAttack: {
    ...TARGET,
    ...DAMAGE,
    fires: 'This card has been attacked.',
    example:
      'if not hasFlag("ATKSRC_NIL", "ZTCG_ATKSRC") then applySilence(player, getCardPointer(0), 1) end',
  },
  onExecuteAttackCard: {
    ...ATTACKING_SIDE,
    ...DAMAGE,
    fires: 'A card of this side has attacked.',
    example:
      'if isSameCARD(getCardPointer(0), getOnBoardCARD(player, "SLOT_PLAYERCHAR")) then drawCard(player) end',
  },
  onReceiveAttackCard: {
    ...ATTACKED_SIDE,
    ...DAMAGE,
    fires: 'A card of this side has been attacked.',
    example:
      'if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then refreshHP(player, getTargetCARD(), 10) end',
  },
  onExecuteAttackViewHand: {
    ...ATTACKING_SIDE,
    ...DAMAGE,
    where: 'hand',
    fires: 'A card of this side has attacked; cards in the hand look on.',
    example: 'newCardLevelDrop(getSourceCARD(), getSourceCARD(), 10, 1)',
  },
  onExecuteAttackViewDeck: {
    ...ATTACKING_SIDE,
    ...DAMAGE,
    where: 'deck',
    fires: 'A card of this side has attacked; cards in the deck look on.',
    example: [
      'local me = getSourceCARD()',
      'increaseCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onDraw")',
    ],
  },
  onExecuteAttackViewGraveyard: {
    ...ATTACKING_SIDE,
    ...DAMAGE,
    where: 'graveyard',
    fires: 'A card of this side has attacked; cards in the graveyard look on.',
    example: 'if getGameValue(0) >= 80 then recoverDestroyedCard(player, getSourceCARD()) end',
  },
  onReceiveAttackViewHand: {
    ...ATTACKED_SIDE,
    ...DAMAGE,
    where: 'hand',
    fires: 'A card of this side has been attacked; cards in the hand look on.',
    example: 'if getGameValue(0) >= 60 then revealCard(player, "Revenge", getSourceCARD()) end',
  },
  onReceiveAttackViewDeck: {
    ...ATTACKED_SIDE,
    ...DAMAGE,
    where: 'deck',
    fires: 'A card of this side has been attacked; cards in the deck look on.',
    example: [
      'local me = getSourceCARD()',
      'editCardRegister(me, getCardIdFromCARD(me), 1, getGameValue(0), 0, "onDraw")',
    ],
  },
  onReceiveAttackViewGraveyard: {
    ...ATTACKED_SIDE,
    ...DAMAGE,
    where: 'graveyard',
    fires: 'A card of this side has been attacked; cards in the graveyard look on.',
    example: [
      'if getHpFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR")) <= 30 then',
      '  recoverDestroyedCard(player, getSourceCARD())',
      'end',
    ],
  },
  onExecuteAttackAndSurvived: {
    ...ATTACKING_SIDE,
    ...DAMAGE,
    fires: 'A card of this side has attacked, and the card attacked is still there.',
    example:
      'if isSameCARD(getSourceCARD(), getCardPointer(0)) then applyStun(player, getTargetCARD(), 1) end',
  },
  onReceiveAttackAndSurvived: {
    ...TARGET,
    ...DAMAGE,
    fires: 'This card has been attacked and is still there.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 2)',
  },
  onApplyCounterAttack: {
    ...TARGET,
    ...DAMAGE,
    fires: 'This card has lived through an attack that can be countered.',
    example: [
      'local slot = getSlotIdFromCARD(not player, getCardPointer(0))',
      'attack(player, getSourceCARD(), getGameValue(0), "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", slot, "STRIKE_TRUE", "DISABLE_PREVENT", "IS_COUNTER")',
    ],
  },
  onCalcNextAttack: {
    ...IN_ATTACK,
    version: 'self',
    fires:
      'An attack is worked out while this card waits for the next one; see `insertCardNextAction`.',
    returns: { kind: 'yes', means: 'this attack is the one, and `onExecuteNextAttack` follows' },
    values: [
      writable('the damage so far'),
      writable('the bonus so far'),
      '1 for a real attack, 0 for a preview',
      writable('the multiplier in percent'),
    ],
    example: ['updateGameValue(1, getGameValue(1) + 30)', 'return true'],
    beside: { onStartTurn: 'insertCardNextAction(player)' },
  },
  onExecuteNextAttack: {
    ...IN_ATTACK,
    ...DAMAGE,
    version: 'self',
    asks: 'always',
    fires: 'The attack that this card waited for has been made.',
    returns: { kind: 'yes', means: 'the card waits no longer' },
    example: ['applyStun(player, getTargetCARD(), 1)', 'return true'],
    beside: {
      onStartTurn: 'insertCardNextAction(player)',
      onCalcNextAttack: 'return hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC")',
    },
  },
} as const satisfies PointcutTable;

/** An attack or an effect destroys a card. */
export const ATTACK_DESTROYS = {
  onExecuteAttackAndInterceptDestroyed: {
    ...ATTACKER,
    ...SAVED,
    fires:
      'This card is about to destroy the card attacked, or another one by an effect: that counts as an attack of ATKSRC_NIL, but only here and in the pointcuts below.',
    example: [
      'if getBaseLevelFromCARD(getTargetCARD()) <= 10 then',
      '  updateGameValue(0, 0)',
      '  applyHijack(player, getTargetCARD(), 1)',
      'end',
    ],
  },
  onReceiveAttackAndInterceptDestroyed: {
    ...TARGET,
    ...SAVED,
    fires: 'This card is about to be destroyed.',
    example: [
      'if makePrompt(player, true, "Save it?", "Discard a card.", 0, 0, "Save it", "Let it go") then',
      '  discardCard(player)',
      '  editCardHP(getSourceCARD(), 10)',
      '  updateGameValue(0, 0)',
      'end',
    ],
  },
  onReceiveAttackAndSentToDiscardPile: {
    ...TARGET,
    fires:
      'This card goes to the graveyard; it is still deployed, and the cards under it are there.',
    example: [
      'local under = removeCardsUnder(getSourceCARD())',
      'moveCardsFromListToDeck(player, under, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)',
    ],
  },
  onMobSentToDiscardPile: {
    ...ATTACKED_SIDE,
    fires: 'A mob of this side goes to the graveyard and is still deployed.',
    example: 'refreshHP(player, getSourceCARD(), 10)',
  },
  onOpponentMobSentToDiscardPile: {
    ...IN_ATTACK,
    version: 'opposing',
    of: 'target',
    asks: 'always',
    fires: 'A mob of the other side goes to the graveyard and is still deployed.',
    example: 'increaseNextAttackDamage(player, getBaseAttackFromCARD(getTargetCARD()))',
  },
  onEquipSentToDiscardPile: {
    ...ATTACKED_SIDE,
    fires: 'Equipment of this side goes to the graveyard and is still deployed.',
    example: 'newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)',
  },
  onOpponentEquipSentToDiscardPile: {
    ...IN_ATTACK,
    version: 'opposing',
    of: 'target',
    asks: 'always',
    fires: 'Equipment of the other side goes to the graveyard and is still deployed.',
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)',
  },
  onExecuteAttackAndDestroyed: {
    ...ATTACKER,
    fires:
      'This card has destroyed the card it attacked, or another one by an effect: with ATKSRC_NIL and damage of 999.',
    example: 'drawCard(player)',
  },
  onReceiveAttackAndDestroyed: {
    ...TARGET,
    fires: 'This card has been destroyed and lies in the graveyard.',
    example: 'applyDOT(player, getCardPointer(0), getSourceCARD(), 20, 2)',
  },
  onAttackOpponentMobDestroyed: {
    ...ATTACKING_SIDE,
    fires: 'This side has destroyed a mob of the other side.',
    example: 'refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)',
  },
  onAttackMobDestroyed: {
    ...ATTACKED_SIDE,
    fires: 'A mob of this side has been destroyed.',
    example: 'if getMobsOnTable(player, "ONLY_PLAYER") == 0 then drawCard(player) end',
  },
  onAttackOpponentEquipDestroyed: {
    ...ATTACKING_SIDE,
    fires: 'This side has destroyed equipment of the other side.',
    example: 'discardCardRandom(not player)',
  },
  onAttackEquipDestroyed: {
    ...ATTACKED_SIDE,
    fires: 'Equipment of this side has been destroyed.',
    example: 'equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 30)',
  },
  onAttackOpponentCharacterDestroyed: {
    ...ATTACKING_SIDE,
    fires: 'This side has destroyed the character of the other side.',
    example: 'displayMessageOnScreen(player, "The duel is over.", 2000)',
  },
  onAttackCharacterDestroyed: {
    ...ATTACKED_SIDE,
    fires: 'The character of this side has been destroyed.',
    example: 'displayMessageOnScreen(player, "It ends here.", 2000)',
  },
} as const satisfies PointcutTable;
