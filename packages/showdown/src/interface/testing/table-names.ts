/** Words between spaces and line ends. */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Every function in the table of the later interface: name, number of arguments, number of results. */
export const TABLE_FUNCTIONS = words(`
  getPlayerDeck/2/1 getListFromDeck/1/2 makeListFromCharacterActions/3/2 getListLength/1/1
  isEmptyList/1/1 appendLists/2/1 shuffleList/1/0 destroyList/1/0 getOnBoardCARD/2/1
  getSourceCARD/0/1 getTargetCARD/0/1 isNullCARD/1/1 isSameCARD/2/1 isInfoCARD/2/1 isBossCARD/1/1
  getSlotIdFromCARD/2/1 getCard/1/1 getTableCardCoordinates/8/1
  destroyTableCardCoordinatesList/1/0 selectGameTableCardFromCoordinatesList/3/1 createList/0/1
  makeFilteredList/8/2 makeFilteredTableList/8/2 takeCardFromTable/2/2 menuCards/4/1 getCARD/1/1
  makeTargetFromCARD/1/1 pickCardOrder/2/0 hasCardOnDeck/2/1 discardRandomCardFromDeck/2/1
  discardRandomCardFromList/2/2 takeTargetCardFromDeck/3/1 takeCardsFromDeck/3/1
  takeNextCardsFromList/2/2 takeTargetCardFromList/2/2 takeCardsFromList/2/2
  takeTargetCardFromListToDeck/5/1 moveCards/6/1 moveCardsFromListToDeck/6/2 editCardRegister/6/0
  increaseCardRegister/6/0 getCardRegister/3/2 displayCardRegister/5/0 getBaseLevelFromCARD/1/1
  getCurrentLevelFromCARD/2/1 getBaseHpFromCARD/1/1 getMaxHpFromCARD/1/1 getHpFromCARD/1/1
  getBaseAttackFromCARD/1/1 getRarityFromCARD/1/1 getNameFromCARD/1/1 getTypeFromCARD/1/1
  getElementFromCARD/1/1 getCardIdFromCARD/1/1 getCardInfoFromCARD/1/1 hasFlag/2/1
  hasSharedFlags/2/1 hasSharedFlagsCARD/3/1 decodeZtcgFlag/1/1 insertCardNextAction/1/0
  insertCardTurnAction/1/0 getCardPointer/1/1 setCardPointer/2/0 getGameValue/1/1
  updateGameValue/2/0 putCardUnder/2/1 takeCardUnder/2/1 returnCardsUnderToDeck/2/0
  removeCardsUnder/1/1 getCardUnder/2/1 countCardsUnder/2/1 makeListCardsUnder/2/1
  getMobsOnTable/2/1 getEquipsOnTable/2/1 isFieldOnPlayerTable/1/1 isBossOnPlayerTable/1/1
  isPetOnPlayerTable/1/1 playerHasCardIdDeployed/2/1 playerCountCardIdDeployed/2/1
  nextFreeMobSlot/1/1 nextFreeEquipSlot/1/1 getPlayerAttributes/2/1 matchRequirements/4/1
  refreshScreen/0/0 refreshBoard/1/0 displayMessageOnScreen/3/0 makePrompt/8/1 insertTimedAura/3/0
  countTimedAura/2/1 newBuff/6/0 updateBuff/5/0 removeBuff/5/0 incrementBuffEffect/2/0
  applyTargetBonus/12/0 removeTargetBonus/12/0 applyAuraBonus/13/0 removeAuraBonus/12/0
  hasBlockAura/3/1 applyBlockAura/3/0 removeBlockAura/3/0 setFieldRegister/2/0 selectCardType/2/1
  preventDamage/4/0 hpDrainPrevent/4/1 playCard/4/1 summon/4/1 equip/4/1 action/4/1 locate/3/1
  recoverCard/5/0 recoverTopCard/2/0 recoverDestroyedCard/2/0 levelUp/1/0 levelUpScout/2/0
  incrementPlayerLevel/2/0 isLevelUpTurn/1/1 swapCharacterActions/3/0 applyCharacterAction/3/1
  destroyCharacterAction/2/0 shuffleDeck/1/0 throwCoin/1/1 throwDie/3/2 playRps/1/1 playClash/1/1
  drawCard/1/1 scoutMob/3/1 discardCard/1/0 discardCardRandom/1/0 destroyCard/2/0 peekNextCard/1/1
  revealCard/3/0 characterActions/1/0 monsterAttacks/1/0 doRepeatCharacterAction/3/0
  doRepeatCharacterActionTrigger/3/0 addExtraMobAttack/3/0 removeExtraMobAttack/2/0
  increaseNextAttackDamage/2/0 increaseDamageMultiplierByPercent/2/0 mobReaver/4/1 equipReaver/4/1
  destroyMonster/1/1 destroyEquipment/1/1 attack/9/1 attackGlobal/15/1 lastAttackKilled/1/1
  isStunned/1/1 isHijacked/1/1 isSilenced/1/1 isAway/1/1 applyStun/3/0 applyHijack/3/0
  applySilence/3/0 applyAway/3/0 applyDOT/5/0 applyGlobalDOT/12/0 applyGlobalSilence/1/0
  applyGlobalStun/1/0 turnSummon/2/0 turnEquip/2/0 turnAction/2/0 turnLocate/2/0
  newCardLevelDrop/4/0 removeCardLevelDrop/2/0 getCardLevelDrop/1/1 editCardHP/2/0 refreshHP/3/1
  increaseMaxHP/2/1 getRoundedMax/3/1 getRoundedMid/3/1 getRoundedUp/1/1 getRoundedNearest/1/1
  getMinimum/2/1 getMaximum/2/1 getClamp/3/1 resetNewEffectAttributes/0/0 setNewEffectDuration/1/0
  setNewEffectSpriteDuration/1/0 setNewEffectTint/4/0 setNewEffectPosition/2/0
  setNewEffectMovement/2/0 setNewEffectRandomMove/2/0 setNewEffectRandomStep/2/0
  setNewEffectScale/2/0 setNewEffectRotationCenter/2/0 setNewEffectRotationAngle/1/0
  setNewEffectFlags/1/0 setNewEffectBlendingFlags/3/0 setNewEffectDrawType/1/0 createEffect/1/0
  resetEffectAttributes/0/0 setEffectDuration/1/0 setEffectSpriteDuration/1/0 setEffectTint/4/0
  setEffectPosition/2/0 setEffectMovement/2/0 setEffectRandomMove/2/0 setEffectRandomStep/2/0
  setEffectScale/2/0 setEffectRotationCenter/2/0 setEffectRotationAngle/1/0 setEffectFlags/1/0
  setEffectBlendingFlags/3/0 setEffectDrawType/1/0 getEffectDuration/0/1
  getEffectSpriteDuration/0/1 getEffectTint/0/4 getEffectPosition/0/2 getEffectMovement/0/2
  getEffectRandomMove/0/2 getEffectRandomStep/0/2 getEffectScale/0/2 getEffectRotationCenter/0/2
  getEffectRotationAngle/0/1 getEffectFlags/0/1 getEffectBlendingFlags/0/3 getEffectDrawType/0/1
`);

