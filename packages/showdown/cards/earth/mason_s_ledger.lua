ZTCG_CARD
{
  "NAME" "Mason's Ledger"
  "IMAGE" "mason_s_ledger.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Equipment - Tool"
  "COST" "350"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "At the onset of your turn, draw a card if you have two or more equipment. While you have four, you cannot play more."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Play an equipment of level 60 or less."
  }

  function onStartCharacterActions(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") >= 2 then drawCard(player) end
  end

  function onTryPlayEquipment(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") >= 4 then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", 60)
  end
}
