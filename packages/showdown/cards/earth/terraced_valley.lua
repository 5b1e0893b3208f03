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
    "BLOCK" "20"
    "TEXT" "This field holds for a number of attacks only: one when you play it, and from the start of each turn of the opponent one anew, or three if you have two or more equipment then."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Draw a card, then play a field."
  }

  function onThinkField(player)
    setFieldRegister(player, 1)
  end

  function onOpponentStartTurn(player)
    local attacks = 1
    if getEquipsOnTable(player, "ONLY_PLAYER") >= 2 then attacks = 3 end
    setFieldRegister(player, attacks)
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    locate(player, "PLAY_NORMALFIELD", "ELEM_ANY")
  end
}
