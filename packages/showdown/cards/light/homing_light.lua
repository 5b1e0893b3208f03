ZTCG_CARD
{
  "NAME" "Homing Light"
  "IMAGE" "homing_light.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Recovery"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Take the top card of your graveyard into your hand. Afterwards this card goes under your deck. When your character takes 40 damage or more from an attack while this card lies in your deck, it goes on top."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Returning - Put the top two cards of your graveyard under your deck, then draw two cards."
  }

  function onThinkAction(player)
    recoverTopCard(player, "DECK_HAND")
  end

  -- The card lies nowhere yet: it has not come to the graveyard.
  function afterThinkAction(player)
    local me = makeTargetFromCARD(getSourceCARD())
    moveCardsFromListToDeck(player, me, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", 1)
  end

  function onReceiveAttackViewDeck(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 40 then
      local deck = getPlayerDeck(player, "DECK_DECK")
      moveCards(player, deck, deck, "TAKE_CARDID", "PUT_TOP", getSourceCARD())
    end
  end

  function onLevelActionTrigger(player)
    local grave = getPlayerDeck(player, "DECK_GRAV")
    moveCards(player, grave, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_BOTTOM", 2)
    drawCard(player)
    drawCard(player)
  end
}
