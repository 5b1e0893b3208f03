ZTCG_CARD
{
  "NAME" "Maro Cinderline"
  "IMAGE" "maro_cinderline.png"
  "TYPE" "CHAR"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Character - Firewalker"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "210"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "If the opponent's level is not below yours, your next attack this turn deals 20 more damage. Draw a card, then play a card of your level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Your character attacks for 10."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "The opponent's character and mobs take 10 damage at the start of each of your next two turns."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then increaseNextAttackDamage(player, 20) end
    drawCard(player)
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", getCurrentLevelFromCARD(getSourceCARD()))
  end

  function onActivateCharacterAction2(player)
    createEffect("strike")
    attack(player, getSourceCARD(), 10, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction3(player)
    applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end
}
