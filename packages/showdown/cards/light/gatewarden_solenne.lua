ZTCG_CARD
{
  "NAME" "Gatewarden Solenne"
  "IMAGE" "gatewarden_solenne.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Jr. Boss - Guard, Tower"
  "COST" "560"

  TYPE_JRB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "100"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Barred Gate - The opponent cannot play a field while you have one. When a field of yours is played, heal your character 20; if it is destroyed, draw a card."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Challenge - Whenever the opponent plays a rapid action, call a coin: if you are right, it is stopped. Whenever one of theirs is stopped, heal this card 20."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Fortify - Play a field, then equipment of level 40 or less."
  }

  function onOpponentTryPlayField(player)
    if isFieldOnPlayerTable(player) then
      updateGameValue(0, 0)
    end
  end

  function onInterceptPlayField(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end

  function onFieldDestroyed(player)
    drawCard(player)
  end

  function onInterceptOpponentPlayAction(player)
    if matchRequirements(player, 50, 2, "ELEMENT_LIGHT") and throwCoin(player) then
      updateGameValue(0, 0)
    end
  end

  function onOpponentPlayActionCancel(player)
    refreshHP(player, getSourceCARD(), 20)
  end

  function onActivateCharacterAction(player)
    locate(player, "PLAY_NORMALFIELD")
    equip(player, "PLAY_NORMALEQUIP", 40)
  end
}
