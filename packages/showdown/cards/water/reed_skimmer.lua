ZTCG_CARD
{
  "NAME" "Reed Skimmer"
  "IMAGE" "reed_skimmer.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Insect, River"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you play this card, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Drift - If the opponent's level is not below yours, draw two cards, then you may level up once more with a card of your hand."
  }

  function onThinkMob(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    createEffect("heal")
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
