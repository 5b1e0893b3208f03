ZTCG_CARD
{
  "NAME" "Dandelion Runner"
  "IMAGE" "dandelion_runner.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Courier"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you play a rapid action, this card gets +20 attack until the end of the turn. When a rapid action of yours is stopped, put it into your hand again."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 20 or less."
  }

  function onInterceptPlayAction(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onPlayActionCancel(player)
    recoverDestroyedCard(player, getTargetCARD())
  end

  function onActivateCharacterAction(player)
    action(player, nil, 20)
  end
}
