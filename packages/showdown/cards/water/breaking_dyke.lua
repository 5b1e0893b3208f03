ZTCG_CARD
{
  "NAME" "Breaking Dyke"
  "IMAGE" "breaking_dyke.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Rapid Action - Current"
  "COST" "420"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "Attack all mobs of the opponent for 30. Then you may destroy a piece of the opponent's equipment."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Seepage - Destroy a piece of the opponent's equipment, if you like; otherwise draw a card."
  }

  function onThinkAction(player)
    resetNewEffectAttributes()
    setNewEffectFlags("FLIP_HORIZONTAL")
    createEffect("hurt")
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 30, "ATKSRC_ACT", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
    destroyEquipment(player)
  end

  function onActivateCharacterAction(player)
    if isNullCARD(destroyEquipment(player)) then
      drawCard(player)
    end
  end
}
