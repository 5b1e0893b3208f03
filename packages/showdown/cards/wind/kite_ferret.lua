ZTCG_CARD
{
  "NAME" "Kite Ferret"
  "IMAGE" "kite_ferret.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Beast, Pet"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you draw a card, this card gets +10 attack until the end of your turn; for a unique card, +30. When one of your cards is stunned, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card. If you have a Pet, your next attack this turn deals 20 more damage."
  }

  function onDrawCard(player)
    local bonus = 10
    if getRarityFromCARD(getTargetCARD()) == 1 then bonus = 30 end
    newBuff(getSourceCARD(), getSourceCARD(), bonus, 0, 0, 1)
  end

  function onReceiveStunCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if isPetOnPlayerTable(player) then increaseNextAttackDamage(player, 20) end
  end
}
