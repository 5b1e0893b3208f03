ZTCG_CARD
{
  "NAME" "Rill Newt"
  "IMAGE" "rill_newt.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Amphibian, River"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you draw this card, heal your character 10 for every three turns of yours that it lay in the deck, at most 30."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Regrowth - Heal your character 50."
  }

  -- Counts the turns that the card waits.
  function onStartTurnViewDeck(player)
    local me = getSourceCARD()
    increaseCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onDraw")
  end

  function onDraw(player)
    local me = getSourceCARD()
    local waited = getCardRegister(me, getCardIdFromCARD(me), 0)
    local healed = getMinimum(30, 10 * math.floor(waited / 3))
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), healed)
  end

  function onLevelActionTrigger(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50)
  end
}
