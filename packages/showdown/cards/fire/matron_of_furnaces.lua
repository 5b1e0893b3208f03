ZTCG_CARD
{
  "NAME" "Matron of Furnaces"
  "IMAGE" "matron_of_furnaces.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Jr. Boss - Smith"
  "COST" "990"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you level up, this card gets +20 attack until the end of the turn. After your level-up phase, heal this card by 10 HP if you have not levelled up."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When you level up, the card you used is hot: your character attacks for 10 for each FIRE card under it, at most for 60."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 10 for each FIRE card under it."
  }

  function onLevelUp(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
    if matchRequirements(player, 50, 2, "ELEM_FIRE") then
      stoke(player, getMinimum(60, 10 * getPlayerAttributes(player, "ELEM_FIRE")))
    end
  end

  function afterLevelUp(player)
    if not isLevelUpTurn(player) then refreshHP(player, getSourceCARD(), 10) end
  end

  function stoke(player, damage)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onActivateCharacterAction(player)
    stoke(player, 10 * getPlayerAttributes(player, "ELEM_FIRE"))
  end
}
