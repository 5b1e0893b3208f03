ZTCG_CARD
{
  "NAME" "Bone Picker"
  "IMAGE" "bone_picker.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, Graveyard"
  "COST" "100"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "When this card comes into your graveyard from the hand or the deck, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Pick Clean - Put the top two cards of your deck into your graveyard, then take the top card of your graveyard into your hand."
  }

  function onMoveToDiscardPile(player)
    if hasFlag("IS_DISCARDED", "ZTCG_REMOVETYPE") then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    local deck = getPlayerDeck(player, "DECK_DECK")
    moveCards(deck, getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 2)
    recoverTopCard(player, "DECK_HAND")
  end
}
