ZTCG_CARD
{
  "NAME" "The Hundredth Wind"
  "IMAGE" "the_hundredth_wind.png"
  "TYPE" "BOSS"
  "ELEMENT" "WIND"
  "RARITY" "RARITY_UNIQUE"
  "INFO" "Wind - Boss - Spirit"
  "COST" "1600"

  TYPE_BOS
  {
    "LEVEL" "75"
    "ATTCK" "40"
    "HP" "120"
    LVL_ACTION
    {
      "LEVEL" "0"
      "ATTRB" "0"
      "TEXT" "This card can attack three times each turn."
    }
    LVL_ACTION
    {
      "LEVEL" "70"
      "ATTRB" "2"
      "TEXT" "When this card comes into your hand, its level is 20 lower for two of your turns."
    }
  }

  function onThinkMob(player)
    createEffect("deploy")
    haste()
  end

  function onReactivateCardEffects(player)
    haste()
  end

  function haste()
    addExtraMobAttack(getSourceCARD(), getSourceCARD(), 3)
  end

  function onPutIntoHand(player)
    if matchRequirements(player, 70, 2, "ELEM_WIND") then
      newCardLevelDrop(getSourceCARD(), getSourceCARD(), 20, 2)
    end
  end
}
