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
    "ATTCK" "10"
    "HP" "50"
    "TEXT" "At the start of the opponent's turn, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Sift - Play equipment of level 30 or less."
  }

  function onOpponentStartTurn(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onActivateCharacterAction(player)
    equip(player, "PLAY_NORMALEQUIP", 30)
  end
}
