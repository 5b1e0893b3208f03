ZTCG_CARD
{
  "NAME" "Turf Shield"
  "IMAGE" "turf_shield.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Shield"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Blocks 10 damage of each attack on your character while you have fewer than three mobs."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onEquipBlockDamage(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getMobsOnTable(player, "ONLY_PLAYER") < 3 then return 10 end
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
