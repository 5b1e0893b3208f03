ZTCG_CARD
{
  "NAME" "Singe Pup"
  "IMAGE" "singe_pup.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Beast, Pet"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When this card is destroyed, the opponent's character takes 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onDestroy(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 2)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
