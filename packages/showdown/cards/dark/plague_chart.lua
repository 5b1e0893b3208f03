ZTCG_CARD
{
  "NAME" "Plague Chart"
  "IMAGE" "plague_chart.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Chart, Disease"
  "COST" "150"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "The opponent's character and mobs take 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Quarantine - The opponent's mobs of level 60 or less take 10 damage at the start of your next turn. Draw a card if they have three or more mobs."
  }

  function onThinkAction(player)
    applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
    resetNewEffectAttributes()
    setNewEffectScale(1.5, 1.5)
    setNewEffectDrawType("DRAW_SCALED")
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_DEST_COLOR", "BLEND_ZERO")
    createEffect("hurt")
  end

  function onActivateCharacterAction(player)
    applyGlobalDOT("GLOBAL_HITMOBS", player, getSourceCARD(), 10, 1, "USE_FILTER", 0, 0, 60, "TYPE_ANYMOB", "ELEM_ANY", "")
    if getMobsOnTable(player, "ONLY_ADVSRY") >= 3 then
      drawCard(player)
    end
  end
}
