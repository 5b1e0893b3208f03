ZTCG_CARD
{
  "NAME" "Letter in a Bottle"
  "IMAGE" "letter_in_a_bottle.png"
  "TYPE" "ACTION"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Rapid Action - Chart"
  "COST" "90"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Name a type of card and reveal the top card of your deck. If it is of that type, draw two cards; otherwise draw one."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Washed Ashore - Draw a card. If yours is the second seat, draw another one; otherwise look at the next one."
  }

  function onThinkAction(player)
    local named = selectCardType(player, "TYPE_MOB | TYPE_EQP | TYPE_ACT | TYPE_FLD")
    local top = peekNextCard(player)
    revealCard(player, "The letter", top)
    if getTypeFromCARD(top) == named then
      drawCard(player)
    end
    drawCard(player)
  end

  function onLevelActionTrigger(player)
    drawCard(player)
    if hasFlag("IS_P1", "ZTCG_GAMEHUBTYPE") then peekNextCard(player) end
    if hasFlag("IS_P2", "ZTCG_GAMEHUBTYPE") then drawCard(player) end
  end
}
