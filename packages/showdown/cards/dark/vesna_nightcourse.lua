ZTCG_CARD
{
  "NAME" "Vesna Nightcourse"
  "IMAGE" "vesna_nightcourse.png"
  "TYPE" "CHAR"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Character - Thief, Night"
  "COST" "1200"

  TYPE_CHA
  {
    "HP" "140"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Dead Reckoning - If the opponent's level is not below yours, your next attack this turn deals 20 more damage. Draw a card, then play a card of your character's level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "1"
      "TEXT" "Press Into Service - Take a mob of level 30 or less from your graveyard into your hand."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "2"
      "TEXT" "Turn the Crew - Hijack a mob of the opponent of level 50 or less until the end of your next turn."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then increaseNextAttackDamage(player, 20) end
    drawCard(player)
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", getCurrentLevelFromCARD(getSourceCARD()))
  end

  function onActivateCharacterAction2(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local mobs = makeFilteredList(player, grave, 0, 0, 30, "TYPE_ANYMOB", "ELEM_ANY", "")
    recoverDestroyedCard(player, getCARD(menuCards(player, mobs, "Take back a mob", "CARDLIST_PEEK")))
  end

  function onActivateCharacterAction3(player)
    local places = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 50, "TYPE_MOB", "ELEM_ANY", "", player)
    applyHijack(player, selectGameTableCardFromCoordinatesList("Hijack a mob", places, player), 2)
    destroyTableCardCoordinatesList(places)
    createEffect("hijack")
  end
}
