ZTCG_CARD
{
  "NAME" "Fathom Line"
  "IMAGE" "fathom_line.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Tool, Chart"
  "COST" "70"

  TYPE_EQP
  {
    "LEVEL" "0"
    "TEXT" "When you play this card, look at the top three cards of your deck and put them back in any order."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Mark the Depth - Draw a card, then put a card of your hand under your deck."
  }

  function onThinkEquipment(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local top = takeCardsFromDeck(deck, 3)
    pickCardOrder(player, top)
    moveCardsFromListToDeck(top, deck, "TAKE_NEXT", "PUT_TOP", 3)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    local hand = getPlayerDeck(player, "DECK_HAND")
    local card = menuCards(player, getListFromDeck(hand), "Put a card under your deck", "CARDLIST_PEEK")
    moveCards(hand, getPlayerDeck(player, "DECK_DECK"), "TAKE_CARDID", "PUT_BOTTOM", card)
  end
}
