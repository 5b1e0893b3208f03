ZTCG_CARD
{
  "NAME" "Ice on the Oars"
  "IMAGE" "ice_on_the_oars.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Weather, Ice"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "The opponent cannot play equipment and fields in their next turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Black Ice - The opponent's character takes 10 damage at the start of your next turn."
  }

  function onThinkAction(player)
    turnEquip(not player, false)
    turnLocate(not player, false)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end
}
