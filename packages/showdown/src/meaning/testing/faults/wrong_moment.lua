ZTCG_CARD
{
  "NAME" "Wrong Moment"
  "IMAGE" ""
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equip"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "When you play this card, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkMob(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
