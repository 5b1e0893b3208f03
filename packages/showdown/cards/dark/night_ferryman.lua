ZTCG_CARD
{
  "NAME" "Night Ferryman"
  "IMAGE" "night_ferryman.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, River"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Whenever a mob of the opponent is destroyed, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Passage - Play a mob of level 40 or less."
  }

  function onAttackOpponentMobDestroyed(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 40)
  end
}
