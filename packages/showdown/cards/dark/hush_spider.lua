ZTCG_CARD
{
  "NAME" "Hush Spider"
  "IMAGE" "hush_spider.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Insect, Cave"
  "COST" "180"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "Before this card damages a mob, that mob is silenced until the end of its controller's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "2"
    "TEXT" "Cocoon - A piece of the opponent's equipment that you choose is silenced for two of their turns."
  }

  function onExecuteNormalAttack(player)
    if hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applySilence(player, getTargetCARD(), 1)
      createEffect("silence")
    end
  end

  function onActivateCharacterAction(player)
    local places = getTableCardCoordinates("ONLY_ADVSRY", 0, 0, 99, "TYPE_EQP", "ELEM_ANY", "", player)
    applySilence(player, selectGameTableCardFromCoordinatesList("Silence equipment", places, player), 2)
    destroyTableCardCoordinatesList(places)
  end
}
