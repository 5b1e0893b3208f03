ZTCG_CARD
{
  "NAME" "Barrow Wight"
  "IMAGE" "barrow_wight.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, Barrow"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "As you play this card, put the top three cards of your deck into your graveyard. Then take one Undead card from your graveyard into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Cold Hands - Attack a mob for 30. If that destroys it, draw a card."
  }

  function onInitMob(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    moveCards(player, deck, getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 3)
  end

  function onThinkMob(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local dead = makeFilteredList(player, grave, 0, 0, "ZTCG_DONTCARE", "TYPE_ANY", "ELEM_ANY", "Undead")
    recoverDestroyedCard(player, getCARD(menuCards(player, dead, "Wake an Undead card", "CARDLIST_PEEK")))
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      drawCard(player)
    end
  end
}
