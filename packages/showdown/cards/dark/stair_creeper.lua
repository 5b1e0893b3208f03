ZTCG_CARD
{
  "NAME" "Stair Creeper"
  "IMAGE" "stair_creeper.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Shade, Ruin"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "Whenever the opponent levels up, this card has 10 more attack until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "In Their Footsteps - If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onOpponentLevelUp(player)
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
