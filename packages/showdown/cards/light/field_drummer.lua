ZTCG_CARD
{
  "NAME" "Field Drummer"
  "IMAGE" "field_drummer.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Soldier, Camp"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "After an attack of your character, this card and the first mob of your side have 10 more attack this turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "March - Attack for 20, fixed."
  }

  function onExecuteAttackCard(player)
    local me = getSourceCARD()
    if isSameCARD(getCardPointer(0), getOnBoardCARD(player, "SLOT_PLAYERCHAR")) then
      newBuff(me, me, 10, 0, 0, 1)
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB1"), me, 10, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
