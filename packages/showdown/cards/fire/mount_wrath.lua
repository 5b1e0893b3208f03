ZTCG_CARD
{
  "NAME" "Mount Wrath"
  "IMAGE" "mount_wrath.png"
  "TYPE" "BOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Boss - Volcano, Giant"
  "COST" "1600"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "140"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When an opposing card is destroyed, the opponent's character takes 20 damage at the start of your next turn. When the opponent discards a card, it takes 10 instead of that."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "When an opposing equipment is destroyed, the opponent discards a card at random."
    }
  }

  function onOpponentCardDestroyed(player)
    burn(player, 20)
  end

  function onOpponentDiscardCard(player)
    burn(player, 10)
  end

  function burn(player, damage)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), damage, 1)
  end

  function onOpponentEquipmentDestroyed(player)
    if matchRequirements(player, 70, 2, "ELEM_FIRE") then discardCardRandom(not player) end
  end
}
