ZTCG_CARD
{
  "NAME" "Puddle Imp"
  "IMAGE" "puddle_imp.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Spirit, Rain"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "When you play this card, look at the top card of your deck. If it is a Water card, draw it."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Splash - Look at the top card of your deck. If it is a mob, draw it, and play it if you have learned its element and are of its level."
  }

  function onThinkMob(player)
    local top = peekNextCard(player)
    -- The info line begins with the element.
    if string.sub(getCardInfoFromCARD(top), 1, 5) == "Water" then
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    scoutMob(player, "SCOUT_SUMMON", "ELEM_ANY")
  end
}
