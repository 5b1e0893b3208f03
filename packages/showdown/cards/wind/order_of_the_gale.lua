ZTCG_CARD
{
  "NAME" "Order of the Gale"
  "IMAGE" "order_of_the_gale.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Rapid Action - Tactic"
  "COST" "450"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "Each of your mobs can attack twice this turn, and they may attack at once."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Choose an ability of the opponent that is passed over in their next turn."
  }

  function onThinkAction(player)
    for slot = 1, 7 do
      addExtraMobAttack(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. slot), getSourceCARD(), 2)
    end
    monsterAttacks(player)
  end

  function onActivateCharacterAction(player)
    if hasCharacterActions(not player, true) then skipOpponentCharacterAction(player, true) end
  end
}
