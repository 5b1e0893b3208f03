ZTCG_CARD
{
  "NAME" "Marble Colossus"
  "IMAGE" "marble_colossus.png"
  "TYPE" "BOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Boss - Giant, Ruin"
  "COST" "1500"

  TYPE_BOS
  {
    "LEVEL" "70"
    "ATTCK" "50"
    "HP" "150"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Pedestal - When you play this card, put the top two cards of your deck under it. At the start of your turn, the cards under it go back to your deck, and this card is healed 20 for each."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "Monument - Whenever a card of the opponent leaves their graveyard, or is played or discarded from their hand, heal your character 10, at most three times a turn."
    }
  }

  function onThinkMob(player)
    local me = getSourceCARD()
    for count = 1, 2 do
      putCardUnder(me, takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 1))
    end
  end

  function onStartTurn(player)
    local me = getSourceCARD()
    local count = countCardsUnder(player, me)
    if count > 0 then
      returnCardsUnderToDeck(player, me)
      refreshHP(player, me, 20 * count)
    end
  end

  function onOpponentPrepareStartTurn(player)
    local me = getSourceCARD()
    editCardRegister(me, getCardIdFromCARD(me), 0, 3, 0, "onOpponentTakeCardFromHand")
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_WHITE")
  end

  function onOpponentTakeCardFromHand(player)
    remember(player)
  end

  function onOpponentTakeCardFromGraveyard(player)
    remember(player)
  end

  function remember(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    local left = getCardRegister(me, id, 0)
    if left > 0 and matchRequirements(player, 70, 2, "ELEM_LIGHT") then
      editCardRegister(me, id, 0, left - 1, 0, "onOpponentTakeCardFromHand")
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end
}
