ZTCG_CARD
{
  "NAME" "Beacon Chain"
  "IMAGE" "beacon_chain.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze, Signal"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Reveal a card of your hand: attack for 20, and 10 more for every 10 levels of that card, up to 60. When this card is discarded, your next attack this turn deals 30 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card. If your hand holds four or more, the opponent's character takes 20 damage at the start of your next turn."
  }

  function onThinkAction(player)
    local hand = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    local card = getCARD(menuCards(player, hand, "Reveal a card", "CARDLIST_PEEK"))
    if isNullCARD(card) then return end
    revealCard(player, "A beacon", card)
    local damage = getRoundedMid(20, 20 + getBaseLevelFromCARD(card), 60)
    attack(player, getSourceCARD(), damage, "ATKRES_NIL", "ATKSRC_ACT", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  function onDiscard(player)
    increaseNextAttackDamage(player, 30)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if getListLength(getListFromDeck(getPlayerDeck(player, "DECK_HAND"))) >= 4 then
      applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 20, 1)
    end
  end
}
