ZTCG_CARD
{
  "NAME" "Levelling Staff"
  "IMAGE" "levelling_staff.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Tool"
  "COST" "140"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "This card cannot be attacked while you have another equipment. At the start of your turn, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "If the first card of your hand is a field that you can play, play it; otherwise play a field."
  }

  function preventTargetEquip(player)
    return getEquipsOnTable(player, "ONLY_PLAYER") > 1
  end

  -- Under the character it must not heal: it is deployed only if it has a slot.
  function onStartTurn(player)
    if getSlotIdFromCARD(player, getSourceCARD()) > 0 then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function onActivateCharacterAction(player)
    if not locate(player, "PLAY_FIRSTCARDFIELD") then locate(player, "PLAY_NORMALFIELD") end
  end
}
