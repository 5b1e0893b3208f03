ZTCG_CARD
{
  "NAME" "Tithe of Light"
  "IMAGE" "tithe_of_light.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Chapel"
  "COST" "100"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "As you play this card, discard a card. Then draw two cards and heal your character 30."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Alms - Put a card of your hand under your deck; if you do, draw a card and heal your character 20."
  }

  function onInitAction(player)
    discardCard(player)
  end

  function onThinkAction(player)
    drawCard(player)
    drawCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30)
  end

  function onActivateCharacterAction(player)
    local hand = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    local gift = menuCards(player, hand, "Give a card", "CARDLIST_PEEK")
    if gift == 0 then return end
    takeTargetCardFromListToDeck(getPlayerDeck(player, "DECK_DECK"), hand, gift, "DECK_BOTTOM")
    drawCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
