ZTCG_CARD
{
  "NAME" "Pickpocket Fog"
  "IMAGE" "pickpocket_fog.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Crime, Weather"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "The opponent discards a random card. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Light Fingers - Take the top three cards of your deck: one of them, at random, goes to your graveyard, the others go under your deck, shuffled. Draw a card."
  }

  function onThinkAction(player)
    discardRandomCardFromDeck(not player, getPlayerDeck(not player, "DECK_HAND"))
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local discarded, rest = discardRandomCardFromList(player, takeCardsFromDeck(player, deck, 3))
    if discarded then
      shuffleList(player, rest)
      moveCardsFromListToDeck(player, rest, deck, "TAKE_NEXT", "PUT_BOTTOM", 2)
    end
    drawCard(player)
  end
}
