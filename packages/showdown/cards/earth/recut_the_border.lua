ZTCG_CARD
{
  "NAME" "Recut the Border"
  "IMAGE" "recut_the_border.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "130"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "Attacks for 10 for each of your mobs, and 10 more."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Choose a card of your build tree: its level-up ability is used once more."
  }

  function onThinkAction(player)
    increaseNextAttackDamage(player, 10)
    mobReaver(player, getSourceCARD(), 10, "ONLY_PLAYER")
  end

  function onActivateCharacterAction(player)
    -- Not this ability itself, which would never end.
    local tree = makeListFromCharacterActions(player, true, true)
    local card = getCARD(menuCards(player, tree, "Which ability?", "CARDLIST_PEEK"))
    if not isNullCARD(card) and not isSameCARD(card, getSourceCARD()) then
      applyCharacterAction(player, card, "CALL_ACTION")
    end
  end
}
