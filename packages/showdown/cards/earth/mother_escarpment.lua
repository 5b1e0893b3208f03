ZTCG_CARD
{
  "NAME" "Mother Escarpment"
  "IMAGE" "mother_escarpment.png"
  "TYPE" "BOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Boss - Stone"
  "COST" "1500"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you play this card, it attacks each opposing mob for 40. The opponent cannot play mobs of level 10 or less."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "When your turn begins, heal this card by 20 HP."
    }
  }

  function onThinkMob(player)
    createEffect("deploy")
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 40, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onOpponentTryPlayMob(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 10 then updateGameValue(0, 0) end
  end

  function onReactivateCardEffects(player)
    if matchRequirements(player, 70, 2, "ELEM_EARTH") then
      refreshHP(player, getSourceCARD(), 20)
    end
  end
}
