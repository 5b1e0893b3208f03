ZTCG_CARD
{
  "NAME" "Plateau Elk"
  "IMAGE" "plateau_elk.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Earth - Mob - Beast"
  "COST" "380"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "70"
    "TEXT" "When this card is healed, heal your character by 10 HP."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Play a mob of your level or less, then draw a card."
  }

  function onRefresh(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local level = getCurrentLevelFromCARD(getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", level)
    drawCard(player)
  end
}
