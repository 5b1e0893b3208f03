ZTCG_CARD
{
  "NAME" "Queen of the Updraft"
  "IMAGE" "queen_of_the_updraft.png"
  "TYPE" "BOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Boss - Bird"
  "COST" "1700"

  TYPE_BOS
  {
    "LEVEL" "80"
    "ATTCK" "50"
    "HP" "130"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "When you play this card, each of your other mobs can attack twice this turn, and the opponent discards a random card."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "3"
      "TEXT" "When your deck loses a card in your turn, the opponent's character takes 10 damage at the start of your next turn."
    }
  }

  function onThinkMob(player)
    for slot = 1, 7 do
      local mob = getOnBoardCARD(player, slot)
      if not isSameCARD(mob, getSourceCARD()) then addExtraMobAttack(mob, getSourceCARD(), 2) end
    end
    discardCardRandom(not player)
  end

  function onTakeCardFromDeck(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") and matchRequirements(player, 70, 3, "ELEM_WIND") then
      applyDOT(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"), getSourceCARD(), 10, 1)
    end
  end
}
