ZTCG_CARD
{
  "NAME" "Conductor of Squalls"
  "IMAGE" "conductor_of_squalls.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Jr. Boss - Weatherwise"
  "COST" "980"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "After you use an ability, your next attack this turn deals 10 more damage."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When you choose a card from a list, this card gets +20 attack until the end of your turn."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Name a card, then reveal the top card of your deck: if you named it, it comes to your hand and your character attacks for 80. If not, draw a card."
  }

  function afterApplyCharacterAction(player)
    increaseNextAttackDamage(player, 10)
  end

  function onSelectMenuCard(player)
    if matchRequirements(player, 50, 2, "ELEM_WIND") then
      newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    if amaze(player) then
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 80, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    else
      drawCard(player)
    end
  end
}
