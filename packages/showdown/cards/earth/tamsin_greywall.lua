ZTCG_CARD
{
  "NAME" "Tamsin Greywall"
  "IMAGE" "tamsin_greywall.png"
  "TYPE" "CHAR"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Character - Surveyor"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "180"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "If the opponent's level is not below yours, heal your character by 20 HP. Draw a card, then play a card of your level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "Play a mob of level 30 or less; it gets +10 HP."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "Each of your mobs gets +10 attack until the end of the turn. While you have this ability and five or more mobs, mobs cannot choose your character as a target."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20) end
    drawCard(player)
    local level = getCurrentLevelFromCARD(player, getSourceCARD())
    playCard(player, "Play a card of your level or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", level)
  end

  function onActivateCharacterAction2(player)
    local slot = nextFreeMobSlot(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30) then
      increaseMaxHP(getOnBoardCARD(player, slot), 10)
      refreshHP(player, getOnBoardCARD(player, slot), 10)
    end
  end

  function onActivateCharacterAction3(player)
    for slot = 1, 7 do
      newBuff(getOnBoardCARD(player, slot), getSourceCARD(), 10, 0, 0, 1)
    end
  end

  -- The wall in front of her holds only against mobs.
  function preventTargetCharacter(player)
    if not matchRequirements(player, 70, 2, "ELEM_EARTH") then return false end
    return hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and getMobsOnTable(player, "ONLY_PLAYER") >= 5
  end
}
