ZTCG_CARD
{
  "NAME" "Flare Hound"
  "IMAGE" "flare_hound.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Beast"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "30"
    "TEXT" "While the opponent has mobs, this card cannot attack their character. When it is silenced, it attacks that character for 20 all the same."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks a mob for 30."
  }

  function preventSelfTargetCharacter(player)
    return getMobsOnTable(player, "ONLY_ADVSRV") > 0
  end

  -- A true strike passes over its own rule.
  function onReceiveSilence(player)
    attack(player, getSourceCARD(), 20, "ATKRES_FIXED_SLOT", "ATKSRC_MOB", "SLOT_CHAR", "STRIKE_TRUE", "ENABLE_PREVENT", "IS_COUNTER")
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 30, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
