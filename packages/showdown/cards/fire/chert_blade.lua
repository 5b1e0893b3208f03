ZTCG_CARD
{
  "NAME" "Chert Blade"
  "IMAGE" "chert_blade.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Equipment - Weapon"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Your character's attacks deal 10 more damage. When a card of yours is discarded at random, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onEquipBuff(player)
    if hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then return 10 end
    return 0
  end

  function onRandomDiscardCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
