ZTCG_CARD
{
  "NAME" "Oilskin Coat"
  "IMAGE" "oilskin_coat.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Armor, Sailor"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "When you play this card, the MaxHP of your character rises by 20. Your character blocks 10 damage."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Thick Skin - The MaxHP of your character rises by 20, and it is healed 20."
  }

  function onThinkEquipment(player)
    increaseMaxHP(getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onEquipBlockDamage(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") then return 10 end
    return 0
  end

  function onLevelActionTrigger(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    increaseMaxHP(char, 20)
    refreshHP(player, char, 20)
  end
}
