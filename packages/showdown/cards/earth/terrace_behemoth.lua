ZTCG_CARD
{
  "NAME" "Terrace Behemoth"
  "IMAGE" "terrace_behemoth.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Jr. Boss - Beast"
  "COST" "520"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "The opposing mob in the slot with the same number as this card's slot is stunned while this card is deployed."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When the opponent plays a mob of level 20 or less, throw a coin: if you win, the mob is stopped."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 40."
  }

  function applyBlocks(player)
    applyBlockAura(opposite(player), "AURA_STUN", getSourceCARD())
  end

  -- It may have changed sides since: look through all slots.
  function undoBlocks(player)
    local me = getSourceCARD()
    for slot = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. slot)
      if hasBlockAura(mob, "AURA_STUN", me) then removeBlockAura(mob, "AURA_STUN", me) end
    end
  end

  -- A card that lies under the character has no slot, and so no opposite.
  function opposite(player)
    return getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. getSlotIdFromCARD(player, getSourceCARD()))
  end

  function onInterceptOpponentPlayMob(player)
    if not matchRequirements(player, 50, 2, "ELEM_EARTH") then return end
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 and throwCoin(player) then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 40, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