/** Functions that scripts use and that the table lacks. */
export const OTHER_FUNCTIONS = words(`
  sendPlayerAway destroySelf discardRandomHandCard finishTurn doubleTurn hasCharacterActions
  skipOpponentCharacterAction amaze
`);

/** Every pointcut in the table of the later interface: name, flags, number of game values and card pointers, and whether its return value counts. */
export const TABLE_POINTCUTS = words(`
  preventTargetCancel::0:0:returns preventTargetCharacter:ATKSRC:0:2:returns
  preventTargetMob:ATKSRC:0:2:returns preventTargetEquip::0:2:returns
  preventIntercomeTargetCharacter:ATKSRC:0:0:returns preventIntercomeTargetMob:ATKSRC:0:0:returns
  preventIntercomeTargetEquip::0:0:returns preventSelfTargetCharacter:ATKSRC:0:0:returns
  preventSelfTargetMob:ATKSRC:0:0:returns preventSelfTargetEquip::0:0:returns
  onPlayActionCancel::0:0: onOpponentPlayActionCancel::0:0: onPlayEquipCancel::0:0:
  onOpponentPlayEquipCancel::0:0: onPlayFieldCancel::0:0: onOpponentPlayFieldCancel::0:0:
  onPlayMobCancel::0:0: onOpponentPlayMobCancel::0:0: onGetTargeted:TARGETTYPE:0:0:
  onCheckPreventAttack:ATKSRC+ATKRES:1:2:returns onEquipBuff:ATTACKSTATE+PLAYERTYPE:4:1:
  onEquipRefreshCharges::0:0: onEquipBuffWithCharge:ATKSRC:4:1:
  onEquipBlockDamage:ATKSRC+TARGETTYPE:2:2: onBlockResultDamage:ATKSRC+ATKRES:3:0:returns
  onOpponentBlockResultDamage:ATKSRC+ATKRES:3:0:returns undoBlocks::0:0: applyBlocks::0:0:
  undoBuffs::0:0: applyBuffs::0:0: onSelectMenu::0:0: onSelectMenuCard::0:0:
  onOpponentSelectMenuCard::0:0: onRefresh::1:0: onRefreshCard::1:0: onOpponentRefreshCard::1:0:
  onInterceptRefreshCard::1:0: onInterceptOpponentRefreshCard::1:0: onPickCardOrder::0:0:
  onOpponentPickCardOrder::0:0: onRecover::0:0: onRecoverCard::0:0: onOpponentRecoverCard::0:0:
  onThrowCoin::0:0: onOpponentThrowCoin::0:0: onThrowCoinFixed::0:0:
  onOpponentThrowCoinFixed::0:0: onThrowDie::0:0: onOpponentThrowDie::0:0: onPlayRps::0:0:
  onPrompt::0:0: onOpponentPrompt::0:0: onInterceptDrawCard::0:0:
  onOpponentInterceptDrawCard::0:0: onDraw::0:0: onDrawCard::0:0: onOpponentDrawCard::0:0:
  onMoveToDiscardPile:REMOVETYPE:0:0: onCardMovedToDiscardPile:REMOVETYPE:0:0:
  onOpponentCardMovedToDiscardPile:REMOVETYPE:0:0: onDestroy:REMOVETYPE:0:1:
  onCardDestroyed:REMOVETYPE:0:1: onOpponentCardDestroyed:REMOVETYPE:0:1: onDiscard::0:0:
  onDiscardCard::0:0: onOpponentDiscardCard::0:0: onReveal::0:0: onRevealCard::0:0:
  onOpponentRevealCard::0:0: onRandomDiscard::0:0: onRandomDiscardCard::0:0:
  onOpponentRandomDiscardCard::0:0: onPeek::0:0: onPeekCard::0:0: onOpponentPeekCard::0:0:
  onReceiveStun::0:0: onReceiveStunCard::0:0: onOpponentReceiveStunCard::0:0:
  onReceiveHijack::0:0: onReceiveHijackCard::0:0: onOpponentReceiveHijackCard::0:0:
  onReceiveAway::0:0: onReceiveAwayCard::0:0: onOpponentReceiveAwayCard::0:0:
  onReceiveSilence::0:0: onReceiveSilenceCard::0:0: onOpponentReceiveSilenceCard::0:0:
  onEquipmentDestroyed::0:0: onOpponentEquipmentDestroyed::0:0: onFieldDestroyed::0:0:
  onOpponentFieldDestroyed::0:0: onCalcAttack:ATKSRC:4:1:returns
  onCalcAttackCard:ATKSRC:4:1:returns onOpponentCalcAttackCard:ATKSRC:4:1:returns
  onCalcDefense:ATKSRC+TARGETTYPE:2:2:returns onCalcDefenseCard:ATKSRC+TARGETTYPE:2:2:returns
  onOpponentCalcDefenseCard:ATKSRC+TARGETTYPE:2:2:returns onStartAttack:ATKSRC+ATKRES:3:1:
  onOpponentStartAttack:ATKSRC+ATKRES:3:1: onExecuteNormalAttack:ATKSRC+ATKRES:1:2:
  onReceiveNormalAttack:ATKSRC+ATKRES:1:2: onReceiveAttackAndDestroyed:ATKSRC+ATKRES:0:2:
  onAttackOpponentMobDestroyed:ATKSRC+ATKRES:0:2: onAttackMobDestroyed:ATKSRC+ATKRES:0:2:
  onAttackOpponentEquipDestroyed:ATKSRC+ATKRES:0:2: onAttackEquipDestroyed:ATKSRC+ATKRES:0:2:
  onAttackOpponentCharacterDestroyed:ATKSRC+ATKRES:0:2:
  onAttackCharacterDestroyed:ATKSRC+ATKRES:0:2:
  onExecuteAttackAndInterceptDestroyed:ATKSRC+ATKRES:1:2:
  onReceiveAttackAndInterceptDestroyed:ATKSRC+ATKRES:1:2:
  onReceiveAttackAndSentToDiscardPile:ATKSRC+ATKRES:0:0: onMobSentToDiscardPile:ATKSRC+ATKRES:0:0:
  onOpponentMobSentToDiscardPile:ATKSRC+ATKRES:0:0: onEquipSentToDiscardPile:ATKSRC+ATKRES:0:0:
  onOpponentEquipSentToDiscardPile:ATKSRC+ATKRES:0:0: onLaunchAttack:ATKSRC+ATKRES:2:2:
  onInterceptAttack:ATKSRC+ATKRES:2:2: onApplyCounterAttack:ATKSRC+ATKRES:1:2:
  onExecuteAttackAndSurvived:ATKSRC+ATKRES+PLAYERTYPE:1:0:
  onReceiveAttackAndSurvived:ATKSRC+ATKRES+PLAYERTYPE:1:0:
  onExecuteAttack:ATKSRC+ATKRES+TARGETTYPE:1:2: onReceiveAttack:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onExecuteAttackCard:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onReceiveAttackCard:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onExecuteAttackViewHand:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onExecuteAttackViewDeck:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onExecuteAttackViewGraveyard:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onReceiveAttackViewHand:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onReceiveAttackViewDeck:ATKSRC+ATKRES+TARGETTYPE:1:2:
  onReceiveAttackViewGraveyard:ATKSRC+ATKRES+TARGETTYPE:1:2: onCalcNextAttack:ATKSRC:4:1:returns
  onExecuteNextAttack:ATKSRC+ATKRES+TARGETTYPE:1:2:returns onTakeFromHand::0:0:
  onTakeFromDeck::0:0: onTakeFromGraveyard::0:0: onPutIntoHand::0:0: onPutIntoDeck::0:0:
  onPutIntoGraveyard::0:0: onTakeCardFromHand::0:0: onTakeCardFromDeck::0:0:
  onTakeCardFromGraveyard::0:0: onPutCardIntoHand::0:0: onPutCardIntoDeck::0:0:
  onPutCardIntoGraveyard::0:0: onOpponentTakeCardFromHand::0:0: onOpponentTakeCardFromDeck::0:0:
  onOpponentTakeCardFromGraveyard::0:0: onOpponentPutCardIntoHand::0:0:
  onOpponentPutCardIntoDeck::0:0: onOpponentPutCardIntoGraveyard::0:0: onPlayCard::0:0:
  onOpponentPlayCard::0:0: onPlayCardViewHand::0:0: onPlayCardViewDeck::0:0:
  onPlayCardViewGraveyard::0:0: onOpponentPlayCardViewHand::0:0: onOpponentPlayCardViewDeck::0:0:
  onOpponentPlayCardViewGraveyard::0:0: onTryPlay::1:0: onTryPlayAction::1:0:
  onOpponentTryPlayAction::1:0: onInitAction:COUNTER:0:0: onInterceptPlayAction:COUNTER:1:0:
  onInterceptOpponentPlayAction:COUNTER:1:0: onThinkAction:COUNTER:0:0: onPlayAction:COUNTER:0:0:
  onOpponentPlayAction:COUNTER:0:0: afterThinkAction:COUNTER:0:0: onTryPlayEquipment::1:0:
  onOpponentTryPlayEquipment::1:0: onInitEquipment:COUNTER:0:0:
  onInterceptPlayEquipment:COUNTER:1:0: onInterceptOpponentPlayEquipment:COUNTER:1:0:
  onThinkEquipment:COUNTER:0:0: onPlayEquipment:COUNTER:0:0: onOpponentPlayEquipment:COUNTER:0:0:
  afterThinkEquipment:COUNTER:0:0: onTryPlayField::1:0: onOpponentTryPlayField::1:0:
  onInitField:COUNTER:0:0: onInterceptPlayField:COUNTER:1:0:
  onInterceptOpponentPlayField:COUNTER:1:0: onThinkField:COUNTER:0:0: onPlayField:COUNTER:0:0:
  onOpponentPlayField:COUNTER:0:0: afterThinkField::0:0: onTryPlayMob::1:0:
  onOpponentTryPlayMob::1:0: onInitMob:COUNTER:0:0: onInterceptPlayMob:COUNTER:1:0:
  onInterceptOpponentPlayMob:COUNTER:1:0: onThinkMob:COUNTER:0:1: onPlayMob:COUNTER:0:1:
  onOpponentPlayMob:COUNTER:0:1: afterThinkMob:COUNTER:0:0: onPrepareStartTurn::0:0:
  onOpponentPrepareStartTurn::0:0: onStartTurn::0:0: onOpponentStartTurn::0:0:
  onStartTurnViewHand::0:0: onStartTurnViewDeck::0:0: onStartTurnViewGraveyard::0:0:
  onOpponentStartTurnViewHand::0:0: onOpponentStartTurnViewDeck::0:0:
  onOpponentStartTurnViewGraveyard::0:0: onStartCharacterActions::0:0:
  onOpponentStartCharacterActions::0:0: onRecoverStats::0:0: onReactivateCardLevelDrop::0:0:
  onReactivateCardEffects::0:0: onOpponentReactivateCardEffects::0:0:
  onStartCharacterActions2::0:0: onOpponentStartCharacterActions2::0:0: onEndTurn::0:0:
  onOpponentEndTurn::0:0: onInterceptCharacterAction::0:0:
  onOpponentInterceptCharacterAction::0:0: onLevelActionTrigger::0:0: onLevelUp::0:0:
  onOpponentLevelUp::0:0: afterLevelUp::0:0: afterOpponentLevelUp::0:0:
  afterApplyCharacterAction::1:0: afterOpponentApplyCharacterAction::1:0:
  afterCharacterActions::0:0: afterOpponentCharacterActions::0:0:
  doRepeatLevelActionTrigger::0:0:returns onActivateMobEffect:PLAYERTYPE:0:0:
  onRecoverMobStats:PLAYERTYPE:0:0: onActivateCharacterAction1::0:0:
  onActivateCharacterAction2::0:0: onActivateCharacterAction3::0:0:
  onActivateCharacterAction::0:0: onEffectStart::0:0: onEffectUpdate::0:0: onEffectFinish::0:0:
`);

