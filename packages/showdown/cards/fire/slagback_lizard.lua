ZTCG_CARD
{
  "NAME" "Slagback Lizard"
  "IMAGE" "slagback_lizard.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Lizard"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "A mob that attacks this card takes 10 damage at the start of each of your next two turns."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "The opponent's character takes 10 damage at the start of each of your next two turns."
  }

  function onReceiveNormalAttack(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      applyDOT(player, getCardPointer(0), getSourceCARD(), 10, 2)
    end
  end

  function onActivateCharacterAction(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 2)
  end
}
