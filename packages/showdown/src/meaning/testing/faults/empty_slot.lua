ZTCG_CARD
{
  "NAME" "Empty Slot"
  "IMAGE" ""
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Action"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Destroy a mob of the opponent."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    destroyCard(player, "SLOT_ADVSRYMOB0")
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
