ZTCG_CARD
{
  "NAME" "Perrin Galewright"
  "IMAGE" "perrin_galewright.png"
  "TYPE" "CHAR"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Character - Weatherwise"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "230"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "If the opponent's level is not below yours, your next attack this turn deals 20 more damage. Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Draw a card, then your character attacks for 10, or for 40 if it is a rapid action."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Choose an ability of a card under your character and use it once more, now."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then increaseNextAttackDamage(player, 20) end
    drawCard(player)
    playCard(player, "Play a card of level 40 or less", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end

  function onActivateCharacterAction2(player)
    local top = peekNextCard(player)
    local damage = 10
    if drawCard(player) and getTypeFromCARD(top) == decodeZtcgFlag("TYPE_ACT") then damage = 40 end
    attack(player, getSourceCARD(), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction3(player)
    if hasCharacterActions(player, true) then doRepeatCharacterActionTrigger(player, true, 1) end
  end
}
