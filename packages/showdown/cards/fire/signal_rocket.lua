ZTCG_CARD
{
  "NAME" "Signal Rocket"
  "IMAGE" "signal_rocket.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze, Signal"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Attacks for 20. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onThinkAction(player)
    attack(player, getSourceCARD(), 20, "ATKRES_NIL", "ATKSRC_ACT", 0, "ENABLE_PREVENT", "IS_STARTER")
    drawCard(player)
  end

  function onLevelActionTrigger(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then
      drawCard(player)
      drawCard(player)
      levelUp(player)
    end
  end
}
