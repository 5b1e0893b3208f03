ZTCG_CARD
{
  "NAME" "Chalk Sparrow"
  "IMAGE" "chalk_sparrow.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Bird, Down"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When a player looks at this card on top of your deck, heal your character 10. When this card is put into your deck, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Lookout - Look at the top card of your deck, then draw it."
  }

  function onPeek(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onPutIntoDeck(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    peekNextCard(player)
    drawCard(player)
  end
}
