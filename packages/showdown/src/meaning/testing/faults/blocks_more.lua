ZTCG_CARD
{
  "NAME" "Blocks More"
  "IMAGE" ""
  "TYPE" "FIELD"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Field"
  "COST" "80"

  TYPE_FLD
  {
    "BLOCK" "0"
    "TEXT" "Cards of yours block 10 damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onCalcDefenseCard(player)
    updateGameValue(0, getGameValue(0) + 40)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
