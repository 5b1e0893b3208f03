ZTCG_CARD
{
  "NAME" "Bog Lantern"
  "IMAGE" "bog_lantern.png"
  "TYPE" "MOB"
  "ELEMENT" "WATER"
  "RARITY" "RARITY_COMMON"
  "INFO" "Water - Mob - Light"
  "COST" "60"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "30"
    "TEXT" "When you play this card, draw a card for each mob of your opponent."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "1"
    "TEXT" "Play a mob of level 20 or lower."
  }

  function onThinkMob(player)
    for count = 1, getMobsOnTable(player, "ONLY_ADVSRY") do
      drawCard(player)
    end
  end

  function onActivateCharacterAction(player)
    summon(player, "PLAY_NORMALSUMMON", "ELEM_ANY", 20)
  end
}
