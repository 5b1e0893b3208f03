ZTCG_CARD
{
  "NAME" "Fenlight Colossus"
  "IMAGE" "fenlight_colossus.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Mob - Giant, Marsh"
  "COST" "450"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "80"
    "TEXT" "Attacks of this card cannot be prevented and cannot be countered. The opponent's Light mobs have 10 less attack."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Heavy Tread - Attack for 50. Characters and mobs cannot slip out of it."
  }

  function onStartAttack(player)
    if isSameCARD(getCardPointer(0), getSourceCARD()) then
      updateGameValue(0, 0)
      updateGameValue(1, "IS_COUNTER")
    end
  end

  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyAuraBonus(player, "GLOBALAURA_PASS_PLAYER", "BUFF_ANY", getSourceCARD(), -10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_LIGHT", "")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBALAURA_PASS_PLAYER", "BUFF_ANY", getSourceCARD(), -10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_LIGHT", "")
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_TRUE", "ENABLE_PREVENT", "IS_STARTER")
  end
}
