ZTCG_CARD
{
  "NAME" "Road Toll Baron"
  "IMAGE" "road_toll_baron.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Jr. Boss - Thief, Road"
  "COST" "560"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Roadblock - Whenever the opponent plays a mob of level 30 or less, call a coin: if you are right, the mob is stopped. Whenever a mob of theirs is stopped, draw a card."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Confiscation - Whenever the opponent plays equipment or a field, call a coin: if you are right, it is stopped."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Ransom - Play rock, paper, scissors. If you win, the opponent discards a card; if not, you draw one."
  }

  function onInterceptOpponentPlayMob(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 30 and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onOpponentPlayMobCancel(player)
    drawCard(player)
  end

  function onInterceptOpponentPlayEquipment(player)
    if matchRequirements(player, 60, 2, "ELEM_DARK") and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onInterceptOpponentPlayField(player)
    if matchRequirements(player, 60, 2, "ELEM_DARK") and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    if playRps(player) then
      discardCard(not player)
    else
      drawCard(player)
    end
  end
}
