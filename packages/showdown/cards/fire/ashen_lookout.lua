ZTCG_CARD
{
  "NAME" "Ashen Lookout"
  "IMAGE" "ashen_lookout.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Firewalker"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When the opponent plays a mob, it takes 10 damage at the start of each of your next three turns. When the opponent recovers a card from their graveyard, they discard a card at random."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card."
  }

  function onOpponentPlayMob(player)
    applyDOT(player, getTargetCARD(), getSourceCARD(), 10, 3)
  end

  function onOpponentRecoverCard(player)
    discardCardRandom(not player)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    createEffect("level")
  end
}
