ZTCG_CARD
{
  "NAME" "Quarry of Echoes"
  "IMAGE" "quarry_of_echoes.png"
  "TYPE" "FIELD"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Field - Region"
  "COST" "400"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "As you play this card, the ground shakes: it attacks each opposing mob for 10. Then draw a card. To replace this field, your character loses 20 HP. When a mob of yours is played, it gets +10 HP for good."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob or an equipment of level 40 or less."
  }

  function onInitField(player)
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 10, "ATKSRC_NIL", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function afterThinkField(player)
    drawCard(player)
  end

  -- The price is asked for while plays are listed, and paid as the new field is laid down.
  function onTryPlayField(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    local left = getHpFromCARD(char) - 20
    if hasFlag("IS_TRY_PREPARE", "ZTCG_TRYPLAY") and left <= 0 then updateGameValue(0, 0) end
    if hasFlag("IS_TRY_TABLE", "ZTCG_TRYPLAY") then editCardHP(char, left) end
  end

  function onPlayMob(player)
    increaseMaxHP(getTargetCARD(), 10)
    refreshHP(player, getTargetCARD(), 10)
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a mob or an equipment", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP", 40)
  end
}
