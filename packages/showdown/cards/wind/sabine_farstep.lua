ZTCG_CARD
{
  "NAME" "Sabine Farstep"
  "IMAGE" "sabine_farstep.png"
  "TYPE" "CHAR"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_SELDOM"
  "INFO" "Wind - Character - Courier"
  "COST" "300"

  TYPE_CHA
  {
    "HP" "220"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "If the opponent's level is not below yours, your next attack this turn deals 20 more damage. Draw a card, then play a card of your level or less."
    }
    LVL_ACTION
    {
      "LEVEL" "20"
      "ATTRB" "1"
      "TEXT" "Play a rapid action of level 40 or less. If you do not, your next attack this turn deals 10 more damage."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "Choose one of your mobs: it can attack twice this turn."
    }
  }

  function onActivateCharacterAction1(player)
    local mine = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"))
    local theirs = getCurrentLevelFromCARD(player, getOnBoardCARD(player, "SLOT_ADVSRYCHAR"))
    if theirs >= mine then increaseNextAttackDamage(player, 20) end
    drawCard(player)
    playCard(player, "Play a card of your level or less", "ELEM_ANY", "PLAY_MOB | PLAY_EQUIP | PLAY_ACTION | PLAY_FIELD", getCurrentLevelFromCARD(getSourceCARD()))
  end

  function onActivateCharacterAction2(player)
    if not action(player, nil, "ELEM_ANY", 40) then increaseNextAttackDamage(player, 10) end
  end

  function onActivateCharacterAction3(player)
    local mobs = makeFilteredTableList(player, "ONLY_PLAYER", 0, 0, "ZTCG_DONTCARE", "TYPE_ANYMOB", "ELEM_ANY", "")
    local mob = getCARD(menuCards(player, mobs, "Which mob attacks twice?", "CARDLIST_PEEK"))
    addExtraMobAttack(mob, getSourceCARD(), 2)
    destroyList(mobs)
  end
}
