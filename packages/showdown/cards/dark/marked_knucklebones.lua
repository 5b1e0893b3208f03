ZTCG_CARD
{
  "NAME" "Marked Knucklebones"
  "IMAGE" "marked_knucklebones.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Equipment - Tool, Luck"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Whenever the opponent throws a die or a coin that nobody calls, heal your character 10. Whenever they call a coin, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Cast the Bones - Throw a die with six faces. On 4 or more draw a card, on 6 another one."
  }

  function onOpponentThrowDie(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentThrowCoinFixed(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentThrowCoin(player)
    increaseNextAttackDamage(player, 10)
  end

  function onActivateCharacterAction(player)
    local won, face = throwDie(player, 4, 6)
    if won then drawCard(player) end
    if face == 6 then drawCard(player) end
  end
}
