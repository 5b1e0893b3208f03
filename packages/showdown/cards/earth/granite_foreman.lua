ZTCG_CARD
{
  "NAME" "Granite Foreman"
  "IMAGE" "granite_foreman.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Stone, Surveyor"
  "COST" "190"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Your Stone cards have +10 attack and +10 HP, this card included."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Play a mob of level 50 or less."
  }

  -- What lies under the character has no slot, and gives no aura.
  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Stone")
  end

  function undoBuffs(player)
    removeAuraBonus(player, "GLOBAURA_PASS_ADVSRV", getSourceCARD(), 10, 10, 0, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "Stone")
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 50)
  end
}
