ZTCG_CARD
{
  "NAME" "Heath Fire"
  "IMAGE" "heath_fire.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze"
  "COST" "140"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "The opponent's character and mobs take 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Each opposing mob takes 10 damage at the start of each of your next two turns."
  }

  function onThinkAction(player)
    setNewEffectRandomMove(40, 10)
    setNewEffectRandomStep(2, 1)
    setNewEffectSpriteDuration(4)
    createEffect("hurt")
    resetNewEffectAttributes()
    applyGlobalDOT("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onActivateCharacterAction(player)
    applyGlobalDOT("GLOBAL_HITMOBS", player, getSourceCARD(), 10, 2, "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end
}
