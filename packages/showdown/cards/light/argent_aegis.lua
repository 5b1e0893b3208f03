ZTCG_CARD
{
  "NAME" "Argent Aegis"
  "IMAGE" "argent_aegis.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Equipment - Shield, Chapel"
  "COST" "420"

  TYPE_EQP
  {
    "LEVEL" "50"
    "TEXT" "Attacks of the opponent's character are not raised by anything. Your character blocks 10 damage. When another piece of your equipment is about to go to the graveyard, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Shield Bash - Attack for 30. If the attack is made, your character blocks 10 more damage until the end of your next turn."
  }

  function onOpponentCalcAttackCard(player)
    return hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC")
  end

  function onEquipBlockDamage(player)
    if not hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then return 0 end
    return 10
  end

  function onEquipSentToDiscardPile(player)
    if not isSameCARD(getTargetCARD(), getSourceCARD()) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    end
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    if attack(player, char, 30, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER") then
      newBuff(char, getSourceCARD(), 0, 0, 10, 2)
    end
  end
}
