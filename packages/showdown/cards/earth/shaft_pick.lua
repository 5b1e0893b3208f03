ZTCG_CARD
{
  "NAME" "Shaft Pick"
  "IMAGE" "shaft_pick.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Weapon, Tool"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Once each turn, one of your attacks can deal 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your next attack this turn deals 20 more damage."
  }

  function onEquipRefreshCharges(player)
    return 1
  end

  function onEquipBuffWithCharge(player)
    return 10
  end

  function onActivateCharacterAction(player)
    increaseNextAttackDamage(player, 20)
  end
}
