ZTCG_CARD
{
  "NAME" "Odo of the Terraces"
  "IMAGE" "odo_of_the_terraces.png"
  "TYPE" "CHAR"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Character - Mason"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "250"
    LVL_ACTION
    {
      "LEVEL" "10"
      "ATTRB" "0"
      "TEXT" "If the opponent's level is not below yours, heal your character by 20 HP. Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Play an equipment of your level or less. If you do, heal your character by 20 HP."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Your character attacks for 20, and 10 more for each of your equipment."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20) end
    drawCard(player)
    playCard(player, "Play a card of level 40 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end

  function onActivateCharacterAction2(player)
    if equip(player, "PLAY_NORMALEQUIP", getCurrentLevelFromCARD(getSourceCARD())) then
      refreshHP(player, getSourceCARD(), 20)
    end
  end

  function onActivateCharacterAction3(player)
    local damage = 20 + 10 * getEquipsOnTable(player, "ONLY_PLAYER")
    attack(player, getSourceCARD(), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
