ZTCG_CARD
{
  "NAME" "Oath Ring"
  "IMAGE" "oath_ring.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Relic, Chapel"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Whenever the opponent levels up, heal your character 10. Whenever you answer a question of a card, look at the top card of your deck."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Oath - Heal your character 20 for each card in your build tree."
  }

  function onOpponentLevelUp(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onPrompt(player)
    peekNextCard(player)
  end

  function onLevelActionTrigger(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    refreshHP(player, char, 20 * getListLength(makeListCardsUnder(player, char)))
  end
}
