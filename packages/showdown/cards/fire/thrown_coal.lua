ZTCG_CARD
{
  "NAME" "Thrown Coal"
  "IMAGE" "thrown_coal.png"
  "TYPE" "ACTION"
  "ELEMENT" "FIRE"
  "RARITY" "RARITY_COMMON"
  "INFO" "Fire - Rapid Action - Blaze"
  "COST" "80"

  TYPE_ACT
  {
    "LEVEL" "10"
    "TEXT" "Attacks for 30. If that destroys a card, draw a card."
  }

  LVL_ACTION
  {
    "LEVEL" "10"
    "ATTRB" "0"
    "TEXT" "Draw a card."
  }

  function onThinkAction(player)
    attack(player, getSourceCARD(), 30, "ATKRES_NIL", "ATKSRC_ACT", 0, "ENABLE_PREVENT", "IS_STARTER")
    if lastAttackKilled(player) then drawCard(player) end
  end

  function onActivateCharacterAction(player)
    return drawCard(player)
  end
}
