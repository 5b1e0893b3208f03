ZTCG_CARD
{
  "NAME" "Ferry Otter"
  "IMAGE" "ferry_otter.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Beast, River, Pet"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "This card cannot attack Jr. Bosses and Bosses."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Crossing - Play a mob of level 20 or less."
  }

  function preventSelfTargetMob(player)
    return isBossCARD(getTargetCARD())
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 20)
  end
}
