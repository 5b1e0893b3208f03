ZTCG_CARD
{
  "NAME" "Corvin Gravelight"
  "IMAGE" "corvin_gravelight.png"
  "TYPE" "CHAR"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Character - Sexton, Graveyard"
  "COST" "480"

  TYPE_CHA
  {
    "HP" "160"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Night Watch - If the opponent's level is not below yours, your next attack this turn deals 20 more damage. Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "Raise - Play a mob of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "3"
      "TEXT" "Last Rites - Attack for 50. If that destroys a card, the opponent discards a random card."
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
    summon(player, "PLAY_NORMALSUMMON", 40)
  end

  function onActivateCharacterAction3(player)
    attack(player, getSourceCARD(), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      discardRandomHandCard(not player)
    end
  end
}
