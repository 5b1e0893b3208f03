ZTCG_CARD
{
  "NAME" "Clash of Fronts"
  "IMAGE" "clash_of_fronts.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "320"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "Clash: both reveal the top card of their deck. If yours has the higher level, your mobs get +20 attack until the end of the turn; if not, draw two cards."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Play rock, paper, scissors: if you win, your character attacks for 50."
  }

  function onThinkAction(player)
    if not playClash(player) then
      drawCard(player)
      drawCard(player)
      return
    end
    for slot = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. slot), getSourceCARD(), 20, 0, 0, 1)
    end
  end

  function onActivateCharacterAction(player)
    if playRps(player) then
      attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 50, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
