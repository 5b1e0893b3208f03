ZTCG_CARD
{
  "NAME" "Grave Marshal"
  "IMAGE" "grave_marshal.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Jr. Boss - Undead, Graveyard"
  "COST" "600"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Muster - Whenever you play another mob, it has 10 more attack this turn, and 10 more again if it is Undead."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Turncoats - A hijacked mob on your side has 20 more attack until the end of your turn."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Reserves - Play a mob of level 30 or less, then another one of level 20 or less."
  }

  function onPlayMob(player)
    local mob, me = getTargetCARD(), getSourceCARD()
    if isSameCARD(mob, me) then return end
    newBuff(mob, me, 10, 0, 0, 1)
    if isInfoCARD(mob, "Undead") then
      updateBuff(mob, me, 10, 0, 0)
    end
  end

  function onReceiveHijackCard(player)
    local mob = getTargetCARD()
    if isHijacked(mob) > 0 and matchRequirements(player, 60, 2, "ELEM_DARK") then
      newBuff(mob, getSourceCARD(), 20, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 20)
  end
}
