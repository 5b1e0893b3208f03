ZTCG_CARD
{
  "NAME" "Crown of Embers"
  "IMAGE" "crown_of_embers.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Equipment - Armor"
  "COST" "500"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your mobs' attacks deal 10 more damage for each two cards of FIRE under your character, up to 30."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 50."
  }

  function onCalcAttackCard(player)
    if hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") then
      local learned = getPlayerAttributes(player, "ELEM_FIRE")
      updateGameValue(1, getGameValue(1) + getMinimum(30, 10 * (learned // 2)))
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
