ZTCG_CARD
{
  "NAME" "Bellwether Ibex"
  "IMAGE" "bellwether_ibex.png"
  "TYPE" "MOB"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_COMMON"
  "INFO" "Wind - Mob - Beast"
  "COST" "150"

  TYPE_MOB
  {
    "LEVEL" "40"
    "ATTCK" "40"
    "HP" "50"
    "TEXT" "When the opponent plays a card of level 30 or more while this card is in your hand, its level is 30 lower for your next turn. When it is revealed, its level is 20 lower for two of your turns."
  }

  LVL_ACTION
  {
    "LEVEL" "30"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 40 or less."
  }

  function onOpponentPlayCardViewHand(player)
    if getBaseLevelFromCARD(getTargetCARD()) >= 30 then
      newCardLevelDrop(getSourceCARD(), getSourceCARD(), 30, 1)
    end
  end

  function onReveal(player)
    newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 2)
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", 40)
  end
}
