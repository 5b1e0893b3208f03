ZTCG_CARD
{
  "NAME" "Lantern of Names"
  "IMAGE" "lantern_of_names.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Equipment - Relic, Graveyard"
  "COST" "1000"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your attacks deal 10 more damage for every five cards in your graveyard, at most 30 more. Whenever you take a card from your graveyard by an effect that recovers, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Roll Call - Take a card that is no mob from your graveyard into your hand and put another one under your deck."
  }

  function onEquipBuff(player)
    local cards, count = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    return getMinimum(30, 10 * (count // 5))
  end

  function onRecoverCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    recoverCard(player, "DECK_HAND", "RECOVER_EQP | RECOVER_ACT | RECOVER_FLD", "GREATER", 0)
    local grave = getListFromDeck(getPlayerDeck(player, "DECK_GRAV"))
    local card = menuCards(player, grave, "Put a card under your deck", "CARDLIST_PEEK")
    takeTargetCardFromListToDeck(getPlayerDeck(player, "DECK_DECK"), grave, card, "DECK_BOTTOM")
  end
}
