ZTCG_CARD
{
  "NAME" "Auriel Meridian"
  "IMAGE" "auriel_meridian.png"
  "TYPE" "CHAR"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Character - Astronomer, Tower"
  "COST" "1200"

  TYPE_CHA
  {
    "HP" "140"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "First Bearing - If the opponent's level is not below yours, heal your character 20. Draw a card, then play a card of your character's level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "Ward - Attack for 10, fixed. In the opponent's next turn you can prevent one attack."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Echo - Choose an ability of your build tree: it is used twice this turn."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20) end
    drawCard(player)
    local level = getCurrentLevelFromCARD(getSourceCARD())
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", level)
  end

  -- The mark lasts over the opponent's turn.
  function onActivateCharacterAction2(player)
    attack(player, getSourceCARD(), 10, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    insertTimedAura(player, getCardIdFromCARD(getSourceCARD()), 2)
  end

  function onOpponentReactivateCardEffects(player)
    local me = getSourceCARD()
    if countTimedAura(player, getCardIdFromCARD(me)) > 0 then
      preventDamage(player, me, "PREVENT_ANY", 1)
    end
  end

  function onActivateCharacterAction3(player)
    doRepeatCharacterAction(player, true, 2)
  end
}
