ZTCG_CARD
{
  "NAME" "Old Ferrier"
  "IMAGE" "old_ferrier.png"
  "TYPE" "CHAR"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Character"
  "COST" "400"

  TYPE_CHA
  {
    "HP" "180"
    LVL_ACTION { "LEVEL" "0" "ATTRB" "0" "TEXT" "Draw a card." }
    LVL_ACTION { "LEVEL" "10" "ATTRB" "1" "TEXT" "Play a card of level 40 or lower." }
    LVL_ACTION { "LEVEL" "20" "ATTRB" "1" "TEXT" "Attack for 30." }
  }

  function onActivateCharacterAction1(player)
    drawCard(player)
  end

  function onActivateCharacterAction2(player)
    playCard(player, "Play a card.", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end

  function onActivateCharacterAction3(player)
    attack(player, getSourceCARD(), 30, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL",
      "ENABLE_PREVENT", "IS_STARTER")
  end
}
