ZTCG_CARD
{
  "NAME" "Pilgrim Ghost"
  "IMAGE" "pilgrim_ghost.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Mob - Spirit, Road"
  "COST" "280"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "At the start of the opponent's turn, if this card lies in your graveyard and your character has 80 HP or less, heal your character 10. When this card leaves the graveyard, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Way Home - Put a card of your graveyard on top of your deck."
  }

  function onOpponentStartTurnViewGraveyard(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    if getHpFromCARD(char) <= 80 then
      refreshHP(player, char, 10)
    end
  end

  function onTakeFromGraveyard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local card = menuCards(player, grave, "Lead a card home", "CARDLIST_PEEK")
    takeTargetCardFromListToDeck(getPlayerDeck(player, "DECK_DECK"), grave, card, "DECK_TOP")
  end
}
