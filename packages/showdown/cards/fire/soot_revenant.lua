ZTCG_CARD
{
  "NAME" "Soot Revenant"
  "IMAGE" "soot_revenant.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Spirit"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "When your character takes 40 or more damage from one attack while this card is in your graveyard, put this card into your hand. A mob that this card attacks and that survives is silenced until the end of its player's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "0"
    "TEXT" "Draw two cards, then discard a card at random."
  }

  function onReceiveAttackViewGraveyard(player)
    if hasFlag("ATTACKED_CHAR", "ZTCG_TARGETTYPE") and getGameValue(0) >= 40 then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onExecuteAttackAndSurvived(player)
    if isSameCARD(getCardPointer(0), getSourceCARD()) and hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applySilence(player, getTargetCARD(), 1)
    end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    drawCard(player)
    discardRandomHandCard(player)
  end
}
