ZTCG_CARD
{
  "NAME" "Prism Lizard"
  "IMAGE" "prism_lizard.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Reptile, Desert"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "70"
    "TEXT" "In your turn, this card in your hand has 10 less level for each mob of the opponent. It has its level back in the opponent's turn."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Split Light - Attack two times for 10, fixed."
  }

  function onReactivateCardLevelDrop(player)
    local me = getSourceCARD()
    newCardLevelDrop(me, me, 10 * getMobsOnTable(player, "ONLY_ADVSRV"), 2)
  end

  function onOpponentStartTurnViewHand(player)
    local me = getSourceCARD()
    removeCardLevelDrop(me, me)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    for count = 1, 2 do
      attack(player, char, 10, "ATKRES_FIXED_DAMAGE", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    end
  end
}
