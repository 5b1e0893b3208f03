ZTCG_CARD
{
  "NAME" "Anvil Cloud Giant"
  "IMAGE" "anvil_cloud_giant.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Mob - Giant"
  "COST" "400"

  TYPE_MOB
  {
    "LEVEL" "60"
    "ATTCK" "50"
    "HP" "70"
    "TEXT" "When a card comes into the opponent's hand, this card gets +10 attack until the end of your next turn. When the opponent's deck loses a card in your turn, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Your character attacks for 50. If you are ahead in level, it attacks for 70."
  }

  function onOpponentPutCardIntoHand(player)
    newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)
  end

  function onOpponentTakeCardFromDeck(player)
    if hasFlag("IS_PLAYER", "ZTCG_PLAYERTYPE") then drawCard(player) end
  end

  function onActivateCharacterAction(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    local damage = 50
    if mine > theirs then damage = 70 end
    attack(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), damage, "ATKRES_NIL", "ATKSRC_CHA", 0, "STRIKE_NORMAL", "ENABLE_PREVENT", "IS_STARTER")
  end
}
