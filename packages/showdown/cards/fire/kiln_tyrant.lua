ZTCG_CARD
{
  "NAME" "Kiln Tyrant"
  "IMAGE" "kiln_tyrant.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Jr. Boss - Giant"
  "COST" "560"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "A mob of level 30 or less that this card would destroy by its attack is hijacked instead: it works for you until the end of your next turn."
    }
    LVL_ACTION
    {
      "LEVEL" "40"
      "ATTRB" "1"
      "TEXT" "When you hijack a card, it gets +20 attack until the end of your next turn. When an opposing card is silenced, it takes 10 damage at the start of each of your next two turns."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 40. If that destroys a card, it attacks a mob for 20."
  }

  function onExecuteAttackAndInterceptDestroyed(player)
    local mob = getTargetCARD()
    if hasSharedFlagsCARD(mob, "FLAG_TYPE", "TYPE_MOB") and getBaseLevelFromCARD(mob) <= 30 then
      updateGameValue(0, 0)
      createEffect("hijack")
      applyHijack(player, mob, 2)
    end
  end

  -- A card that was taken stands on this side by now; one that was lost does not.
  function onOpponentReceiveHijackCard(player)
    local slot = getSlotIdFromCARD(player, getTargetCARD())
    if slot >= 1 and slot <= 7 and matchRequirements(player, 40, 1, "ELEM_FIRE") then
      newBuff(getTargetCARD(), getSourceCARD(), 20, 0, 0, 2)
    end
  end

  function onOpponentReceiveSilenceCard(player)
    if matchRequirements(player, 40, 1, "ELEM_FIRE") and isSilenced(getTargetCARD()) > 0 then
      applyDOT(player, getTargetCARD(), getSourceCARD(), 10, 2)
    end
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 40, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then
      attack(player, char, 20, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
