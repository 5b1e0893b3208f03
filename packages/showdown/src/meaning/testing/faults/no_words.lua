ZTCG_CARD
{
  "NAME" "No Words"
  "IMAGE" ""
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Action"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" ""
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    drawCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
