ZTCG_CARD
{
  "NAME" "Heliograph Scout"
  "IMAGE" "heliograph_scout.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Scout, Hill"
  "COST" "110"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Whenever you reveal a card, heal your character 10. Whenever the opponent puts cards in order, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Flash - Reveal the top card of your deck. If it is a mob or equipment, draw it; otherwise put it under your deck."
  }

  function onRevealCard(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onOpponentPickCardOrder(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    local top = peekNextCard(player)
    if isNullCARD(top) then return end
    revealCard(player, "The flash shows", top)
    if hasSharedFlagsCARD(top, "FLAG_TYPE", "TYPE_ANYMOB | TYPE_EQP") then
      drawCard(player)
    else
      moveCards(player, deck, deck, "TAKE_CARDID", "PUT_BOTTOM", top)
    end
  end
}
