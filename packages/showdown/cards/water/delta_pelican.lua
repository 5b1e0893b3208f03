ZTCG_CARD
{
  "NAME" "Delta Pelican"
  "IMAGE" "delta_pelican.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Bird, Delta"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "60"
    "TEXT" "After you have played this card, put the top card of your deck under it. At the end of the opponent's turn, that card goes to your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Fishing Grounds - Look at the top card of your deck. If it is a mob, draw it, and play it if your character can."
  }

  function afterThinkMob(player)
    putCardUnder(getSourceCARD(), takeCardsFromDeck(getPlayerDeck(player, "DECK_DECK"), 1))
  end

  function onOpponentEndTurn(player)
    local me = getSourceCARD()
    if isEmptyList(makeListCardsUnder(player, me)) then return end
    local pouch = takeCardUnder(me, getCardUnder(me, 0))
    moveCardsFromListToDeck(pouch, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
  end

  function onActivateCharacterAction(player)
    scoutMob(player)
  end
}
