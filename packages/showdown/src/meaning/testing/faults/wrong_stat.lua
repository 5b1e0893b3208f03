ZTCG_CARD
{
  "NAME" "Wrong Stat"
  "IMAGE" ""
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equip"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Your mobs have 20 more attack."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function applyBuffs(player)
    applyAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", "BUFF_ALL", getSourceCARD(), 0, 20, 0, 0, 0, ZTCG_MAXVALUE, "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBALAURA_PASS_ADVSRY", getSourceCARD(), 0, 20, 0, 0, 0, ZTCG_MAXVALUE, "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
