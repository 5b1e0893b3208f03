ZTCG_CARD
{
  "NAME" "Pilgrim's Staff"
  "IMAGE" "pilgrim_s_staff.png"
  "TYPE" "EQUIP"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Equipment - Weapon, Road"
  "COST" "70"

  TYPE_EQP
  {
    "LEVEL" "0"
    "TEXT" "Attacks of your character deal 10 more damage. When your last card leaves your hand, draw a card. Whenever a card of the opponent goes away, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Footpath - Draw a card; if you have no equipment, play equipment of level 20 or less."
  }

  function onEquipBuff(player)
    return hasFlag("SBOX_CHAR", "ZTCG_SBOXTYPE") and 10 or 0
  end

  function onTakeCardFromHand(player)
    if isEmptyList(getListFromDeck(getPlayerDeck(player, "DECK_HAND"))) then
      drawCard(player)
    end
  end

  function onOpponentReceiveAwayCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") == 0 then
      equip(player, "PLAY_NORMALEQUIP", 20)
    end
  end
}
