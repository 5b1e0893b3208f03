ZTCG_CARD
{
  "NAME" "Bog Down"
  "IMAGE" "bog_down.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "300"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "The opponent cannot play mobs in their next turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Draw a card; if it is a mob, heal your character by 10 HP."
  }

  function onThinkAction(player)
    turnSummon(not player, false)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    drawCard(player)
    if not isNullCARD(top) and hasSharedFlagsCARD(top, "FLAG_TYPE", "TYPE_ANYMOB") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
