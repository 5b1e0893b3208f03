ZTCG_CARD
{
  "NAME" "Sunstone Giant"
  "IMAGE" "sunstone_giant.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Mob - Giant, Desert"
  "COST" "430"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "80"
    "TEXT" "While you have two of these cards deployed at the start of your turn, each of them deals a quarter more damage in it, rounded to the nearest ten."
  }

  LVL_ACTION
  {
    "LEVEL" "60"
    "ATTRB" "2"
    "TEXT" "Zenith - Your first mob deals half as much damage again until your next turn, rounded to the nearest ten."
  }

  function onReactivateCardEffects(player)
    local me = getSourceCARD()
    if playerCountCardIdDeployed(player, getCardIdFromCARD(me)) >= 2 then
      increaseDamageMultiplierByPercent(me, 25)
    end
  end

  function onActivateCharacterAction(player)
    increaseDamageMultiplierByPercent(getOnBoardCARD(player, "SLOT_PLAYERMOB1"), 50)
  end
}
