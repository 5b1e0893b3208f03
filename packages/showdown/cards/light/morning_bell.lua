ZTCG_CARD
{
  "NAME" "Morning Bell"
  "IMAGE" "morning_bell.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Signal"
  "COST" "70"

  TYPE_ACT
  {
    "LEVEL" "0"
    "TEXT" "Draw a card. In the opponent's next turn you can prevent one attack on your character."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Matins - Heal your character 10 and draw a card if you have no more than two cards in hand."
  }

  function onThinkAction(player)
    drawCard(player)
    insertCardTurnAction(player)
  end

  function onOpponentReactivateCardEffects(player)
    preventDamage(player, getSourceCARD(), "PREVENT_CHARONLY", 1)
  end

  function onActivateCharacterAction(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    local hand, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    if count <= 2 then
      drawCard(player)
    end
  end
}
