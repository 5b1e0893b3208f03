ZTCG_CARD
{
  "NAME" "Closed Road"
  "IMAGE" "closed_road.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Signal, Road"
  "COST" "120"

  TYPE_ACT
  {
    "LEVEL" "30"
    "TEXT" "Your character goes away until the end of your next turn: it cannot be attacked and cannot attack. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Detour - If a character is away, draw two cards; otherwise play a rapid action of level 20 or less."
  }

  function onThinkAction(player)
    sendPlayerAway(player, getSourceCARD(), "IS_PLAYER", 2)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local mine = isAway(getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = isAway(getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if mine > 0 or theirs > 0 then
      drawCard(player)
      drawCard(player)
    else
      action(player, nil, 20)
    end
  end
}
