ZTCG_CARD
{
  "NAME" "Sudden Rockfall"
  "IMAGE" "sudden_rockfall.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Rapid Action - Disaster"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Attacks each opposing mob for 20."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Your character attacks a mob for 20."
  }

  function onThinkAction(player)
    createEffect("hurt")
    attackGlobal("GLOBAL_HITMOBS", player, getSourceCARD(), 20, "ATKSRC_ACT", "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_COUNTER", "NO_FILTER", 0, 0, 0, "TYPE_ANY", "ELEM_ANY", "")
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_DONT_HIT_CHAR", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
