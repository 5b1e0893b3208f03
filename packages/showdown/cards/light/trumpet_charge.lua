ZTCG_CARD
{
  "NAME" "Trumpet Charge"
  "IMAGE" "trumpet_charge.png"
  "TYPE" "ACTION"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Rapid Action - Signal"
  "COST" "150"

  TYPE_ACT
  {
    "LEVEL" "50"
    "TEXT" "While this card is in your hand, each card that you play lowers its level by 10 until the end of your turn, up to 40. Each of your mobs has 20 more attack this turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Second Wind - Your first mob attacks twice this turn. Draw a card."
  }

  function onPlayCardViewHand(player)
    local me = getSourceCARD()
    newCardLevelDrop(me, me, getMinimum(40, getCardLevelDrop(me) + 10), 1)
  end

  function onThinkAction(player)
    for n = 1, 7 do
      newBuff(getOnBoardCARD(player, "SLOT_PLAYERMOB" .. n), getSourceCARD(), 20, 0, 0, 1)
    end
    resetNewEffectAttributes()
    setNewEffectRotationCenter(32, 32)
    setNewEffectRotationAngle(0.5)
    setNewEffectDrawType("DRAW_ROTATED")
    createEffect("strike")
  end

  function onActivateCharacterAction(player)
    addExtraMobAttack(getOnBoardCARD(player, "SLOT_PLAYERMOB1"), getSourceCARD(), 2)
    drawCard(player)
  end
}
