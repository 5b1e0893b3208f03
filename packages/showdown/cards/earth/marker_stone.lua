ZTCG_CARD
{
  "NAME" "Marker Stone"
  "IMAGE" "marker_stone.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Stone"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "10"
    "HP" "50"
    "TEXT" "Attacks cannot choose your other mobs of level 10 or less."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Heal your character by 10 HP, and one of your mobs fully."
  }

  function preventIntercomeTargetMob(player)
    local target = getTargetCARD()
    return not isSameCARD(target, getSourceCARD()) and getBaseLevelFromCARD(target) <= 10
  end

  function onActivateCharacterAction(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    local places = getTableCardCoordinates("ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "", player)
    local mob = selectGameTableCardFromCoordinatesList("Heal a mob", places, player)
    refreshHP(player, mob, getMaxHpFromCARD(mob))
  end
}
