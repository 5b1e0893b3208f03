ZTCG_CARD
{
  "NAME" "Hollow Crow"
  "IMAGE" "hollow_crow.png"
  "TYPE" "MOB"
  "ELEMENT" "DARK"
  "RARITY" "RARITY_COMMON"
  "INFO" "Dark - Mob - Bird, Ruin"
  "COST" "90"

  TYPE_MOB
  {
    "LEVEL" "10"
    "ATTCK" "20"
    "HP" "40"
    "TEXT" "Whenever a card of the opponent is destroyed, your next attack this turn deals 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "ZTCG_MAXVALUE"
    "ATTRB" "0"
    "TEXT" "Carrion Call - The opponent discards a random card."
  }

  function onOpponentCardMovedToDiscardPile(player)
    if hasFlag("IS_DESTROYED", "ZTCG_REMOVETYPE") then
      increaseNextAttackDamage(player, 10)
    end
  end

  function onLevelActionTrigger(player)
    discardRandomHandCard(not player)
  end
}
