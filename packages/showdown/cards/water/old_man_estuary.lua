ZTCG_CARD
{
  "NAME" "Old Man Estuary"
  "IMAGE" "old_man_estuary.png"
  "TYPE" "BOSS"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Water - Boss - Spirit, Delta"
  "COST" "1500"

  TYPE_BOS
  {
    "LEVEL" "70"
    "ATTCK" "50"
    "HP" "140"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Both Tides - At the start of the opponent's turn, heal this card 20 and your character 10."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "Salt Line - Attacks on your side deal at most 40 damage."
    }
  }

  function onOpponentReactivateCardEffects(player)
    refreshHP(player, getSourceCARD(), 20)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onBlockResultDamage(player)
    if matchRequirements(player, 70, 2, "ELEM_WATER") and getGameValue(0) > 40 then
      return 40
    end
    return 0
  end
}
