ZTCG_CARD
{
  "NAME" "Terraced Valley"
  "IMAGE" "terraced_valley.png"
  "TYPE" "FIELD"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Field - Region"
  "COST" "120"

  TYPE_FLD
  {
    "BLOCK" "10"
    "TEXT" "In the opponent's turn, this field blocks 10 more while you have two or more equipment."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card, then play a field."
  }

  -- A turn begins with the printed block; this comes after it.
  function onOpponentStartTurn(player)
    if getEquipsOnTable(player, "ONLY_PLAYER") >= 2 then setFieldRegister(player, 20) end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    locate(player, "PLAY_NORMALFIELD", "ELEM_ANY")
  end
}
