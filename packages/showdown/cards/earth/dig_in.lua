ZTCG_CARD
{
  "NAME" "Dig In"
  "IMAGE" "dig_in.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Tactic"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Each of your mobs blocks 20 damage of each attack on it until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    for slot = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. slot), getSourceCARD(), 0, 0, 20, 2)
    end
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then return true end
    return false
  end
}
