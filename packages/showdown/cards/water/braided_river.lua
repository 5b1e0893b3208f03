ZTCG_CARD
{
  "NAME" "Braided River"
  "IMAGE" "braided_river.png"
  "TYPE" "FIELD"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Field - River"
  "COST" "140"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "At the start of your turn, heal your character 10. When this field is replaced or destroyed, draw a card. The opponent's seventh mob is away as long as this field lies here."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Side Channel - Play a field; if you cannot or do not, heal your character 10."
  }

  function onStartTurn(player)
    -- The function also runs while the card lies under the character.
    if getSlotIdFromCARD(player, getSourceCARD()) > 0 then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function applyBlocks(player)
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then return end
    applyBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB7"), "AURA_AWAY", getSourceCARD())
  end

  function undoBlocks(player)
    removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB7"), "AURA_AWAY", getSourceCARD())
  end

  function onDestroy(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    if not locate(player, "PLAY_NORMALFIELD") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
