ZTCG_CARD
{
  "NAME" "Mother of Glaciers"
  "IMAGE" "mother_of_glaciers.png"
  "TYPE" "BOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Boss - Giant, Ice"
  "COST" "1900"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "160"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Cold Front - When you play this card, the opponent's equipment is silenced for two of their turns."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "3"
      "TEXT" "Calving - When this card attacks and the target survives, attack the opponent's character for 20, fixed."
    }
  }

  function onThinkMob(player)
    for n = 1, 7 do
      applySilence(player, getOnBoardCARD(player, "SLOT_ADVSRYEQP" .. n), 2)
    end
    createEffect("silence")
  end

  function onExecuteAttackAndSurvived(player)
    local me = getSourceCARD()
    -- The second attack is fixed, so it does not call for a third.
    local isFirst = isSameCARD(getCardPointer(0), me) and hasFlag("ATKRES_NIL", "ZTCG_ATKRES")
    if isFirst and matchRequirements(player, 80, 3, "ELEM_WATER") then
      attack(player, me, 20, "ATKRES_FIXED_SLOT_DAMAGE", "ATKSRC_MOB", "SLOT_CHAR", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER")
    end
  end
}
