ZTCG_CARD
{
  "NAME" "Ditch Lurker"
  "IMAGE" "ditch_lurker.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Shade, Marsh"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "Attacks by mobs of level 10 or less on this card are called off."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "From the Mud - Play a Dark mob of level 30 or less."
  }

  function preventTargetCancel(player)
    local attacker = getCardPointer(0)
    return hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and getCurrentLevelFromCARD(player, attacker) <= 10
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_DARK", 30)
  end
}
