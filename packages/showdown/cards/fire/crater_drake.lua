ZTCG_CARD
{
  "NAME" "Crater Drake"
  "IMAGE" "crater_drake.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Mob - Dragon"
  "COST" "420"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "60"
    "TEXT" "When you play this card, it attacks the opposing character and each opposing mob for 10."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Attack each opposing mob with your character for 20."
  }

  function onThinkMob(player)
    attackGlobal("GLOBAL_HITCHAR | GLOBAL_HITMOBS", player, getSourceCARD(), 10, "ATKSRC_MOB", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEMENT_ANY", "ZTCG_NIL")
  end

  function onActivateCharacterAction(player)
    attackGlobal("GLOBAL_HITMOBS", player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKSRC_CHA", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEMENT_ANY", "ZTCG_NIL")
  end
}
