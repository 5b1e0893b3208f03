ZTCG_CARD
{
  "NAME" "Shelf Whale"
  "IMAGE" "shelf_whale.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Mob - Beast, Sea"
  "COST" "420"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "90"
    "TEXT" "When this card would be destroyed, you may discard a card: then it stays with 30 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Deep Memory - Take a card from your graveyard into your hand."
  }

  function onReceiveAttackAndInterceptDestroyed(player)
    local hand, count = getListFromDeck(getPlayerDeck(player, "DECK_HAND"))
    if count == 0 then return end
    if makePrompt(player, "Discard a card to keep Shelf Whale?", "You have %d cards.", count, 0, "Discard", "Let it go") then
      discardCard(player)
      editCardHP(getSourceCARD(), 30)
      updateGameValue(0, 0)
    end
  end

  function onActivateCharacterAction(player)
    recoverCard(player, "DECK_HAND", "RECOVER_ANY", "LESSER", "ZTCG_DONTCARE")
  end
}
