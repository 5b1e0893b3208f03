ZTCG_CARD
{
  "NAME" "Hollow Hill Badger"
  "IMAGE" "hollow_hill_badger.png"
  "TYPE" "MOB"
  "ELEMENT" "EARTH"
  "RARITY" "RARITY_COMMON"
  "INFO" "Earth - Mob - Beast"
  "COST" "140"

  TYPE_MOB
  {
    "LEVEL" "30"
    "ATTCK" "30"
    "HP" "40"
    "TEXT" "At the start of your turn, if this card is in your graveyard and you have no mobs, put it into your hand. When it is recovered, its level is 20 lower until the end of the turn."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 30 or less."
  }

  function onStartTurnViewGraveyard(player)
    if getMobsOnTable(player, "ONLY_PLAYER") == 0 then
      recoverDestroyedCard(player, getSourceCARD())
    end
  end

  function onRecover(player)
    newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 1)
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 30)
  end
}
