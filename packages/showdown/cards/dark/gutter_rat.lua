ZTCG_CARD
{
  "NAME" "Gutter Rat"
  "IMAGE" "gutter_rat.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Beast, Sewer"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When this card is discarded at random, it comes back to your hand. Whenever the opponent plays equipment of level 30 or less, call a coin: if you are right, it is stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Gnaw - Discard a card; if you do, draw two."
  }

  function onRandomDiscard(player)
    recoverDestroyedCard(player, getSourceCARD())
  end

  function onInterceptOpponentPlayEquipment(player)
    if getBaseLevelFromCARD(getTargetCARD()) <= 30 and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    if not isNullCARD(discardCard(player)) then
      drawCard(player)
      drawCard(player)
    end
  end
}
