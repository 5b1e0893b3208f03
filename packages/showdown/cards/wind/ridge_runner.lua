ZTCG_CARD
{
  "NAME" "Ridge Runner"
  "IMAGE" "ridge_runner.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Courier"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When the opponent plays a card, this card gets +10 attack until the end of your next turn. Rapid actions of level 20 or less that the opponent plays are stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "The opponent cannot play rapid actions in their next turn."
  }

  function onOpponentPlayCard(player)
    newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)
  end

  function onInterceptOpponentPlayAction(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    turnAction(not player, false)
  end
}
