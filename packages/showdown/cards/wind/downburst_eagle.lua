ZTCG_CARD
{
  "NAME" "Downburst Eagle"
  "IMAGE" "downburst_eagle.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "180"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "Nothing blocks the attacks of this card. When it destroys a mob by its attack, it attacks once more for 20."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 40."
  }

  function onOpponentCalcDefenseCard(player)
    if isSameCARD(getCardPointer(0), getSourceCARD()) then updateGameValue(0, 0) end
  end

  -- The second attack is no attack of a mob: it sets off no third.
  function onExecuteAttackAndDestroyed(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      attack(player, getSourceCARD(), 20, "ATKRES_NIL", "ATKSRC_NIL", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER")
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 40, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
