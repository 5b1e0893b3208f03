ZTCG_CARD
{
  "NAME" "Courier's Satchel"
  "IMAGE" "courier_s_satchel.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Tool"
  "COST" "90"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "When a card comes into your hand in your turn, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onPutCardIntoHand(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then increaseNextAttackDamage(player, 10) end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    refreshScreen()
  end
}
