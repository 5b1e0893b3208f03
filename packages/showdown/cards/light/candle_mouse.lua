ZTCG_CARD
{
  "NAME" "Candle Mouse"
  "IMAGE" "candle_mouse.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Beast, Chapel, Pet"
  "COST" "70"

  TYPE_MOB
  {
    "LEVEL" "0"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "This card comes with 10 more HP for every three cards that the opponent has played while it lay in your deck, at most 40."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Small Light - The level of your character rises by 10 more."
  }

  function onOpponentPlayCardViewDeck(player)
    local me = getSourceCARD()
    increaseCardRegister(me, getCardIdFromCARD(me), 0, 1, 0, "onThinkMob")
  end

  function onThinkMob(player)
    local me = getSourceCARD()
    local plays = getCardRegister(me, getCardIdFromCARD(me), 0)
    increaseMaxHP(me, getClamp(10 * (plays // 3), 0, 40))
    editCardHP(me, getMaxHpFromCARD(me))
  end

  function onLevelActionTrigger(player)
    incrementPlayerLevel(player, 10)
    resetNewEffectAttributes()
    setNewEffectMovement(0, -2)
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_ONE", "BLEND_INVERSE_SRC_COLOR")
    createEffect("level")
  end
}
