ZTCG_CARD
{
  "NAME" "Silt Carp"
  "IMAGE" "silt_carp.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Fish, River"
  "COST" "80"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "At the start of the opponent's turn, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Sift - Draw a card. If it is equipment of level 30 or less, play it, whatever you have learned."
  }

  function onOpponentStartTurn(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    local top = peekNextCard(player)
    if drawCard(player) and getBaseLevelFromCARD(top) <= 30 then
      equip(player, "PLAY_FORCEEQUIP", "ELEM_ANY", 30)
    end
  end
}
