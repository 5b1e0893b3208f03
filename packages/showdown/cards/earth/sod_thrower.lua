ZTCG_CARD
{
  "NAME" "Sod Thrower"
  "IMAGE" "sod_thrower.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Surveyor"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play this card, it attacks a mob for 20. When it is hijacked, it gets -20 attack for two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onThinkMob(player)
    attack(player, getSourceCARD(), 20, "ATKRES_DONT_HIT_CHAR", "ATKSRC_MOB", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  -- Nobody digs well for strangers.
  function onReceiveHijack(player)
    newBuff(getSourceCARD(), getSourceCARD(), -20, 0, 0, 2)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
