ZTCG_CARD
{
  "NAME" "Kelp Strangler"
  "IMAGE" "kelp_strangler.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Water - Mob - Plant, Sea"
  "COST" "280"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "60"
    "TEXT" "When a mob survives an attack of this card, it is stunned until the end of its controller's next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Entangle - Stun a mob of the opponent of level 40 or less until the end of their turn."
  }

  function onExecuteAttackAndSurvived(player)
    local mine = isSameCARD(getCardPointer(0), getSourceCARD())
    if mine and hasFlag("ATTACKED_MOB", "ZTCG_TARGETTYPE") then
      applyStun(player, getTargetCARD(), 1)
      createEffect("stun")
    end
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, 40, "TYPE_ANYMOB", "ELEM_ANY", "")
    applyStun(player, getCARD(menuCards(player, mobs, "Stun a mob", "CARDLIST_PEEK")), 1)
  end
}
