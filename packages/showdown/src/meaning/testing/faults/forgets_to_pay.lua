ZTCG_CARD
{
  "NAME" "Forgets to Pay"
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
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Discard a card, then draw two cards."
  }

  function onActivateCharacterAction(player)
    drawCard(player)
    drawCard(player)
  end
}
