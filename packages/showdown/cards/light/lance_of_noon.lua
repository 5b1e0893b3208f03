ZTCG_CARD
{
  "NAME" "Lance of Noon"
  "IMAGE" "lance_of_noon.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Rapid Action - Weapon"
  "COST" "320"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "While this card is in your hand, each attack of your side lowers its level by 10 until the end of your turn. Attack for 50. While it lies in your graveyard, an attack of yours that deals 60 damage or more puts it under your deck."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Bright Edge - Your next attack this turn deals 20 more damage."
  }

  function onExecuteAttackViewHand(player)
    local me = getSourceCARD()
    newCardLevelDrop(me, me, getCardLevelDrop(me) + 10, 1)
  end

  function onThinkAction(player)
    attack(player, getSourceCARD(), 50, "ATKRES_NIL", "ATKSRC_ACT", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onExecuteAttackViewGraveyard(player)
    if getGameValue(0) >= 60 then
      moveCards(player, getPlayerDeck(player, "DECK_GRAV"), getPlayerDeck(player, "DECK_DECK"), "TAKE_CARDID", "PUT_BOTTOM", getSourceCARD())
    end
  end

  function onActivateCharacterAction(player)
    increaseNextAttackDamage(player, 20)
  end
}
