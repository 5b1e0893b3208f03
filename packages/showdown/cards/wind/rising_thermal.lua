ZTCG_CARD
{
  "NAME" "Rising Thermal"
  "IMAGE" "rising_thermal.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Choose one of your mobs: it gets +10 attack until the end of the turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onThinkAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    newBuff(getCARD(menuCards(player, mobs, "Which mob is lifted?", "CARDLIST_PEEK")), getSourceCARD(), 10, 0, 0, 1)
    destroyList(mobs)
    drawCard(player)
  end

  function onLevelActionTrigger(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then
      drawCard(player)
      drawCard(player)
      levelUp(player)
    end
  end
}
