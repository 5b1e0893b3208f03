ZTCG_CARD
{
  "NAME" "Mirelle Fathom"
  "IMAGE" "mirelle_fathom.png"
  "TYPE" "CHAR"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Character - Pilot, River"
  "COST" "1200"

  TYPE_CHA
  {
    "HP" "260"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Soundings - If the opponent's level is not below yours, heal your character 20. Draw a card, then play a card of your character's level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Safe Mooring - Heal your character 20. If you have a field, draw a card."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Broadside - Attack with 20 damage for each piece of your equipment."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20) end
    drawCard(player)
    local level = getCurrentLevelFromCARD(player, getSourceCARD())
    playCard(player, "Play a card", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", level)
  end

  function onActivateCharacterAction2(player)
    refreshHP(player, getSourceCARD(), 20)
    if isFieldOnPlayerTable(player) then
      drawCard(player)
    end
  end

  function onActivateCharacterAction3(player)
    equipReaver(player, getSourceCARD(), 20, "ONLY_PLAYER")
  end
}
