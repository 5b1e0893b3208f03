ZTCG_CARD
{
  "NAME" "Teodric Beaconward"
  "IMAGE" "teodric_beaconward.png"
  "TYPE" "CHAR"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Character - Keeper, Coast"
  "COST" "480"

  TYPE_CHA
  {
    "HP" "240"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Kindle - If the opponent's level is not below yours, heal your character 20. Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "30"
      "ATTRB" "1"
      "TEXT" "Stores - Play equipment or a rapid action of level 50 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "High Flame - Attack for 40. Then you may level up once more with a card of your hand."
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
    playCard(player, "Play equipment or a rapid action of level 50 or less", "PLAY_EQUIP | PLAY_ACTION", 50)
  end

  function onActivateCharacterAction3(player)
    attack(player, getSourceCARD(), 40, "ATKRES_NIL", "ATKSRC_CHA", "ZTCG_DONTCARE", "ENABLE_PREVENT", "IS_STARTER")
    levelUp(player)
  end
}
