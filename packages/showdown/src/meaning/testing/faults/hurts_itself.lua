ZTCG_CARD
{
  "NAME" "Hurts Its Own"
  "IMAGE" ""
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Action"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "The opponent loses 30 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    editCardHP(char, getHpFromCARD(char) - 30)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
