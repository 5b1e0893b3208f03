ZTCG_CARD
{
  "NAME" "Gale Glass"
  "IMAGE" "gale_glass.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Equipment - Tool"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "Once each turn, when an ability of a card under your character is about to be used, you may draw a card instead."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  -- Register 0 is 1 when the glass has been used this turn.
  function onPrepareStartTurn(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 0, 0, "onInterceptCharacterAction")
  end

  function onInterceptCharacterAction(player)
    local me, ability = getSourceCARD(), getTargetCARD()
    local id = getCardIdFromCARD(me)
    if getCardRegister(me, id, 0) == 1 or hasSharedFlagsCARD(ability, "FLAG_TYPE", "TYPE_CHAR") then return false end
    if not makePrompt(player, true, "Draw a card instead?", "%s is about to be used.", getNameFromCARD(ability), 0, "Draw", "Go on") then
      return false
    end
    editCardRegister(me, id, 0, 1, 0, "onInterceptCharacterAction")
    return drawCard(player)
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_BLUE")
  end

  function onActivateCharacterAction(player)
    local drawn = drawCard(player)
    refreshBoard(player)
    return drawn
  end
}
