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
    "ATTCK" "10"
    "HP" "30"
    "TEXT" "When you play this card, heal your character 20."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Drift - Draw a card."
  }

  function onThinkMob(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    createEffect("heal")
  end

  function onActivateCharacterAction(player)
    drawCard(player)
  end
}
