ZTCG_CARD
{
  "NAME" "Old Drumlin"
  "IMAGE" "old_drumlin.png"
  "TYPE" "JRBOSS"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Earth - Jr. Boss - Stone"
  "COST" "950"

  TYPE_JRB
  {
    "LEVEL" "60"
    "ATTCK" "40"
    "HP" "130"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "Each healing of your cards heals 10 HP more."
    }
    LVL_ACTION
    {
      "LEVEL" "50"
      "ATTRB" "2"
      "TEXT" "When one of your mobs is destroyed, you may play a mob of level 30 or less."
    }
  }

  LVL_ACTION
  {
    "LEVEL" "40"
    "ATTRB" "1"
    "TEXT" "Heal each of your mobs by 30 HP, and your character by 20 HP."
  }

  function onInterceptRefreshCard(player)
    updateGameValue(0, getGameValue(0) + 10)
  end

  function onAttackMobDestroyed(player)
    if matchRequirements(player, 50, 2, "ELEM_EARTH") then
      summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 30)
    end
  end

  function onActivateCharacterAction(player)
    for slot = 1, 7 do
      refreshHP(player, getOnBoardCARD(player, slot), 30)
    end
    refreshHP(player, getOnBoardCARD(player, "SLOT_PLAYERCHAR"), 20)
  end
}
