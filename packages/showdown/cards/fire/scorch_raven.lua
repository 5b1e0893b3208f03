ZTCG_CARD
{
  "NAME" "Scorch Raven"
  "IMAGE" "scorch_raven.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Bird"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "40"
    "TEXT" "When your character takes 20 or more damage from an attack while this card is in your hand, its level is 30 lower until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Your character attacks for 50."
  }

  function onReceiveAttackViewHand(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 20 then
      newCardLevelDrop(getSourceCARD(), getSourceCARD(), 30, 1)
    end
  end

  function onLevelActionTrigger(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
