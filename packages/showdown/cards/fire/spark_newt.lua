ZTCG_CARD
{
  "NAME" "Spark Newt"
  "IMAGE" "spark_newt.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Lizard"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When this card is put into your graveyard, it leaves an ember for three of your turns. Each Spark Newt deals 10 more damage for each of your embers."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onPutIntoGraveyard(player)
    insertTimedAura(player, getCardIdFromCARD(getSourceCARD()), 3)
  end

  function onCalcAttack(player)
    local embers = countTimedAura(player, getCardIdFromCARD(getSourceCARD()))
    updateGameValue(1, getGameValue(1) + 10 * embers)
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
