ZTCG_CARD
{
  "NAME" "Long Noon"
  "IMAGE" "long_noon.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Light - Rapid Action - Sky"
  "COST" "1400"

  TYPE_ACT
  {
    "LEVEL" "70"
    "TEXT" "Use all abilities of your character once more. Then your turn ends."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Shortening Shadow - Draw a card, then level up with a card of your hand, if you like."
  }

  function onThinkAction(player)
    displayMessageOnScreen(player, "The sun stands still.", 2000)
    resetNewEffectAttributes()
    setNewEffectTint(255, 230, 150, 200)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ALPHA", "BLEND_ONE")
    createEffect("level")
    refreshScreen()
    characterActions(player)
    finishTurn(player)
  end

  function onLevelActionTrigger(player)
    drawCard(player)
    levelUp(player)
  end
}
