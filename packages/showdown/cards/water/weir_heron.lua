ZTCG_CARD
{
  "NAME" "Weir Heron"
  "IMAGE" "weir_heron.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Bird, River"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "Whenever you play a field, draw a card. If a field of yours is stopped, take it back into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Nesting Ground - Draw a card. If it is a field of an element you have learned, play it."
  }

  function onPlayCard(player)
    if hasSharedFlagsCARD(getTargetCARD(), "FLAG_TYPE", "TYPE_FLD") then
      drawCard(player)
    end
  end

  function onPlayFieldCancel(player)
    recoverDestroyedCard(player, getTargetCARD())
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then locate(player, "PLAY_SCOUTFIELD", "ELEM_ANY") end
  end
}
