ZTCG_CARD
{
  "NAME" "Turf Shield"
  "IMAGE" "turf_shield.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Shield"
  "COST" "80"

  TYPE_EQP
  {
    "LEVEL" "10"
    "TEXT" "Blocks 10 damage of each attack on your character while you have fewer than three mobs."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onEquipBlockDamage(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getMobsOnTable(player, "ONLY_PLAYER") < 3 then return 10 end
    return 0
  end

  function onActivateCharacterAction(player)
    return drawCard(player)
  end
}
