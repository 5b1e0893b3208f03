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
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "Whenever you play a field, draw a card. If a field of yours is stopped, take it back into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Nesting Ground - Play a field."
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
    locate(player, "PLAY_NORMALFIELD")
  end
}
