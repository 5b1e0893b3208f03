ZTCG_CARD
{
  "NAME" "Into the Clouds"
  "IMAGE" "into_the_clouds.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "130"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "Your character is away until the end of your next turn: it cannot be attacked and cannot attack. Draw two cards."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Send one of your mobs away until the end of your next turn, and draw a card."
  }

  function onThinkAction(player)
    sendPlayerAway(player, getSourceCARD(), "IS_PLAYER", 2)
    drawCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    applyAway(player, getCARD(menuCards(player, mobs, "Which mob goes away?", "CARDLIST_PEEK")), 2)
    destroyList(mobs)
    drawCard(player)
  end
}
