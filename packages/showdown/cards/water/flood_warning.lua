ZTCG_CARD
{
  "NAME" "Flood Warning"
  "IMAGE" "flood_warning.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Rapid Action - Current"
  "COST" "300"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "All mobs of the opponent are stunned until your next turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "High Ground - Heal each of your mobs to the full, and your character 20."
  }

  function onThinkAction(player)
    applyGlobalStun(player)
    resetNewEffectAttributes()
    setNewEffectRandomMove(12, 4)
    setNewEffectRandomStep(2, 1)
    createEffect("stun")
    drawCard(player)
  end

  function onLevelActionTrigger(player)
    for n = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n)
      refreshHP(player, mob, getMaxHpFromCARD(mob))
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
