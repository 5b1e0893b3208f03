ZTCG_CARD
{
  "NAME" "Keystone Maul"
  "IMAGE" "keystone_maul.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Equipment - Weapon"
  "COST" "480"

  TYPE_EQP
  {
    "LEVEL" "60"
    "TEXT" "Your character's attacks deal 10 more damage for each of your equipment. When an attack destroys one of your equipment, you may play an equipment of level 40 or less."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 60."
  }

  function onEquipBuff(player)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then
      return 10 * getEquipsOnTable(player, "ONLY_PLAYER")
    end
    return 0
  end

  function onAttackEquipDestroyed(player)
    equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 40)
  end

  function onActivateCharacterAction(player)
    resetNewEffectAttributes()
    setNewEffectDrawType("DRAW_SOURCE")
    setNewEffectFlags("FLIP_NONE")
    createEffect("strike")
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 60, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
