ZTCG_CARD
{
  "NAME" "Boundary Boar"
  "IMAGE" "boundary_boar.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When this card survives an attack, it gets +20 attack until it has attacked, at most until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Draw two cards."
  }

  function onReceiveAttackAndSurvived(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onExecuteAttack(player)
    removeBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0)
  end

  function onLevelActionTrigger(player)
    drawCard(player)
    drawCard(player)
  end
}
