ZTCG_CARD
{
  "NAME" "Windlass Crossbow"
  "IMAGE" "windlass_crossbow.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Equipment - Weapon"
  "COST" "380"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "After your abilities, this card attacks for exactly 20 damage, whatever is blocked. Attacks of your equipment cannot be prevented."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Gear up: play a Weapon, Armor or Shield of level 50 or less."
  }

  function afterCharacterActions(player)
    attack(player, getSourceCARD(), 20, "ATKRES_FIXED_DAMAGE", "ATKSRC_EQP", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end

  function onStartAttack(player)
    if hasFlag("SBOX_EQUIP", "ZTCG_SBOXTYPE") then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_GEARUPEQUIP", "ELEM_ANY", 50)
  end
}
