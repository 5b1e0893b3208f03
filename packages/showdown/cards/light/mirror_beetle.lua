ZTCG_CARD
{
  "NAME" "Mirror Beetle"
  "IMAGE" "mirror_beetle.png"
  "TYPE" "MOB"
  "ELEMENT" "LIGHT"
  "RARITY" "RARITY_COMMON"
  "INFO" "Light - Mob - Insect, Salt"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "When an attack is aimed at this card, it blocks 10 damage until the end of your next turn."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Glare - A mob of the opponent that you choose has 20 less attack until the end of their turn."
  }

  function onGetTargeted(player)
    local me = getSourceCARD()
    if hasFlag("APPLY_ATTACK", "ZTCG_ATTACKSTATE") then
      newBuff(me, me, 0, 0, 10, 1)
    end
  end

  function onActivateCharacterAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_ADVSRY", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    local mob = getCARD(menuCards(player, mobs, "Dazzle a mob", "CARDLIST_PEEK"))
    newBuff(mob, getSourceCARD(), -20, 0, 0, 1)
  end
}
