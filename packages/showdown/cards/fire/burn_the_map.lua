ZTCG_CARD
{
  "NAME" "Burn the Map"
  "IMAGE" "burn_the_map.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze"
  "COST" "120"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "The top two cards of the opponent's deck go to their graveyard. For each that is not a mob, attack for 20."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "The opponent discards a card at random."
  }

  function onThinkAction(player)
    local cards = takeCardsFromDeck(player, getPlayerDeck(not player, "DECK_DECK"), 2)
    local mobs = makeFilteredList(player, cards, 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    local others = appendLists(createList(), cards)
    others = takeCardsFromList(mobs, others)
    local attacks = getListLength(others)
    moveCardsFromListToDeck(player, cards, getPlayerDeck(not player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 2)
    for _ = 1, attacks do
      attack(player, getSourceCARD(), 20, "ATKRES_NIL", "ATKSRC_ACT", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end

  function onActivateCharacterAction(player)
    discardCardRandom(not player)
  end
}
