ZTCG_CARD
{
  "NAME" "Heath Stag"
  "IMAGE" "heath_stag.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Beast"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When an attack of your side deals 40 or more damage while this card is in your deck, its level is 20 lower for three of your turns."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Draw two cards."
  }

  function onExecuteAttackViewDeck(player)
    if getGameValue(0) >= 40 then newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 3) end
  end

  function onActivateCharacterAction(player)
    for _ = 1, 2 do drawCard(player) end
  end
}
