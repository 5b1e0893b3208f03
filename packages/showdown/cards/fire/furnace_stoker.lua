ZTCG_CARD
{
  "NAME" "Furnace Stoker"
  "IMAGE" "furnace_stoker.png"
  "TYPE" "MOB"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Mob - Smith"
  "COST" "120"

  TYPE_MOB
  {
    "LEVEL" "20"
    "ATTCK" "20"
    "HP" "50"
    "TEXT" "Attacks of your rapid actions and of your character deal 10 more damage."
  }

  LVL_ACTION
  {
    "LEVEL" "20"
    "ATTRB" "1"
    "TEXT" "Play a rapid action of level 30 or less."
  }

  function onCalcAttackCard(player)
    if hasFlag("ATKSRC_ACT", "ZTCG_ATKSRC") or hasFlag("ATKSRC_CHA", "ZTCG_ATKSRC") then
      updateGameValue(1, getGameValue(1) + 10)
    end
  end

  function onActivateCharacterAction(player)
    action(player, nil, 30)
  end
}
