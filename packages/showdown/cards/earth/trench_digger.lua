ZTCG_CARD
{
  "NAME" "Trench Digger"
  "IMAGE" "trench_digger.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Surveyor"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "In your mob phase, put the top card of your deck under this card. If there is one already, take it into your hand instead."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Play an equipment of level 50 or less."
  }

  function onActivateMobEffect(player)
    if hasFlag("IS_ADVSRY", "ZTCG_PLAYERTYPE") then return end
    local me = getSourceCARD()
    if countCardsUnder(player, me) == 0 then
      putCardUnder(me, takeCardsFromDeck(player, getPlayerDeck(player, "DECK_DECK"), 1))
    else
      local dug = takeCardUnder(me, getCardUnder(me, 0))
      moveCardsFromListToDeck(player, dug, getPlayerDeck(player, "DECK_HAND"), "TAKE_NEXT", "PUT_BOTTOM", 1)
    end
  end

  function onLevelActionTrigger(player)
    equip(player, "PLAY_NORMALEQUIP", 50)
  end
}
