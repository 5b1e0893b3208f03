ZTCG_CARD
{
  "NAME" "Undertow"
  "IMAGE" "undertow.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Current"
  "COST" "130"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Choose a mob of the opponent of level 50 or less: it goes back to the hand of its owner."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Ebb - Play a rapid action of level 30 or less."
  }

  function onThinkAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRV", 0, 0, 50, "TYPE_MOB", "ELEMENT_ANY", "")
    local mob = getCARD(menuCards(player, mobs, "Wash away a mob", "CARDLIST_PEEK"))
    -- A hijacked mob on the other side is one of yours.
    local owner = not player
    if isHijacked(mob) > 0 then owner = player end
    local taken = takeCardFromTable(not player, getSlotIdFromCARD(not player, mob))
    moveCardsFromListToDeck(taken, getPlayerDeck(owner, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
  end

  function onActivateCharacterAction(player)
    action(player, nil, 30)
  end
}
