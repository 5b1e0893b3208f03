ZTCG_CARD
{
  "NAME" "Smoking Crater"
  "IMAGE" "smoking_crater.png"
  "TYPE" "FIELD"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Field - Volcano, Region"
  "COST" "130"

  TYPE_FLD
  {
    "TEXT" "At the end of your turn, the opponent's character takes 10 damage at the start of your next turn. When the opponent's field is destroyed, draw a card. Mobs of level 0 that the opponent plays are stopped."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card; if it is a field, play it, whatever you have learned. Then your character attacks for 10."
  }

  function onEndTurn(player)
    applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRVCHAR"), getSourceCARD(), 10, 1)
  end

  function onOpponentFieldDestroyed(player)
    drawCard(player)
  end

  function onInterceptOpponentPlayMob(player)
    if getCurrentLevelFromCARD(player, getTargetCARD()) == 0 then updateGameValue(0, 0) end
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then locate(player, "PLAY_FORCEFIELD") end
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
  end
}
