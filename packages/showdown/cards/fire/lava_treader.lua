ZTCG_CARD
{
  "NAME" "Lava Treader"
  "IMAGE" "lava_treader.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Lizard"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "Your attacks get through 20 of what the defender blocks."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 40 or less."
  }

  function onOpponentCalcDefenseCard(player)
    updateGameValue(0, getMaximum(0, getGameValue(0) - 20))
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_FIRE | ELEM_EARTH | ELEM_WIND | ELEM_WATER | ELEM_DARK | ELEM_LIGHT", 40)
  end
}
