ZTCG_CARD
{
  "NAME" "Heals Them"
  "IMAGE" ""
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Action"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Heal your character by 20 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
