ZTCG_CARD
{
  "NAME" "Scald Lamp"
  "IMAGE" "scald_lamp.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Equipment - Tool"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "When the opponent's character is healed, it takes 10 damage at the start of each of your next two turns. When your own character falls, the lamp goes out."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 40 or less."
  }

  function onOpponentRefreshCard(player)
    local char = getOnBoardCARD(player, "SLOT_ADVSRYCHAR")
    if isSameCARD(getTargetCARD(), char) then applyDOT(player, char, getSourceCARD(), 10, 2) end
  end

  function onAttackCharacterDestroyed(player)
    displayMessageOnScreen(player, "The lamp goes out.", 2000)
    setNewEffectTint(80, 80, 80, 255)
    setNewEffectDrawType("DRAW_TINTED")
    setNewEffectMovement(0, 1)
    createEffect("destroy")
    resetNewEffectAttributes()
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 40)
  end
}
