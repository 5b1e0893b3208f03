ZTCG_CARD
{
  "NAME" "Mire Wisp"
  "IMAGE" "mire_wisp.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Shade, Marsh"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When this card is stunned, it goes away until the end of your turn. When this card goes away, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "False Light - A mob of the opponent that you choose is silenced until the end of their turn."
  }

  function onReceiveStun(player)
    applyAway(player, getSourceCARD(), 1)
  end

  function onReceiveAway(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRV", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "")
    applySilence(player, getCARD(menuCards(player, mobs, "Silence a mob", "CARDLIST_PEEK")), 1)
  end
}
