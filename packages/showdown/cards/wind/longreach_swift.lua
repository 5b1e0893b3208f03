ZTCG_CARD
{
  "NAME" "Longreach Swift"
  "IMAGE" "longreach_swift.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Bird"
  "COST" "170"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When this card leaves your deck, its level is 10 lower, for three of your turns, for each rapid action you have played while it was there, up to 40."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Draw two cards."
  }

  -- The count is kept on the card itself, in its first register.
  function onPlayCardViewDeck(player)
    local me = getSourceCARD()
    local id = getCardIdFromCARD(me)
    if hasSharedFlags(getTypeFromCARD(getTargetCARD()), "TYPE_ACT") then
      editCardRegister(me, id, 0, getCardRegister(me, id, 0) + 1, 0, "onTakeFromDeck")
    end
  end

  function onTakeFromDeck(player)
    local me = getSourceCARD()
    local played = getCardRegister(me, getCardIdFromCARD(me), 0)
    if played > 0 then newCardLevelDrop(me, me, getMinimum(40, 10 * played), 3) end
  end

  function onActivateCharacterAction(player)
    drawCard(player)
    drawCard(player)
  end
}
