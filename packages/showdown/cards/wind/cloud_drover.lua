ZTCG_CARD
{
  "NAME" "Cloud Drover"
  "IMAGE" "cloud_drover.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Weatherwise"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "50"
    "TEXT" "As you play a Bird, heal your character by 10 HP. When a mob of yours is stopped, put it into your hand again."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 30 or less. If it is a Bird, draw a card."
  }

  function onInterceptPlayMob(player)
    if isInfoCARD(getTargetCARD(), "Bird") then
      refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10)
    end
  end

  function onPlayMobCancel(player)
    recoverDestroyedCard(player, getTargetCARD())
  end

  function onActivateCharacterAction(player)
    local slot = nextFreeMobSlot(player)
    if summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30) and isInfoCARD(getOnBoardCARD(player, slot), "Bird") then
      drawCard(player)
    end
  end
}
