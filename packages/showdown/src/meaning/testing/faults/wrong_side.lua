ZTCG_CARD
{
  "NAME" "Wrong Side"
  "IMAGE" ""
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Action"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Your opponent discards a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    discardCard(player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
