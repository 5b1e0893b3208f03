ZTCG_CARD
{
  "NAME" "Ill Omen"
  "IMAGE" "ill_omen.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Night"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "0"
    "TEXT" "Your next attack this turn deals 20 more damage. If it hits a mob, that mob is stunned until the end of its controller's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Bad Dreams - Put the top card of your deck into your graveyard and draw a card. The opponent's character takes 10 damage at the start of your next turn."
  }

  function onThinkAction(player)
    insertCardNextAction(player)
  end

  function onCalcNextAttack(player)
    updateGameValue(1, getGameValue(1) + 20)
    return true
  end

  function onExecuteNextAttack(player)
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applyStun(player, getTargetCARD(), 1)
    end
    return true
  end

  function onLevelActionTrigger(player)
    moveCards(getPlayerDeck(player, "DECK_DECK"), getPlayerDeck(player, "DECK_GRAV"), "TAKE_NEXT", "PUT_TOP", 1)
    drawCard(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
  end
}
