ZTCG_CARD
{
  "NAME" "The Longest Day"
  "IMAGE" "the_longest_day.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Rapid Action - Time"
  "COST" "1200"

  TYPE_ACT
  {
    "LEVEL" "70"
    "TEXT" "You take one more turn after this one. The opponent draws two cards."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Use your character's first or second ability once more, as you choose; with 3 WIND and from level 80 on, its third instead."
  }

  function onThinkAction(player)
    setNewEffectDuration(60)
    setNewEffectDrawType("DRAW_COMPLEX")
    setNewEffectScale(2, 2)
    setNewEffectRotationCenter(16, 16)
    setNewEffectRotationAngle(math.pi / 4)
    createEffect("level")
    resetNewEffectAttributes()
    doubleTurn(player)
    drawCard(not player)
    drawCard(not player)
  end

  function onActivateCharacterAction(player)
    local call = "CALL_CHAR_ACTION1"
    if matchRequirements(player, 80, 3, "ELEM_WIND") then
      call = "CALL_CHAR_ACTION3"
    elseif not makePrompt(player, true, "Which ability?", "", 0, 0, "The first", "The second") then
      call = "CALL_CHAR_ACTION2"
    end
    applyCharacterAction(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), call)
  end
}
