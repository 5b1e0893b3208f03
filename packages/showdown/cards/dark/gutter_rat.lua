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
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you play this card, another one of its name goes from your graveyard to the top of your deck. When this card is discarded at random, it goes to the top of your deck. Whenever the opponent plays equipment of level 30 or less, call a coin: if you are right, it is stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Gnaw - Discard a card; if you do, draw two."
  }

  function onThinkMob(player)
    backToDeck(player)
  end

  function onRandomDiscard(player)
    backToDeck(player)
  end

  function backToDeck(player)
    local grave, deck = getPlayerDeck(player, "DECK_GRAV"), getPlayerDeck(player, "DECK_DECK")
    moveCards(player, grave, deck, "TAKE_BYNAME", "PUT_TOP", getCardIdFromCARD(getSourceCARD()))
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
