ZTCG_CARD
{
  "NAME" "Dry Ditch Toad"
  "IMAGE" "dry_ditch_toad.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "This card blocks 10 damage of each attack on it."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Draw a card. If it is a mob of level 20 or less of an element you have learned, play it."
  }

  function onCalcDefense(player)
    updateGameValue(0, getGameValue(0) + 10)
  end

  function onActivateCharacterAction(player)
    if drawCard(player) then summon(player, "PLAY_SCOUTSUMMON", "ELEM_ANY", 20) end
  end
}
