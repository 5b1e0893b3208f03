ZTCG_CARD
{
  "NAME" "Returns Nothing"
  "IMAGE" ""
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equip"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Attacks of your side deal 20 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onEquipBuff(player)
    local bonus = 20
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
