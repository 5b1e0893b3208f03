ZTCG_CARD
{
  "NAME" "Surveyor's Sunglass"
  "IMAGE" "surveyor_s_sunglass.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Equipment - Tool, Chart"
  "COST" "360"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "Once each turn, an attack of one of your mobs deals 20 more damage. When another piece of your equipment is destroyed, put it under your deck and draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Focus - Play equipment of level 50 or less if a slot is free; otherwise attack for 20."
  }

  function onEquipRefreshCharges(player)
    return 1
  end

  function onEquipBuffWithCharge(player)
    return hasFlag("ATKSRC_MOB", "ZTCG_ATKSRC") and 20 or 0
  end

  function onEquipmentDestroyed(player)
    local grave = getPlayerDeck(player, "DECK_GRAV")
    moveCards(player, grave, getPlayerDeck(player, "DECK_DECK"), "TAKE_CARDID", "PUT_BOTTOM", getTargetCARD())
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    if nextFreeEquipSlot(player) ~= -1 then
      equip(player, "PLAY_NORMALEQUIP", "ELEM_ANY", 50)
    else
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
