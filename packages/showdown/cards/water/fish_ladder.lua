ZTCG_CARD
{
  "NAME" "Fish Ladder"
  "IMAGE" "fish_ladder.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Tool, River"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Whenever you level up, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Upstream - If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onLevelUp(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
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
