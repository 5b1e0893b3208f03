ZTCG_CARD
{
  "NAME" "Press Gang"
  "IMAGE" "press_gang.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Rapid Action - Crime"
  "COST" "400"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "Hijack a mob of the opponent of level 50 or less until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Bribe - Discard a card; if you do, hijack a mob of the opponent of level 30 or less until the end of your next turn."
  }

  function onThinkAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 50, "TYPE_MOB", "ELEM_ANY", "")
    applyHijack(player, getCARD(menuCards(player, mobs, "Hijack a mob", "CARDLIST_PEEK")), 2)
    resetNewEffectAttributes()
    setNewEffectScale(1.5, 1.5)
    createEffect("hijack")
  end

  function onActivateCharacterAction(player)
    if isNullCARD(discardCard(player)) then return end
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 30, "TYPE_MOB", "ELEM_ANY", "")
    applyHijack(player, getCARD(menuCards(player, mobs, "Hijack a mob", "CARDLIST_PEEK")), 2)
  end
}
