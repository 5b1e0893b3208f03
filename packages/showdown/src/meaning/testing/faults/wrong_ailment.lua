ZTCG_CARD
{
  "NAME" "Wrong Ailment"
  "IMAGE" ""
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Action"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Stun the first mob of the opponent for 2 turns."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    applySilence(player, getOnBoardCARD(player, "SLOT_ADVSRYMOB1"), 2)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
