ZTCG_CARD
{
  "NAME" "No One-Shot"
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
    "TEXT" ""
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Draw two cards."
  }

  function onActivateCharacterAction(player)
    drawCard(player)
    drawCard(player)
  end
}
