ZTCG_CARD
{
  "NAME" "Sexton's Spade"
  "IMAGE" "sexton_s_spade.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Equipment - Tool, Graveyard"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Whenever you discard a card, look at the top card of your deck and draw it if it is a Dark card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Turn the Soil - Look at the opponent's hand."
  }

  function onDiscardCard(player)
    local top = peekNextCard(player)
    if hasSharedFlagsCARD(top, "FLAG_ELEM", "ELEMENT_DARK") then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local hand = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))
    menuCards(player, hand, "The opponent's hand", "CARDLIST_PEEK")
    drawCard(player)
  end
}
