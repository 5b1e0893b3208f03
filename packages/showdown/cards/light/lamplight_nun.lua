ZTCG_CARD
{
  "NAME" "Lamplight Nun"
  "IMAGE" "lamplight_nun.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Cleric, Chapel"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "40"
    "HP" "60"
    "TEXT" "When the opponent begins to use their abilities, heal your most damaged mob 20. Whenever a card of yours is silenced, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Vigil - Draw a card. In the opponent's next turn you can prevent one attack on your character."
  }

  function onOpponentStartCharacterActions2(player)
    local worst, most = nil, 0
    for n = 1, 7 do
      local mob = getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n)
      local lost = getMaxHpFromCARD(mob) - getHpFromCARD(mob)
      if lost > most then worst, most = mob, lost end
    end
    refreshHP(player, worst, 20)
  end

  function onReceiveSilenceCard(player)
    drawCard(player)
  end

  -- The card keeps hearing what happens until your next turn.
  function onLevelActionTrigger(player)
    drawCard(player)
    insertCardTurnAction(player)
  end

  function onOpponentReactivateCardEffects(player)
    -- Only the vigil does this, not the deployed card.
    if getSlotIdFromCARD(player, getSourceCARD()) < 0 then
      preventDamage(player, getSourceCARD(), "PREVENT_CHARONLY", 1)
    end
  end
}
