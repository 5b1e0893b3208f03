ZTCG_CARD
{
  "NAME" "Chalk Sparrow"
  "IMAGE" "chalk_sparrow.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Bird, Down"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When a player looks at this card on top of your deck, heal your character 10. When this card is put into your deck, heal your character 10."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Lookout - If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onPeek(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onPutIntoDeck(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
  end

  function onLevelActionTrigger(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then
      drawCard(player)
      drawCard(player)
      levelUp(player)
    end
  end
}
