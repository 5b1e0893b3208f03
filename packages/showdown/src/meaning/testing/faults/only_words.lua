ZTCG_CARD
{
  "NAME" "Only Words"
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
    "TEXT" "Whenever this card attacks, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
