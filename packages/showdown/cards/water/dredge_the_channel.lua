ZTCG_CARD
{
  "NAME" "Dredge the Channel"
  "IMAGE" "dredge_the_channel.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Recovery"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Take a piece of equipment or a field from your graveyard into your hand, then heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Dredging - Look at the top card of your deck; you may put it into your graveyard. Then draw a card."
  }

  function onThinkAction(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local finds, any = makeFilteredList(player, grave, 0, 0, "ZTCG_DONTCARE", "TYPE_EQP | TYPE_FLD", "ELEMENT_ANY", "ZTCG_NIL")
    if any then
      recoverDestroyedCard(player, getCARD(menuCards(player, finds, "Dredge up a card", "CARDLIST_PEEK")))
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    if isNullCARD(top) then return end
    if makePrompt(player, "Put the top card into your graveyard?", "It is %s.", getNameFromCARD(top), 0, "Put it there", "Keep it") then
      moveCards(getPlayerDeck(player, "DECK_DECK"), getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 1)
    end
    drawCard(player)
  end
}
