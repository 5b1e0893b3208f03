ZTCG_CARD
{
  "NAME" "Second Breath"
  "IMAGE" "second_breath.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "100"

  TYPE_ACT
  {
    "LEVEL" "20"
    "TEXT" "Your next attack this turn deals 30 more damage; when it is made, the card attacked is stunned until the end of its player's next turn, and you draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 30 or less."
  }

  -- The card waits in the graveyard for the attack.
  function onThinkAction(player)
    insertCardNextAction(player)
  end

  function onCalcNextAttack(player)
    updateGameValue(1, getGameValue(1) + 30)
    return true
  end

  function onExecuteNextAttack(player)
    applyStun(player, getTargetCARD(), 1)
    drawCard(player)
    return true
  end

  function onActivateCharacterAction(player)
    action(player, nil, 30)
  end
}
