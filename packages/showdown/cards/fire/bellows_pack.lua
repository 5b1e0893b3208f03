ZTCG_CARD
{
  "NAME" "Bellows Pack"
  "IMAGE" "bellows_pack.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Equipment - Tool"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "Attacks of your character deal at least 10 damage, whatever is blocked."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Your character attacks the opposing character for 30."
  }

  function onOpponentBlockResultDamage(player)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") and getGameValue(0) < 10 then return 10 end
    return 0
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30, "ATKRES_DONT_HIT_MOBS", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
