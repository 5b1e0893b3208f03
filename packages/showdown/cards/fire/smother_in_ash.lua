ZTCG_CARD
{
  "NAME" "Smother in Ash"
  "IMAGE" "smother_in_ash.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Fire - Rapid Action - Ash"
  "COST" "340"

  TYPE_ACT
  {
    "LEVEL" "40"
    "TEXT" "The opponent's mobs are silenced until your next turn, and one card of theirs on the table that you choose is silenced until the end of their second turn from now."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Silence an opposing mob until the end of its player's next turn."
  }

  function onThinkAction(player)
    applyGlobalSilence(player)
    hush(player, "TYPE_EQP | TYPE_FLD | TYPE_ANYMOB", 2)
  end

  function hush(player, types, turns)
    local cards = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, "ZTCG_DONTCARE", types, "ELEM_ANY", "")
    local card = getCARD(menuCards(player, cards, "Silence a card", "CARDLIST_PEEK"))
    if not isNullCARD(card) then
      applySilence(player, card, turns)
      resetNewEffectAttributes()
      setNewEffectBlendingFlags("BLEND_SRC_MINUS_DEST", "BLEND_ONE", "BLEND_ONE")
      createEffect("silence")
    end
    destroyList(cards)
  end

  function onActivateCharacterAction(player)
    hush(player, "TYPE_ANYMOB", 1)
  end
}
