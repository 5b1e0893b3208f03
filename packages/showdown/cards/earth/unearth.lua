ZTCG_CARD
{
  "NAME" "Unearth"
  "IMAGE" "unearth.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Recovery"
  "COST" "100"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Take the two top cards of your graveyard into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Take a Stone card or an equipment from your deck into your hand, then shuffle your deck."
  }

  function onThinkAction(player)
    recoverTopCard(player, "DECK_HAND")
    recoverTopCard(player, "DECK_HAND")
  end

  function onLevelActionTrigger(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local found = makeFilteredList(player, getListFromDeck(deck), 0, 0, "ZTCG_DONTCARE", "TYPE_ANY", "ELEMENT_ANY", "Stone")
    local gear = makeFilteredList(player, getListFromDeck(deck), 0, 0, "ZTCG_DONTCARE", "TYPE_EQP", "ELEMENT_ANY", "ZTCG_NIL")
    found = appendLists(found, gear)
    local taken = takeTargetCardFromDeck(menuCards(player, found, "Unearth a card", "CARDLIST_PEEK"), deck)
    moveCardsFromListToDeck(taken, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    shuffleDeck(deck)
  end
}
