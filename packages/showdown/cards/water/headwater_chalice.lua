ZTCG_CARD
{
  "NAME" "Headwater Chalice"
  "IMAGE" "headwater_chalice.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Equipment - Relic, Spring"
  "COST" "1100"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your character is healed by 10 more each time. The opponent's character is healed by half."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "First Draught - Draw two cards."
  }

  function onInterceptRefreshCard(player)
    if isSameCARD(getTargetCARD(), getOnBoardCARD(player, "SLOT_PLAYERCHAR")) then
      updateGameValue(0, getGameValue(0) + 10)
    end
  end

  function onInterceptOpponentRefreshCard(player)
    if isSameCARD(getTargetCARD(), getOnBoardCARD(player, "SLOT_ADVSRYCHAR")) then
      updateGameValue(0, getGameValue(0) // 2)
    end
  end

  function onLevelActionTrigger(player)
    for count = 1, 2 do
      drawCard(player)
    end
  end
}
