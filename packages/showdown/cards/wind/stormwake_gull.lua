ZTCG_CARD
{
  "NAME" "Stormwake Gull"
  "IMAGE" "stormwake_gull.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When the opponent plays a rapid action while this card is in your graveyard and you have fewer than two cards in hand, put it into your hand. When one of your cards is sent away, your next attack this turn deals 20 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Draw a card, then discard a card. If you discarded a mob, your next attack this turn deals 30 more damage."
  }

  function onOpponentPlayCardViewGraveyard(player)
    local hand, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    destroyList(hand)
    if count < 2 and hasSharedFlags(getTypeFromCARD(getTargetCARD()), "TYPE_ACT") then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onReceiveAwayCard(player)
    increaseNextAttackDamage(player, 20)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    local gone = discardCard(player)
    if not isNullCARD(gone) and hasSharedFlagsCARD(gone, "FLAG_TYPE", "TYPE_ANYMOB") then
      increaseNextAttackDamage(player, 30)
    end
  end
}
