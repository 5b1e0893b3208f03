ZTCG_CARD
{
  "NAME" "Tailwind"
  "IMAGE" "tailwind.png"
  "TYPE" "ACTION"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Rapid Action - Wind"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Choose one of your mobs: it can attack twice this turn. Draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Throw a die of two faces: your next attack this turn deals 10 more damage for each point."
  }

  function onThinkAction(player)
    local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEMENT_ANY", "ZTCG_NIL")
    addExtraMobAttack(getCARD(menuCards(player, mobs, "Which mob attacks twice?", "CARDLIST_PEEK")), getSourceCARD(), 2)
    destroyList(mobs)
    drawCard(player)
  end

  function onActivateCharacterAction(player)
    local _, face = throwDie(player, 2, 2)
    increaseNextAttackDamage(player, 10 * face)
  end
}
