ZTCG_CARD
{
  "NAME" "Whirl Dancer"
  "IMAGE" "whirl_dancer.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Mob - Courier"
  "COST" "360"

  TYPE_MOB
  {
    "LEVEL" "50"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When you play this card, you may put an opposing mob of level 40 or less into the opponent's hand."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Choose one of your mobs: it can attack twice this turn."
  }

  function onThinkMob(player)
    local places = getTableCardCoordinates("ONLY_ADVSRV", 0, 0, 40, "TYPE_MOB", "ELEMENT_ANY", "", player)
    local mob = selectGameTableCardFromCoordinatesList("Return a mob", places, player)
    local taken, any = takeCardFromTable(not player, getSlotIdFromCARD(not player, mob))
    if any then
      resetNewEffectAttributes()
      setNewEffectFlags("FLIP_HORIZONTAL_VERTICAL")
      createEffect("destroy")
      moveCardsFromListToDeck(taken, getPlayerDeck(not player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    end
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "", player)
    addExtraMobAttack(selectGameTableCardFromCoordinatesList("Which mob attacks twice?", places, player), getSourceCARD(), 2)
    destroyTableCardCoordinatesList(places)
  end
}
