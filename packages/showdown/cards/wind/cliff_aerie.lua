ZTCG_CARD
{
  "NAME" "Cliff Aerie"
  "IMAGE" "cliff_aerie.png"
  "TYPE" "FIELD"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Field - Region"
  "COST" "120"

  TYPE_FLD
  {
    "TEXT" "Birds have +10 attack: yours, and the opponent's while they have no field. When you play a field, this one included, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a field, then draw a card."
  }

  -- Only from its place on the table, not from under the character.
  function applyBuffs(player)
    if not isSameCARD(getOnBoardCARD(player, "SLOT_PLAYERFLD"), getSourceCARD()) then return end
    applyAuraBonus(player, "GLOBAURA_BOTH_PLAYERS", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Bird")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBAURA_BOTH_PLAYERS", getSourceCARD(), 10, 0, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Bird")
  end

  function onPlayField(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    locate(player, "PLAY_NORMALFIELD")
    drawCard(player)
  end
}