/** Pointcuts of the earlier interface that the table lacks. */
export const OTHER_POINTCUTS = words(`
  onDestroyField onDestroyOpponentEquipment onDestroyedEquipment onExecuteAttackAndDestroyed
  onOpponentDestroyField renderCardRegister
`);

/** Every flag of the table with its number, by context. */
export const TABLE_FLAGS: Readonly<Record<string, readonly string[]>> = {
  ZTCG_RARITY: words(`
    RARITY_UNIQUE=1 RARITY_SELDOM=3 RARITY_COMMON=7
  `),
  ZTCG_TRUESTRIKE: words(`
    STRIKE_NORMAL=0 STRIKE_TRUE=1
  `),
  ZTCG_TYPE: words(`
    TYPE_MOB=0 TYPE_EQP=1 TYPE_ACT=2 TYPE_FLD=3 TYPE_CHAR=4 TYPE_JRB=5 TYPE_BOS=6 TYPE_ANYMOB=7
    TYPE_ANY=8 LVL_ACTION=9 EARTH=0 WIND=1 FIRE=2 WATER=3 DARK=4 LIGHT=5 Warrior=0 Magician=1
    Bowman=2 Thief=3 Jobless=4
  `),
  ZTCG_ELEMENT: words(`
    ELEM_EARTH=0 ELEM_WIND=1 ELEM_FIRE=2 ELEM_WATER=3 ELEM_DARK=4 ELEM_LIGHT=5 ELEM_ANY=6
  `),
  'ZTCG_ELEMENT (iTCG)': words(`
    ELEM_WARRIOR=0 ELEM_MAGE=1 ELEM_BOWMAN=2 ELEM_THIEF=3 ELEM_JOBLESS=4
  `),
  ZTCG_CALL: words(`
    CALL_ACTION=0 CALL_CHAR_ACTION1=1 CALL_CHAR_ACTION2=2 CALL_CHAR_ACTION3=3
  `),
  ZTCG_COLORID: words(`
    COLOR_BLUE=0 COLOR_RED=1 COLOR_GREEN=2 COLOR_GOLD=3 COLOR_SILVER=4 COLOR_WHITE=5
    COLOR_BLACK=6
  `),
  ZTCG_COMPARATOR: words(`
    LESSER=0 GREATER=1
  `),
  ZTCG_PREVENTTYPE: words(`
    PREVENT_ANY=0 PREVENT_CHARONLY=1
  `),
  ZTCG_PLAYERMODE: words(`
    ONLY_ADVSRY=1 ONLY_PLAYER=2 ANY_PLAYER=3
  `),
  ZTCG_RECOVERTYPE: words(`
    RECOVER_ANY=-1 RECOVER_MOB=0 RECOVER_EQP=1 RECOVER_ACT=2 RECOVER_FLD=3 RECOVER_TOP=4
  `),
  ZTCG_ATKSRC: words(`
    ATKSRC_MOB=0 ATKSRC_CHA=1 ATKSRC_ACT=2 ATKSRC_EQP=3 ATKSRC_NIL=4
  `),
  ZTCG_ATKRES: words(`
    ATKRES_NIL=0 ATKRES_DONT_HIT_CHAR=1 ATKRES_DONT_HIT_MOBS=2 ATKRES_FIXED_SLOT=3
    ATKRES_FIXED_SLOT_DAMAGE=4 ATKRES_FIXED_DAMAGE=5 ATKRES_NO_TARGET=6
  `),
  ZTCG_PREVENT: words(`
    DISABLE_PREVENT=0 ENABLE_PREVENT=1
  `),
  ZTCG_COUNTER: words(`
    IS_STARTER=0 IS_COUNTER=1
  `),
  ZTCG_GLOBALMODE: words(`
    GLOBAL_HITCHAR=0 GLOBAL_HITMOBS=1
  `),
  ZTCG_PEEK: words(`
    CARDLIST_HIDE=0 CARDLIST_PEEK=1
  `),
  ZTCG_DECKORIENT: words(`
    DECK_TOP=0 DECK_BOTTOM=1
  `),
  ZTCG_DECKMOVE: words(`
    TAKE_BYNAME=0 TAKE_CARDID=1 TAKE_NEXT=2 PUT_TOP=3 PUT_BOTTOM=4
  `),
  ZTCG_TRYPLAY: words(`
    IS_TRY_PREPARE=0 IS_TRY_TABLE=1
  `),
  ZTCG_SCOUTMODE: words(`
    SCOUT_NORMAL=0 SCOUT_SUMMON=1
  `),
  ZTCG_SUMMONMODE: words(`
    PLAY_NORMALSUMMON=0 PLAY_SCOUTSUMMON=1 PLAY_FORCESUMMON=2
  `),
  ZTCG_EQUIPMODE: words(`
    PLAY_NORMALEQUIP=0 PLAY_GEARUPEQUIP=1 PLAY_SCOUTEQUIP=2 PLAY_FORCEEQUIP=3
  `),
  ZTCG_LOCATEMODE: words(`
    PLAY_NORMALFIELD=0 PLAY_SCOUTFIELD=1 PLAY_FORCEFIELD=2
  `),
  ZTCG_PLAYCARDMODE: words(`
    PLAY_MOB=0 PLAY_EQUIP=1 PLAY_ACTION=2 PLAY_FIELD=3
  `),
  ZTCG_AURAMODE: words(`
    GLOBALAURA_PASS_PLAYER=1 GLOBALAURA_PASS_ADVSRY=2 GLOBALAURA_BOTH_PLAYERS=3
  `),
  ZTCG_DECKTYPE: words(`
    DECK_HAND=0 DECK_DECK=1 DECK_GRAV=2 DECK_CARD=3
  `),
  ZTCG_TABLESLOTID: words(`
    SLOT_PLAYERCHAR=0 SLOT_PLAYERMOB1=1 SLOT_PLAYERMOB2=2 SLOT_PLAYERMOB3=3 SLOT_PLAYERMOB4=4
    SLOT_PLAYERMOB5=5 SLOT_PLAYERMOB6=6 SLOT_PLAYERMOB7=7 SLOT_PLAYEREQP1=8 SLOT_PLAYEREQP2=9
    SLOT_PLAYEREQP3=10 SLOT_PLAYEREQP4=11 SLOT_PLAYEREQP5=12 SLOT_PLAYEREQP6=13
    SLOT_PLAYEREQP7=14 SLOT_PLAYERFLD=15 SLOT_ADVSRYCHAR=16 SLOT_ADVSRYMOB1=17
    SLOT_ADVSRYMOB2=18 SLOT_ADVSRYMOB3=19 SLOT_ADVSRYMOB4=20 SLOT_ADVSRYMOB5=21
    SLOT_ADVSRYMOB6=22 SLOT_ADVSRYMOB7=23 SLOT_ADVSRYEQP1=24 SLOT_ADVSRYEQP2=25
    SLOT_ADVSRYEQP3=26 SLOT_ADVSRYEQP4=27 SLOT_ADVSRYEQP5=28 SLOT_ADVSRYEQP6=29
    SLOT_ADVSRYEQP7=30 SLOT_ADVSRYFLD=31
  `),
  ZTCG_TARGETTYPE: words(`
    ATTACKED_CHAR=0 ATTACKED_MOB=1
  `),
  ZTCG_SBOXTYPE: words(`
    SBOX_MOB=0 SBOX_CHAR=1 SBOX_EQUIP=2
  `),
  ZTCG_GAMEHUBTYPE: words(`
    IS_P2=0 IS_P1=1
  `),
  ZTCG_FILTER: words(`
    NO_FILTER=0 USE_FILTER=1
  `),
  ZTCG_PLAYERTYPE: words(`
    IS_ADVSRY=0 IS_PLAYER=1
  `),
  ZTCG_ATTACKSTATE: words(`
    THINK_ATTACK=0 APPLY_ATTACK=1
  `),
  ZTCG_REMOVETYPE: words(`
    IS_DESTROYED=0 IS_DISCARDED=1
  `),
  ZTCG_BLOCKAURA: words(`
    AURA_STUN=0 AURA_SILENCE=1 AURA_HIJACK=2 AURA_AWAY=3
  `),
  ZTCG_BUFFMODE: words(`
    BUFF_ANY=0 BUFF_OTHER=1
  `),
  ZTCG_FLAGTYPE: words(`
    FLAG_TYPE=0 FLAG_ELEM=1
  `),
};
