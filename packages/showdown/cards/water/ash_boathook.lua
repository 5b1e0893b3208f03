ZTCG_CARD
{
  "NAME" "Ash Boathook"
  "IMAGE" "ash_boathook.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Weapon, Sailor"
  "COST" "100"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Attacks of your character deal 20 more damage, attacks of your Sea and River mobs 10 more."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Hook - Attack a mob for 30."
  }

  function onEquipBuff(player)
    local attacker = getCardPointer(0)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then return 20 end
    if not hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then return 0 end
    if isInfoCARD(attacker, "Sea") or isInfoCARD(attacker, "River") then return 10 end
    return 0
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
