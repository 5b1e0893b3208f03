ZTCG_CARD
{
  "NAME" "Maelstrom Ray"
  "IMAGE" "maelstrom_ray.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Jr. Boss - Fish, Sea"
  "COST" "600"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "120"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Spiral - After this card has been played, attack all mobs of the opponent for 20."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Pull - When this card destroys a mob, heal this card 20 and draw a card."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Eddy - Two cards of your build tree that you choose change places. Draw a card."
  }

  function afterThinkMob(player)
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 20, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onExecuteAttackAndDestroyed(player)
    if matchRequirements(player, 60, 2, "ELEM_WATER") then
      refreshHP(player, getSourceCARD(), 20)
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local tree, count = makeListFromCharacterActions(player, true, true)
    if count > 1 then
      local first = menuCards(player, tree, "First card to move", "CARDLIST_PEEK")
      local rest = takeTargetCardFromList(first, tree)
      local second = menuCards(player, rest, "Second card to move", "CARDLIST_PEEK")
      swapCharacterActions(player, getCARD(first), getCARD(second))
    end
    drawCard(player)
  end
}
