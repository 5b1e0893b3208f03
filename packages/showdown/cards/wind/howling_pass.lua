ZTCG_CARD
{
  "NAME" "Howling Pass"
  "IMAGE" "howling_pass.png"
  "TYPE" "FIELD"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Field - Region"
  "COST" "380"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "The opponent cannot play rapid actions of level 20 or less. Before the opponent draws a card, their deck is shuffled. After rock, paper, scissors, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 40 or less, or a field."
  }

  function onOpponentTryPlayAction(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then updateGameValue(0, 0) end
  end

  -- The wind gets into everything.
  function onOpponentInterceptDrawCard(player)
    shuffleDeck(getPlayerDeck(not player, "DECK_DECK"))
  end

  function onPlayRps(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a rapid action or a field", "ELEM_ANY", "PLAY_ACTION | PLAY_FIELD", 40)
  end
}
