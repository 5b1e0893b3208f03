ZTCG_CARD
{
  "NAME" "Recut the Border"
  "IMAGE" "recut_the_border.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "130"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "Attacks for 10 for each of your mobs, and 10 more."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Attack with your character for 10 for each of your mobs."
  }

  function onThinkAction(player)
    increaseNextAttackDamage(player, 10)
    mobReaver(player, getSourceCARD(), 10, "ONLY_PLAYER")
  end

  function onActivateCharacterAction(player)
    mobReaver(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, "ONLY_PLAYER")
  end
}
