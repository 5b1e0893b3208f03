ZTCG_CARD
{
  "NAME" "Kite Bow"
  "IMAGE" "kite_bow.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Weapon"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Twice each turn, an attack of one of your mobs can deal 10 more damage, or 20 if it is a Bird."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 30 or less."
  }

  function onEquipRefreshCharges(player)
    return 2
  end

  function onEquipBuffWithCharge(player)
    if not hasFlag("SBOX_MOB", "ZTCG_SBOXTYPE") then return 0 end
    if isInfoCARD(getCardPointer(0), "Bird") then return 20 end
    return 10
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 30)
  end
}
