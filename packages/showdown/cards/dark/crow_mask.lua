ZTCG_CARD
{
  "NAME" "Crow Mask"
  "IMAGE" "crow_mask.png"
  "TYPE" "EQUIP"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Equipment - Armor, Night"
  "COST" "110"

  TYPE_EQP
  {
    "LEVEL" "20"
    "TEXT" "Your character blocks 10 damage. Whenever the opponent chooses one of your deployed cards from a list, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Stolen Face - Throw a coin that nobody calls: draw a card, or the opponent discards one."
  }

  function onEquipBlockDamage(player)
    return hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and 10 or 0
  end

  function onOpponentSelectMenuCard(player)
    if getSlotIdFromCARD(player, getTargetCARD()) >= 0 then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local heads = throwDie(player, 2, 2)
    if heads then
      drawCard(player)
    else
      discardCard(not player)
    end
  end
}
