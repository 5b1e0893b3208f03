ZTCG_CARD
{
  "NAME" "Gust Sparrow"
  "IMAGE" "gust_sparrow.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "This card can attack twice each turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onThinkMob(player)
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 2)
  end

  function onReactivateCardEffects(player)
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 2)
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
