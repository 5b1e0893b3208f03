ZTCG_CARD
{
  "NAME" "Crow Moor"
  "IMAGE" "crow_moor.png"
  "TYPE" "FIELD"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Field - Moor"
  "COST" "150"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "Whenever the opponent draws a card, their character takes 10 damage at the start of your next turn, at most once a turn. When the opponent looks at a card of their deck, they shuffle it."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Across the Moor - Play a field or a mob of level 20 or less."
  }

  function onOpponentDrawCard(player)
    -- One source has one damage over turns on a card, so it does not add up.
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end

  function onOpponentPeekCard(player)
    shuffleDeck(getPlayerDeck(not player, "DECK_DECK"))
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a field or a mob of level 20 or less", "PLAY_FIELD | PLAY_MOB", 20)
  end
}
