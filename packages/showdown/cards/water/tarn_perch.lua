ZTCG_CARD
{
  "NAME" "Tarn Perch"
  "IMAGE" "tarn_perch.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Fish, Lake"
  "COST" "100"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Rapid actions and characters cannot attack this card. When it is chosen from a list, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Cold Spray - Attack for 20, fixed."
  }

  function preventTargetMob(player)
    return hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC") or hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC")
  end

  function onSelectMenu(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
