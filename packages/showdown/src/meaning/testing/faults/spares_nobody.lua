ZTCG_CARD
{
  "NAME" "Spares Nobody"
  "IMAGE" ""
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "This card cannot be attacked."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function preventTargetMob(player)
    return false
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
