ZTCG_CARD
{
  "NAME" "The Great Levelling"
  "IMAGE" "the_great_levelling.png"
  "TYPE" "ACTION"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Rapid Action - Disaster"
  "COST" "900"

  TYPE_ACT
  {
    "LEVEL" "60"
    "TEXT" "Destroy each mob of level 30 or less, on both sides."
  }

  LVL_ACTION
  {
    "LEVEL" "50"
    "ATTRB" "2"
    "TEXT" "Destroy one of the opponent's mobs of level 20 or less."
  }

  function onThinkAction(player)
    for slot = 1, 7 do
      fell(player, "SLOT_ADVSRYMOB" .. slot)
      fell(player, "SLOT_PLAYERMOB" .. slot)
    end
  end

  function fell(player, slot)
    local mob = getOnBoardCARD(player, slot)
    if not isNullCARD(mob) and getCurrentLevelFromCARD(player, mob) <= 30 then
      destroyCard(player, slot)
      createEffect("destroy")
    end
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 20, "TYPE_MOB", "ELEM_ANY", "", player)
    local mob = selectGameTableCardFromCoordinatesList("Destroy a mob", places, player)
    destroyCard(not player, getSlotIdFromCARD(not player, mob))
    destroyTableCardCoordinatesList(places)
  end
}
