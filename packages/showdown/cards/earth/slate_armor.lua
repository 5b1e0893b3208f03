ZTCG_CARD
{
  "NAME" "Slate Armor"
  "IMAGE" "slate_armor.png"
  "TYPE" "EQUIP"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Equipment - Armor"
  "COST" "130"

  TYPE_EQP
  {
    "LEVEL" "30"
    "TEXT" "As you play this card, discard a random card of your hand. When it is in place, draw two cards and heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Heal your character by 20 HP."
  }

  -- The price is paid before anyone can answer.
  function onInitEquipment(player)
    discardRandomHandCard(player)
  end

  function afterThinkEquipment(player)
    drawCard(player)
    drawCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
