ZTCG_CARD
{
  "NAME" "Contrail Cloak"
  "IMAGE" "contrail_cloak.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Equipment - Armor"
  "COST" "420"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "When an attack would deal 30 or more damage to your character, throw a coin: if you win, it is prevented. Whenever you throw a coin, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Throw a coin: if you win, draw three cards, else draw one."
  }

  function onCheckPreventAttack(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 30 then
      return throwCoin(player)
    end
    return false
  end

  function onThrowCoin(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onLevelActionTrigger(player)
    local count = 1
    if throwCoin(player) then count = 3 end
    for _ = 1, count do drawCard(player) end
  end
}
