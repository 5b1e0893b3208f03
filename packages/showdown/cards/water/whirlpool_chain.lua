ZTCG_CARD
{
  "NAME" "Whirlpool Chain"
  "IMAGE" "whirlpool_chain.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Equipment - Weapon, Sea"
  "COST" "380"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "Once each turn, one of your attacks deals 30 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Drag Under - Attack with 10 damage for each piece of equipment on the table."
  }

  function onEquipRefreshCharges(player)
    return 1
  end

  function onEquipBuffWithCharge(player)
    return 30
  end

  function onActivateCharacterAction(player)
    equipReaver(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, "ANY_PLAYER")
  end
}
