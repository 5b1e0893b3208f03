-- Written for the first generation of the interface: no player in front, no element, no strike.
ZTCG_CARD
{
  "NAME" "Reed Sling"
  "IMAGE" "reed_sling.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Rapid Action"
  "COST" "90"
  TYPE_ACT { "LEVEL" "20" "TEXT" "Attack for 30; your target is then stunned for a turn." }
  LVL_ACTION { "LEVEL" "20" "ATTRB" "1" "TEXT" "Play a mob of level 30 or lower." }

  function onThinkAction(player)
    attack(player, getSourceCARD(), 30, "ATKRES_NIL", "ATKSRC_ACT", 0, "ENABLE_PREVENT", "IS_STARTER")
  end

  function onExecuteAttack(player)
    applyStun(getTargetCARD(), 1)
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 30)
  end
}
