ZTCG_CARD
{
  "NAME" "Stairwell Lamp"
  "IMAGE" "stairwell_lamp.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Tool, Tower"
  "COST" "90"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Your character blocks 10 damage while the opponent's level is not below yours."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Two at a Time - If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onEquipBlockDamage(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and theirs >= mine then return 10 end
    return 0
  end

  function onLevelActionTrigger(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then
      drawCard(player)
      drawCard(player)
      levelUp(player)
    end
  end
}
