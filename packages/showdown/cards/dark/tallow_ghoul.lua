ZTCG_CARD
{
  "NAME" "Tallow Ghoul"
  "IMAGE" "tallow_ghoul.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Undead, Ruin"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "Whenever you play a Jr. Boss or a Boss while this card lies in your graveyard, it comes back to your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Feast - Take the top card of your graveyard into your hand, then draw a card."
  }

  function onPlayCardViewGraveyard(player)
    if isBossCARD(getTargetCARD()) then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onLevelActionTrigger(player)
    recoverTopCard(player, "DECK_HAND")
    drawCard(player)
  end
}
