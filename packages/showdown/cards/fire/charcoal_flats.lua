ZTCG_CARD
{
  "NAME" "Charcoal Flats"
  "IMAGE" "charcoal_flats.png"
  "TYPE" "FIELD"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Field - Region"
  "COST" "390"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "You may stop each equipment of level 20 or less and each field that the opponent plays by discarding a card. When you have stopped one, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a card of level 40 or less, but no mob."
  }

  function onInterceptOpponentPlayEquipment(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then burn(player) end
  end

  function onInterceptOpponentPlayField(player)
    burn(player)
  end

  -- Nothing is burnt for nothing.
  function burn(player)
    local name = getNameFromCARD(getTargetCARD())
    if not makePrompt(player, true, "Stop it?", "Discard a card to stop %s.", name, 0, "Stop it", "Let it be") then return end
    if not isNullCARD(discardCard(player)) then updateGameValue(0, 0) end
  end

  function onOpponentPlayEquipCancel(player)
    drawCard(player)
  end

  function onOpponentPlayFieldCancel(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    playCard(player, "Play a card, but no mob", "PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", 40)
  end
}
