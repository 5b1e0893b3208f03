ZTCG_CARD
{
  "NAME" "Mother Midnight"
  "IMAGE" "mother_midnight.png"
  "TYPE" "BOSS"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Dark - Boss - Spirit, Night"
  "COST" "2000"

  TYPE_BOS
  {
    "LEVEL" "90"
    "ATTCK" "50"
    "HP" "160"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Long Shadow - Whenever the opponent is about to use an ability of their build tree, throw a die with six faces: on 5 or more nothing happens instead."
    }
    LVL_ACTION
    {
      "LEVEL" "90"
      "ATTRB" "3"
      "TEXT" "Nightfall - Once a match, when this card destroys a mob, you have one more turn after this one. The opponent's first mob of level 10 or less is on your side while this card is deployed."
    }
  }

  function onOpponentInterceptCharacterAction(player)
    if hasSharedFlagsCARD(getTargetCARD(), "FLAG_TYPE", "TYPE_CHAR") then return false end
    local stopped = throwDie(player, 5, 6)
    return stopped
  end

  function applyBlocks(player)
    local me = getSourceCARD()
    if not matchRequirements(player, 90, 3, "ELEM_DARK") or getSlotIdFromCARD(player, me) < 0 then return end
    for n = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. n)
      if not isNullCARD(mob) and getBaseLevelFromCARD(mob) <= 10 then
        applyBlockAura(mob, "AURA_HIJACK", me)
        return
      end
    end
  end

  function undoBlocks(player)
    for n = 1, 7 do
      removeBlockAura(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), "AURA_HIJACK", getSourceCARD())
      removeBlockAura(getOnBoardCARD(player, "SLOT_ADVSRYMOB" .. n), "AURA_HIJACK", getSourceCARD())
    end
  end

  function onExecuteAttackAndDestroyed(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if getCardRegister(me, id, 0) == 0 and matchRequirements(player, 90, 3, "ELEM_DARK") then
      editCardRegister(me, id, 0, 1, 0, "onExecuteAttackAndDestroyed")
      doubleTurn(player)
    end
  end
}
