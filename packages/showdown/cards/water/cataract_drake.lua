ZTCG_CARD
{
  "NAME" "Cataract Drake"
  "IMAGE" "cataract_drake.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Mob - Dragon, River"
  "COST" "350"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "70"
    "TEXT" "After an attack of this card, heal your character by half of the damage, rounded up to tens."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Falling Water - Attack for 30, fixed."
  }

  function onExecuteAttack(player)
    local half = getRoundedUp(getGameValue(0) / 2)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), half)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", "ZTCG_DONTCARE", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
