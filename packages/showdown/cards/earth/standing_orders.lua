ZTCG_CARD
{
  "NAME" "Standing Orders"
  "IMAGE" "standing_orders.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "360"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "Until your next turn, whenever one of your mobs has been attacked, heal it by 20 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Raise your character's max HP by 20 and heal it by 20 HP."
  }

  -- The card lies in the graveyard, but goes on listening.
  function onThinkAction(player)
    insertCardTurnAction(player)
  end

  function onReceiveAttackCard(player)
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then refreshHP(player, getTargetCARD(), 20) end
  end

  function onLevelActionTrigger(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    increaseMaxHP(char, 20)
    refreshHP(player, char, 20)
  end
}
