ZTCG_CARD
{
  "NAME" "Read the Sky"
  "IMAGE" "read_the_sky.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Study"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Take the top three cards of your deck, put them in order, draw the first and put the others back on top."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local cards = takeCardsFromDeck(player, deck, 3)
    pickCardOrder(player, cards)
    local rest, first = takeNextCardsFromList(cards, 1)
    moveCardsFromListToDeck(player, first, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    moveCardsFromListToDeck(player, rest, deck, "TAKE_NEXT", "PUT_TOP", 2)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    displayMessageOnScreen(player, "A change in the air.", 1000)
  end
}
