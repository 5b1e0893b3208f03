ZTCG_CARD
{
  "NAME" "Salamander Mail"
  "IMAGE" "salamander_mail.png"
  "TYPE" "EQUIP"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Equipment - Armor"
  "COST" "400"

  TYPE_EQP
  {
    "LEVEL" "40"
    "TEXT" "While your character has 80 HP or less, attacks of the opponent's rapid actions come to nothing. When an opposing equipment goes to the graveyard, heal your character by 20 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Destroy one of the opponent's equipment, if you like."
  }

  function onOpponentStartAttack(player)
    local hp = getHpFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    if hp <= 80 and hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC") then
      updateGameValue(2, "ATKRES_NO_TARGET")
    end
  end

  function onOpponentEquipSentToDiscardPile(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onActivateCharacterAction(player)
    destroyEquipment(player)
  end
}
