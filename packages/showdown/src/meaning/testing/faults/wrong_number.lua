ZTCG_CARD
{
  "NAME" "Wrong Number"
  "IMAGE" ""
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Action"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Your character attacks for 30."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
