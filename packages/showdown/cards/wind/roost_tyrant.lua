ZTCG_CARD
{
  "NAME" "Roost Tyrant"
  "IMAGE" "roost_tyrant.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Jr. Boss - Bird"
  "COST" "540"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "90"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you play a Bird, this card included, it can attack twice this turn."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "When you play a rapid action, this card can attack once more this turn, up to three times in all."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Play a mob of level 40 or less; it can attack twice this turn."
  }

  function onPlayMob(player)
    if isInfoCARD(getTargetCARD(), "Bird") then addExtraMobAttack(getTargetCARD(), getSourceCARD(), 2) end
  end

  -- Register 0 counts the actions of the turn.
  function onPlayAction(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if not matchRequirements(player, 40, 1, "ELEM_WIND") then return end
    increaseCardRegister(me, id, 0, 1, 0, "onPlayAction")
    addExtraMobAttack(me, me, getMinimum(3, 1 + getCardRegister(me, id, 0)))
  end

  function onPrepareStartTurn(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 0, 0, "onPlayAction")
  end

  function onActivateCharacterAction(player)
    local slot = nextFreeMobSlot(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 40) then
      addExtraMobAttack(getOnBoardCARD(player, slot), getSourceCARD(), 2)
    end
  end
}
