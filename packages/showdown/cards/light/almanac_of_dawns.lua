ZTCG_CARD
{
  "NAME" "Almanac of Dawns"
  "IMAGE" "almanac_of_dawns.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Book, Chart"
  "COST" "120"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Once in each of your turns, before you draw a card, you may put the top card of your deck under it."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Forecast - Look at the top card of your deck. If you have a copy of it in your graveyard, draw two cards; otherwise draw one."
  }

  function onReactivateCardEffects(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onInterceptDrawCard")
  end

  function onInterceptDrawCard(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if getCardRegister(me, id, 0) ~= 1 then return end
    editCardRegister(me, id, 0, 0, 0, "onInterceptDrawCard")
    local deck = getPlayerDeck(player, "DECK_DECK")
    local top = peekNextCard(player)
    if makePrompt(player, true, "Put the next card under your deck?", "It is %s.", getNameFromCARD(top), 0, "Put it under", "Draw it") then
      moveCards(player, deck, deck, "TAKE_CARDID", "PUT_BOTTOM", top)
    end
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    local isKnown = hasCardOnDeck(getCardIdFromCARD(top), getPlayerDeck(player, "DECK_GRAV"))
    drawCard(player)
    if isKnown then
      drawCard(player)
    end
  end
}
