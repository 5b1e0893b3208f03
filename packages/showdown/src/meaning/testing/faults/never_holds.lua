ZTCG_CARD
{
  "NAME" "Never Holds"
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
    "TEXT" "When you play this card with enough Fire learned, heal your character by 20 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkMob(player)
    if matchRequirements(player, 10, 99, "ELEM_FIRE") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
