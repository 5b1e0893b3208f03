ZTCG_CARD
{
  "NAME" "Harbour Seal"
  "IMAGE" "harbour_seal.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Beast, Sea, Pet"
  "COST" "160"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "70"
    "TEXT" "When another mob of yours is destroyed, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Company - Draw a card. If you have a Pet, heal your character 10."
  }

  function onMobSentToDiscardPile(player)
    if not isSameCARD(getTargetCARD(), getSourceCARD()) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if isPetOnPlayerTable(player) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
