ZTCG_CARD
{
  "NAME" "Seraph of the Zenith"
  "IMAGE" "seraph_of_the_zenith.png"
  "TYPE" "BOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Boss - Angel, Sky"
  "COST" "1700"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Radiance - In each turn of the opponent you can prevent one attack."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "2"
      "TEXT" "Verdict - When this card destroys a mob, heal your character by 20 and attack all mobs of the opponent for 10."
    }
  }

  function onOpponentReactivateCardEffects(player)
    preventDamage(player, getSourceCARD(), "PREVENT_ANY", 1)
  end

  function onExecuteAttackAndDestroyed(player)
    local me = getSourceCARD()
    -- Only an attack of the attack phase: the judgement does not judge itself.
    if not hasFlag("ATKRES_NIL", "ZTCG_ATKRES") or not matchRequirements(player, 80, 2, "ELEM_LIGHT") then
      return
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    attackGlobal("GLOBAL_HITMOBS", player, me, 10, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onAttackOpponentCharacterDestroyed(player)
    displayMessageOnScreen(player, "The last shadow is gone.", 3000)
  end
}
