ZTCG_CARD
{
  "NAME" "Peat Cutter"
  "IMAGE" "peat_cutter.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Surveyor"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play an equipment, this card gets +20 attack until the end of the turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card. If it is an equipment of level 30 or less of an element you have learned, play it."
  }

  function onPlayEquipment(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then equip(player, "PLAY_SCOUTEQUIP", "ELEM_ANY", 30) end
  end
}
