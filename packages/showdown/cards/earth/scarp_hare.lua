ZTCG_CARD
{
  "NAME" "Scarp Hare"
  "IMAGE" "scarp_hare.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When an attack destroys this card, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card. If you have a Scarp Hare deployed, heal your character by 10 HP."
  }

  function onReceiveAttackAndDestroyed(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    if playerHasCardIdDeployed(player, getCardIdFromCARD(getSourceCARD())) then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
