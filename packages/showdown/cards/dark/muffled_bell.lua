ZTCG_CARD
{
  "NAME" "Muffled Bell"
  "IMAGE" "muffled_bell.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Equipment - Relic, Night"
  "COST" "380"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "The opponent cannot play equipment of level 20 or less. Whenever they play other equipment, it is silenced until the end of their turn. Whenever they play a field, call a coin: if you are right, it is stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Toll - The opponent cannot play rapid actions in their next turn."
  }

  function onOpponentTryPlayEquipment(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 20 then
      updateGameValue(0, 0)
    end
  end

  function onOpponentPlayEquipment(player)
    applySilence(player, getTargetCARD(), 1)
  end

  function onInterceptOpponentPlayField(player)
    if throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    turnAction(not player, false)
  end
}
