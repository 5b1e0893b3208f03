ZTCG_CARD
{
  "NAME" "Choir of Lanterns"
  "IMAGE" "choir_of_lanterns.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Light - Jr. Boss - Spirit, Chapel"
  "COST" "600"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "110"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Antiphon - Whenever you play a rapid action, heal your character 10 and this card has 10 more attack this turn."
    }
    LVL_ACTION
    {
      "LEVEL" "60"
      "ATTRB" "2"
      "TEXT" "Consolation - Whenever a card of the opponent is stunned, or they discard a card at random, heal this card 10."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Chorus - Play a rapid action of your character's level or less."
  }

  function onPlayAction(player)
    local me = getSourceCARD()
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    incrementBuffEffect(player, me)
    newBuff(me, me, 10, 0, 0, 1)
  end

  function onOpponentReceiveStunCard(player)
    takeHeart(player)
  end

  function onOpponentRandomDiscardCard(player)
    takeHeart(player)
  end

  function takeHeart(player)
    if matchRequirements(player, 60, 2, "ELEM_LIGHT") then
      refreshHP(player, getSourceCARD(), 10)
    end
  end

  function onActivateCharacterAction(player)
    action(player, nil, "ELEM_ANY", getCurrentLevelFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR")))
  end
}
