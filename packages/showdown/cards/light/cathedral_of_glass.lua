ZTCG_CARD
{
  "NAME" "Cathedral of Glass"
  "IMAGE" "cathedral_of_glass.png"
  "TYPE" "FIELD"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Field - Chapel"
  "COST" "380"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "The first mob of your side has 20 more HP and blocks 10 damage. Whenever you put a card into your deck or the opponent puts one into theirs, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "2"
    "TEXT" "Stained Light - Put two cards of your hand on top of your deck in any order, then draw two cards."
  }

  function applyBuffs(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function undoBuffs(player)
    removeTargetBonus(player, getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 0, 20, 10, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
  end

  function onPutCardIntoDeck(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentPutCardIntoDeck(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local hand = getPlayerDeck(player, "DECK_HAND")
    local chosen = createList()
    for count = 1, 2 do
      local card = menuCards(player, getListFromDeck(hand), "Put a card on your deck", "CARDLIST_PEEK")
      chosen = appendLists(chosen, takeTargetCardFromDeck(player, card, hand))
    end
    pickCardOrder(player, chosen)
    moveCardsFromListToDeck(player, chosen, getPlayerDeck(player, "DECK_DECK"), "TAKE_NEXT", "PUT_TOP", 2)
    drawCard(player)
    drawCard(player)
  end
}
