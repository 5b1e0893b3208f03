ZTCG_CARD
{
  "NAME" "Starless Night"
  "IMAGE" "starless_night.png"
  "TYPE" "ACTION"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Dark - Rapid Action - Night"
  "COST" "500"

  TYPE_ACT
  {
    "LEVEL" "60"
    "TEXT" "Choose a card of the opponent's build tree: it goes to the graveyard, and their character loses 10 levels. All mobs of the opponent are silenced until your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Darkness - A mob of the opponent of level 70 or less that you choose is stunned for two of their turns."
  }

  function onThinkAction(player)
    local tree = makeListFromCharacterActions(not player, true, false)
    local card = menuCards(player, tree, "Destroy an ability", "CARDLIST_PEEK")
    if destroyCharacterAction(player, getCARD(card), false) then
      resetNewEffectAttributes()
      setNewEffectTint(30, 20, 60, 255)
      setNewEffectDrawType("DRAW_TINTED")
      setNewEffectSpriteDuration(8)
      setNewEffectBlendingFlags("BLEND_DEST_MINUS_SRC", "BLEND_ONE", "BLEND_ONE")
      createEffect("destroy")
    end
    applyGlobalSilence(player)
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_ADVSRV", 0, 0, 70, "TYPE_ANYMOB", "ELEMENT_ANY", "", player)
    applyStun(player, selectGameTableCardFromCoordinatesList("Stun a mob", places, player), 2)
    destroyTableCardCoordinatesList(places)
  end
}
