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
    "TEXT" "As you play this card, the ground shakes: it attacks each opposing mob for 10. Then draw a card. You cannot replace this field. When a mob of yours is played, it gets +10 HP for good."
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

  function onTryPlayField(player)
    updateGameValue(0, 0)
  end

  function onPlayMob(player)
    increaseMaxHP(getTargetCARD(), 10)
    refreshHP(player, getTargetCARD(), 10)
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a mob or an equipment", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP", 40)
  end
}
