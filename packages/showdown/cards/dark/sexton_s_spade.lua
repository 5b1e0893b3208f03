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
    "TEXT" "Turn the Soil - Choose a card of the opponent's hand without seeing it: they reveal it. Draw a card."
  }

  function onDiscardCard(player)
    local top = peekNextCard(player)
    if hasSharedFlagsCARD(top, "FLAG_ELEM", "ELEMENT_DARK") then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local hand = getListFromDeck(getPlayerDeck(not player, "DECK_HAND"))
    local card = getCARD(menuCards(player, hand, "Turn a card over", "CARDLIST_HIDE"))
    if not isNullCARD(card) then revealCard(player, "Turned over", card) end
    drawCard(player)
  end
}
