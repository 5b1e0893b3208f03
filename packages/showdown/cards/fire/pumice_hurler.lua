ZTCG_CARD
{
  "NAME" "Pumice Hurler"
  "IMAGE" "pumice_hurler.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Firewalker"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When an opposing mob goes to the graveyard in your turn, your next attack this turn deals half of that mob's printed HP more damage, rounded to tens."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20."
  }

  function onOpponentMobSentToDiscardPile(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then
      increaseNextAttackDamage(player, getRoundedNearest(getBaseHpFromCARD(getTargetCARD()) / 2))
    end
  end

  function onActivateCharacterAction(player)
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
