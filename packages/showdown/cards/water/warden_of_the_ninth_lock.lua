ZTCG_CARD
{
  "NAME" "Warden of the Ninth Lock"
  "IMAGE" "warden_of_the_ninth_lock.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Jr. Boss - Guard, River"
  "COST" "550"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Toll - Whenever you play equipment, heal your character 10."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Standing Orders - This card blocks 10 damage for each piece of your equipment, at most 30."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Inspection - Play equipment of your character's level or less."
  }

  function onInterceptPlayEquipment(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onCalcDefense(player)
    if matchRequirements(player, 50, 2, "ELEM_WATER") then
      updateGameValue(0, getGameValue(0) + getMinimum(30, 10 * getEquipsOnTable(player, "ONLY_PLAYER")))
    end
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", getCurrentLevelFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR")))
  end
}
