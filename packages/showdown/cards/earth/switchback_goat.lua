ZTCG_CARD
{
  "NAME" "Switchback Goat"
  "IMAGE" "switchback_goat.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you level up, this card gets +10 attack until the end of the turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onLevelUp(player)
    newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)
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
