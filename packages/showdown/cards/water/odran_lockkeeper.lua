ZTCG_CARD
{
  "NAME" "Odran Lockkeeper"
  "IMAGE" "odran_lockkeeper.png"
  "TYPE" "CHAR"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Character - Keeper, River"
  "COST" "500"

  TYPE_CHA
  {
    "HP" "220"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Open the Gate - If the opponent's level is not below yours, heal your character 20. Draw a card, then play a card of level 40 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Fill the Chamber - Play a field if you have none; otherwise play equipment of level 70 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Burst the Dam - Attack for 40. If the attack is made, heal your character 20."
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
    if isFieldOnPlayerTable(player) then
      equip(player, "PLAY_NORMALEQUIP", 70)
    else
      locate(player, "PLAY_NORMALFIELD")
    end
  end

  function onActivateCharacterAction3(player)
    local me = getSourceCARD()
    local made = attack(player, me, 40, "ATKRES_NIL", "ATKSRC_CHA", "ZTCG_DONTCARE", "ENABLE_PREVENT", "IS_STARTER")
    if made then
      refreshHP(player, me, 20)
    end
  end
}
