ZTCG_CARD
{
  "NAME" "Rain Piper"
  "IMAGE" "rain_piper.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Spirit, Rain"
  "COST" "130"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "Whenever your character is healed, this card has 10 more attack until the end of your turn. This adds up within a turn."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Cloudburst - Heal your character 20 and draw a card."
  }

  function onRefreshCard(player)
    if isSameCARD(getTargetCARD(), getOnBoardCARD(player, "SLOT_PLAYERCHAR")) then
      local me = getSourceCARD()
      incrementBuffEffect(player, me)
      newBuff(me, me, 10, 0, 0, 1)
    end
  end

  function onLevelActionTrigger(player)
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
    drawCard(player)
  end
}
