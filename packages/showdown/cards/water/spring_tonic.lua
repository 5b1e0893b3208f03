ZTCG_CARD
{
  "NAME" "Spring Tonic"
  "IMAGE" "spring_tonic.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Recovery"
  "COST" "70"

  TYPE_ACT
  {
    "LEVEL" "0"
    "TEXT" "Heal your character 50."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Wash - Heal your character 10 for each piece of your equipment, at least 10 and at most 20."
  }

  function onThinkAction(player)
    resetNewEffectAttributes()
    setNewEffectTint(120, 200, 255, 255)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ALPHA", "BLEND_INVERSE_ALPHA")
    createEffect("heal")
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50)
  end

  function onActivateCharacterAction(player)
    local healed = getClamp(10 * getEquipsOnTable(player, "ONLY_PLAYER"), 10, 20)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), healed)
  end
}
