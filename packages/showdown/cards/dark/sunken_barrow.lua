ZTCG_CARD
{
  "NAME" "Sunken Barrow"
  "IMAGE" "sunken_barrow.png"
  "TYPE" "FIELD"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Field - Barrow"
  "COST" "340"

  TYPE_FLD
  {
    "TEXT" "All of your Undead and Shade mobs have 10 more attack and 10 more HP. You cannot play Light mobs."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Breach - Play a Dark mob of level 50 or less from your hand; if you do, discard a card."
  }

  function onTryPlayMob(player)
    if getElementFromCARD(getTargetCARD()) == decodeZtcgFlag("ELEMENT_LIGHT") then
      updateGameValue(0, 0)
    end
  end

  function applyBuffs(player)
    -- Under the character the card is an ability and no field.
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Undead")
    applyAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Shade")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Undead")
    removeAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Shade")
  end

  function onActivateCharacterAction(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_DARK", 50) then
      discardCard(player)
    end
  end
}
