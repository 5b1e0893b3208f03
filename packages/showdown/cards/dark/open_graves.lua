ZTCG_CARD
{
  "NAME" "Open Graves"
  "IMAGE" "open_graves.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Rapid Action - Recovery"
  "COST" "110"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Take up to two mobs of level 30 or less from your graveyard into your hand."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Wake - Take a mob of level 60 or less from your graveyard into your hand."
  }

  function onThinkAction(player)
    for count = 1, 2 do
      recoverCard(player, "DECK_HAND", "RECOVER_MOB", "LESSER", 30)
    end
  end

  function onLevelActionTrigger(player)
    recoverCard(player, "DECK_HAND", "RECOVER_MOB", "LESSER", 60)
  end
}
