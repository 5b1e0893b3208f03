ZTCG_CARD
{
  "NAME" "Rubble Porter"
  "IMAGE" "rubble_porter.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Stone"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play this card, put the top card of your deck under it. When this card goes to the graveyard, the cards under it come to your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 40 or less."
  }

  function onThinkMob(player)
    putCardUnder(getSourceCARD(), takeCardsFromDeck(getPlayerDeck(player, "DECK_DECK"), 1))
  end

  function onReceiveAttackAndSentToDiscardPile(player)
    local load = removeCardsUnder(getSourceCARD())
    moveCardsFromListToDeck(load, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", getListLength(load))
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", 40)
  end
}
