ZTCG_CARD
{
  "NAME" "Brand Bearer"
  "IMAGE" "brand_bearer.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Firewalker"
  "COST" "100"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "This card cannot attack equipment."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 20 or less."
  }

  function preventSelfTargetEquip(player)
    return true
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 20)
  end
}
