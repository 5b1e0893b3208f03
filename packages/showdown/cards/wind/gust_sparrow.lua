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
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onThinkMob(player)
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 2)
  end

  function onReactivateCardEffects(player)
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 2)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
