ZTCG_CARD
{
  "NAME" "Lake of Two Moons"
  "IMAGE" "lake_of_two_moons.png"
  "TYPE" "FIELD"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Field - Lake"
  "COST" "330"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "When you play this field, heal all of your mobs and your character 20. Whenever the opponent plays a field, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "2"
    "TEXT" "Mirror Lake - Take the top card of your graveyard into your hand if it is a Water card."
  }

  function onThinkField(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    for n = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), 20)
    end
  end

  function onOpponentPlayField(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    -- A copy: taking from it leaves the graveyard as it is.
    local grave = appendLists(createList(), getListFromDeck(getPlayerDeck(player, "DECK_GRAV")))
    local rest, top = takeNextCardsFromList(grave, 1)
    if hasSharedFlagsCARD(getCARD(top), "FLAG_ELEM", "ELEM_WATER") then
      recoverDestroyedCard(player, getCARD(top))
    end
  end
}
