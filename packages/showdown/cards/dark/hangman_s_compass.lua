ZTCG_CARD
{
  "NAME" "Hangman's Compass"
  "IMAGE" "hangman_s_compass.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Equipment - Weapon, Ruin"
  "COST" "400"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "Your attacks on characters deal 20 more damage. Whenever equipment of the opponent is destroyed, they discard a random card."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Needle - Attack the opponent's character for 20, fixed."
  }

  function onEquipBuff(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then return 20 end
    return 0
  end

  function onAttackOpponentEquipDestroyed(player)
    discardCardRandom(not player)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 20, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_CHA", "SLOT_CHAR", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
