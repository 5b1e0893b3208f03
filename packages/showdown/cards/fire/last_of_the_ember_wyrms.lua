ZTCG_CARD
{
  "NAME" "Last of the Ember Wyrms"
  "IMAGE" "last_of_the_ember_wyrms.png"
  "TYPE" "BOSS"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Fire - Boss - Dragon"
  "COST" "1900"

  TYPE_BOS
  {
    "LEVEL" "85"
    "ATTCK" "50"
    "HP" "130"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "This card gains 5 warmth at the start of each opposing turn in your deck, and 10 when it comes into your hand. When you play it, it gets +10 attack for each 10 warmth, up to 50."
    }
    LVL_ACTION
    {
      "LEVEL" "80"
      "ATTRB" "3"
      "TEXT" "When one of your cards is put into your graveyard, this card heals by 10 HP; when one of the opponent's is, it gets +10 attack until the end of your next turn."
    }
  }

  -- Register 0 holds the warmth.
  function onOpponentStartTurnViewDeck(player)
    warm(5)
  end

  function onPutIntoHand(player)
    warm(10)
  end

  function warm(by)
    local me = getSourceCARD()
    increaseCardRegister(me, getCardIdFromCARD(me), 0, by, 0, "onThinkMob")
  end

  function onThinkMob(player)
    local me = getSourceCARD()
    local warmth = getCardRegister(me, getCardIdFromCARD(me), 0)
    resetNewEffectAttributes()
    setNewEffectBlendingFlags("BLEND_ADD", "BLEND_INVERSE_DEST_COLOR", "BLEND_ONE")
    createEffect("deploy")
    newBuff(me, me, getMinimum(50, 10 * (warmth // 10)), 0, 0, 99)
  end

  function renderCardRegister(player)
    local me = getSourceCARD()
    displayCardRegister(me, getCardIdFromCARD(me), 0, 16, "COLOR_GREEN")
  end

  function onPutCardIntoGraveyard(player)
    if matchRequirements(player, 80, 3, "ELEM_FIRE") then refreshHP(player, getSourceCARD(), 10) end
  end

  -- The warmth is a buff of the card itself; this one comes from the character.
  function onOpponentPutCardIntoGraveyard(player)
    if matchRequirements(player, 80, 3, "ELEM_FIRE") then
      newBuff(getSourceCARD(), getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 10, 0, 0, 1)
    end
  end
}
