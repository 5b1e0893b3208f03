ZTCG_CARD
{
  "NAME" "Squall Hawk"
  "IMAGE" "squall_hawk.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "At the start of your turn, while this card is in your hand and you have no mobs, its level is 20 lower for the turn. When the opponent reveals a card, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Your character attacks for 20. If that destroys a card, draw a card."
  }

  function onStartTurnViewHand(player)
    local me = getSourceCARD()
    if getMobsOnTable(player, "ONLY_PLAYER") == 0 and getCardLevelDrop(me) == 0 then
      newCardLevelDrop(me, me, 20, 1)
    end
  end

  function onOpponentRevealCard(player)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local char = getOnBoardCARD(player, "SLOT_PLAYERCHAR")
    attack(player, char, 20, "ATKRES_NIL", "ATKSRC_CHA", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then drawCard(player) end
  end
}
