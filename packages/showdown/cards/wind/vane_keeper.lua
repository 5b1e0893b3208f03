ZTCG_CARD
{
  "NAME" "Vane Keeper"
  "IMAGE" "vane_keeper.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Weatherwise"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you begin to use your abilities, look at the top card of your deck; you may put it at the bottom. When you look at a card of level 40 or more, this card gets +10 attack until the end of your turn; when you put cards in order, +20."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Look at the top card of your deck: if it is a mob, draw it."
  }

  function onStartCharacterActions2(player)
    local top = peekNextCard(player)
    if isNullCARD(top) then return end
    if makePrompt(player, "Put it at the bottom?", "It is %s.", getNameFromCARD(top), 0, "Bottom", "Top") then
      local deck = getPlayerDeck(player, "DECK_DECK")
      moveCards(deck, deck, "TAKE_CARDID", "PUT_BOTTOM", makeTargetFromCARD(top))
    end
  end

  function onPeekCard(player)
    if getBaseLevelFromCARD(getTargetCARD()) >= 40 then
      newBuff(getSourceCARD(), getSourceCARD(), 10, 0, 0, 1)
    end
  end

  function onPickCardOrder(player)
    newBuff(getSourceCARD(), getSourceCARD(), 20, 0, 0, 1)
  end

  function onActivateCharacterAction(player)
    scoutMob(player, "SCOUT_NORMAL", "ELEM_ANY")
  end
}
