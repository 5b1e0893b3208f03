ZTCG_CARD
{
  "NAME" "Bilge Pump"
  "IMAGE" "bilge_pump.png"
  "TYPE" "EQUIP"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Equipment - Tool, Sailor"
  "COST" "120"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "When the opponent's character has used its abilities, heal each piece of your equipment 20. Attacks cannot aim at your equipment except Tools."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Refit - Play equipment of level 40 or less; if you do, draw a card."
  }

  function afterOpponentCharacterActions(player)
    for n = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYEREQP" .. n), 20)
    end
  end

  -- The pump is a Tool itself, so it can be got rid of.
  function preventIntercomeTargetEquip(player)
    return not isInfoCARD(getTargetCARD(), "Tool")
  end

  function onActivateCharacterAction(player)
    if equip(player, "PLAY_NORMALEQUIP", 40) then
      drawCard(player)
    end
  end
}
